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
  START,
  threeMoveBallots,
} from '@crownhead/rules';
import { turned } from '../src/board-bits.ts';
import type { EndgameTables } from '../src/endgame/tables.ts';
import { Engine } from '../src/engine.ts';
import { openTables } from '../src/node/open-tables.ts';
import { Random } from '../src/random.ts';
import { PROVED } from '../src/score.ts';
import { requestOf } from '../src/search-request.ts';
import { appendSamples, NO_RESULT, type Sample } from './record.ts';

const [file = 'samples.bin', games = '1000', nodes = '3000', seed = '1'] = process.argv.slice(2);
const random = new Random(Number(seed));
const tables: EndgameTables | null = openTables();
const ballots = threeMoveBallots('174');
const LONGEST = 160;
/** Moves played anyhow after the ballot, so that no two games are the same. */
const LOOSE_MOVES = 7;
/** A game that begins with more than this between the sides is not played. */
const LOPSIDED = 150;
/** How often a move is played anyhow later on, so that positions come up which nobody would choose. */
const SLIPS = 0.015;
/** Without progress for so many plies a position is like the one before, and is not kept. */
const STALE = 12;
/** So many plies in a row without progress, and nobody ahead: a draw. */
const CALM_PLIES = 24;
const EVEN = 60;

function opening(): Game {
  const ballot = ballots[Math.floor(random.next() * ballots.length)]!;
  let position = START;
  for (const text of ballot.moves) {
    const move = readMove(position, OFFICIAL, text);
    if (move.ok) position = applyMove(position, move.value);
  }
  let game = newGame({ start: position, drawRule: 'auto' });
  for (let i = Math.floor(random.next() * LOOSE_MOVES); i > 0 && game.outcome === null; i--)
    game = anyMove(game);
  return game;
}

const anyMove = (game: Game): Game => {
  const moves = legalMoves(game.position);
  return playMove(game, moves[Math.floor(random.next() * moves.length)]!);
};

/** 2 won, 1 drawn, 0 lost, for Black. */
function blackResult(game: Game, calm: number): number | null {
  const outcome = game.outcome ?? naturalOutcome(game);
  if (outcome) return outcome.winner === null ? 1 : outcome.winner === 'black' ? 2 : 0;
  const verdict = tables?.verdict(game.position, OFFICIAL).verdict ?? 'unknown';
  if (verdict === 'unknown') {
    const over = drawStatus(game).claim || game.plies.length > LONGEST || calm > CALM_PLIES;
    return over ? 1 : null;
  }
  if (verdict === 'draw') return 1;
  return (verdict === 'win') === (game.position.turn === 'black') ? 2 : 0;
}

const engine = new Engine({ megabytes: 16, prober: tables, clock: () => performance.now() });
let kept = 0;
for (let n = 1; n <= Number(games); n++) {
  let game = opening();
  const first = engine.search(requestOf(game, { nodes: Number(nodes) })).lines[0];
  if (first === undefined || Math.abs(first.score) > LOPSIDED) continue;
  let samples: (Sample & { black: boolean })[] = [];
  let calm = 0;
  let result = blackResult(game, calm);
  while (result === null) {
    const { position } = game;
    const quiet = game.plies.at(-1)?.quiet ?? 0;
    const best = engine.search(requestOf(game, { nodes: Number(nodes) })).lines[0]!;
    calm = quiet > STALE / 2 && Math.abs(best.score) < EVEN ? calm + 1 : 0;
    if (jumpers(position) === 0 && Math.abs(best.score) < PROVED && quiet < STALE) {
      const black = position.turn === 'black';
      const own = black ? position.black : turned(position.white);
      const other = black ? position.white : turned(position.black);
      const kings = black ? position.kings : turned(position.kings);
      samples.push({ own, other, kings, score: best.score, result: 0, black });
    }
    if (random.next() < SLIPS) {
      // What comes of it is not the merit of what was before.
      samples = samples.map((sample) => ({ ...sample, result: NO_RESULT }));
      game = anyMove(game);
    } else game = playMove(game, best.moves[0]!);
    result = blackResult(game, calm);
  }
  const final = result;
  appendSamples(
    file,
    samples.map(({ black, ...sample }) =>
      sample.result === NO_RESULT ? sample : { ...sample, result: black ? final : 2 - final },
    ),
  );
  kept += samples.length;
  if (n % 100 === 0) console.log(`${n} games, ${kept} positions`);
}
