/**
 * Plays games against itself and keeps their quiet positions, to fit the evaluation to.
 * node packages/engine/tune/self-play.ts FILE GAMES NODES SEED
 */
import {
  applyMove,
  drawStatus,
  type Game,
  jumpers,
  legalMoves,
  naturalOutcome,
  newGame,
  OFFICIAL,
  playMove,
  readMove,
  standardStart,
  threeMoveBallots,
} from '@crownhead/rules';
import { turned } from '../src/board-bits.ts';
import type { EndgameTables } from '../src/endgame/tables.ts';
import { openTables } from '../src/node/open-tables.ts';
import { questionOf } from '../src/question.ts';
import { Random } from '../src/random.ts';
import { PROVED } from '../src/score.ts';
import { Thinker } from '../src/thinker.ts';
import { appendSamples, type Sample } from './record.ts';

const [file = 'samples.bin', games = '1000', nodes = '3000', seed = '1'] = process.argv.slice(2);
const random = new Random(Number(seed));
const tables: EndgameTables | null = openTables();
const ballots = threeMoveBallots('174');
const LONGEST = 200;
/** Moves played anyhow after the ballot, so that no two games are the same. */
const LOOSE_MOVES = 6;

function opening(): Game {
  const ballot = ballots[Math.floor(random.next() * ballots.length)]!;
  let position = standardStart(OFFICIAL);
  for (const text of ballot.moves) {
    const move = readMove(position, OFFICIAL, text);
    if (move.ok) position = applyMove(position, move.value);
  }
  let game = newGame({ start: position, drawRule: 'auto' });
  for (let i = Math.floor(random.next() * LOOSE_MOVES); i > 0 && game.outcome === null; i--) {
    const moves = legalMoves(game.position);
    game = playMove(game, moves[Math.floor(random.next() * moves.length)]!);
  }
  return game;
}

/** 2 won, 1 drawn, 0 lost, for Black. */
function blackResult(game: Game): number | null {
  const outcome = game.outcome ?? naturalOutcome(game);
  if (outcome) return outcome.winner === null ? 1 : outcome.winner === 'black' ? 2 : 0;
  const verdict = tables?.verdict(game.position, OFFICIAL).verdict ?? 'unknown';
  if (verdict === 'unknown') return drawStatus(game).claim || game.plies.length > LONGEST ? 1 : null;
  if (verdict === 'draw') return 1;
  return (verdict === 'win') === (game.position.turn === 'black') ? 2 : 0;
}

const thinker = new Thinker({ megabytes: 16, prober: tables, clock: () => performance.now() });
let kept = 0;
for (let n = 1; n <= Number(games); n++) {
  let game = opening();
  const samples: (Sample & { black: boolean })[] = [];
  let result = blackResult(game);
  while (result === null) {
    const { position } = game;
    const best = thinker.think(questionOf(game, { nodes: Number(nodes) })).lines[0]!;
    if (jumpers(position) === 0 && Math.abs(best.score) < PROVED) {
      const black = position.turn === 'black';
      const own = black ? position.black : turned(position.white);
      const other = black ? position.white : turned(position.black);
      const kings = black ? position.kings : turned(position.kings);
      samples.push({ own, other, kings, score: best.score, result: 0, black });
    }
    game = playMove(game, best.moves[0]!);
    result = blackResult(game);
  }
  const final = result;
  appendSamples(
    file,
    samples.map(({ black, ...sample }) => ({ ...sample, result: black ? final : 2 - final })),
  );
  kept += samples.length;
  if (n % 100 === 0) console.log(`${n} games, ${kept} positions`);
}
