/** Games whose result is known: drawn endings by the tables, and drawn games into which one losing move is planted. */
import { type Engine, type Random, requestFor, requestOf } from '@crownhead/engine';
import {
  applyMove,
  type Game,
  gameBefore,
  legalMoves,
  type Move,
  makePosition,
  newGame,
  type Position,
  playMove,
  sameMove,
  size,
} from '@crownhead/rules';
import { FULL } from '@crownhead/testkit';
import { expectedScore } from './outcome-model.ts';
import { sharesOfVerdict } from './value.ts';

const TABLE_PIECES = 5;

const pick = <T>(random: Random, list: readonly T[]): T => list[Math.floor(random.next() * list.length)]!;

/** What a search of so many nodes says, for the side to move. */
const verdictAt = (engine: Engine, position: Position, nodes: number) =>
  engine.search(requestFor(position, { nodes })).lines[0]?.verdict ?? ({ kind: 'loss', plies: 0 } as const);

/** Pieces at random places, in which the side to move has a move. */
export function randomPosition(random: Random, pieces: number): Position {
  for (;;) {
    const squares = Array.from({ length: 32 }, (_, i) => i);
    const take = (): number => 1 << squares.splice(Math.floor(random.next() * squares.length), 1)[0]!;
    let [black, white, kings] = [0, 0, 0];
    for (let i = 0; i < pieces; i++) {
      const bit = take();
      const isBlack = i % 2 === 0;
      if (isBlack) black |= bit;
      else white |= bit;
      const onKingRow = (bit & (isBlack ? 0xf0000000 : 0x0000000f)) !== 0;
      if (onKingRow || random.next() < 0.5) kings |= bit;
    }
    const position = makePosition(black, white, kings, random.next() < 0.5 ? 'black' : 'white');
    if (legalMoves(position).length > 0) return position;
  }
}

/** A game of few pieces in which every position is a draw by the tables, played at random among the moves that keep it. */
export function drawnEnding(engine: Engine, random: Random, plies: number): Game {
  for (;;) {
    const start = randomPosition(random, 3 + Math.floor(random.next() * (TABLE_PIECES - 2)));
    if (verdictAt(engine, start, 1_000).kind !== 'draw') continue;
    let game = newGame({ start, drawRule: 'off' });
    while (game.outcome === null && game.plies.length < plies) {
      const keeping = legalMoves(game.position).filter((move) => {
        const next = playMove(game, move);
        return next.outcome === null && verdictAt(engine, next.position, 1_000).kind === 'draw';
      });
      if (keeping.length === 0) break;
      game = playMove(game, pick(random, keeping));
    }
    if (game.plies.length >= Math.min(8, plies)) return game;
  }
}

/** Plays on, each side with its number of nodes, until it is over, drawn by the tables, or long enough. */
function playedOn(engine: Engine, from: Game, nodes: (game: Game) => number, plies: number): Game {
  let game = from;
  engine.clear();
  while (game.outcome === null && game.plies.length < plies) {
    const [line] = engine.search(requestOf(game, { nodes: nodes(game) })).lines;
    if (line === undefined) break;
    game = playMove(game, line.moves[0]!);
    const few = size(game.position.black) + size(game.position.white) <= TABLE_PIECES;
    if (few && line.verdict.kind === 'draw' && game.plies.length > from.plies.length + 30) break;
  }
  return game;
}

const OPENING_PLIES = 6;
const PLAY_NODES = 4_000;
const PROOF_NODES = FULL ? 200_000 : 50_000;
/** For the side that has been given the game. */
const WINNER_NODES = FULL ? 50_000 : 10_000;

/** A game of the engine against itself that ends in a proved draw. */
function drawnGame(engine: Engine, random: Random): Game {
  for (;;) {
    let game = newGame({ drawRule: 'auto' });
    while (game.plies.length < OPENING_PLIES) game = playMove(game, pick(random, legalMoves(game.position)));
    game = playedOn(engine, game, () => PLAY_NODES, 160);
    if (game.outcome?.winner === null || verdictAt(engine, game.position, PROOF_NODES).kind === 'draw')
      return game;
  }
}

/** A drawn game with one move replaced by one that is proved to lose, and the ply of that move, counted from 1. */
export interface Planted {
  readonly game: Game;
  readonly ply: number;
}

/** Does this move lose, proved by a search, where the side to move was not lost before? */
function losingMoves(engine: Engine, at: Game, played: Move): Move[] {
  const { position } = at;
  const before = verdictAt(engine, position, PROOF_NODES);
  if (before.kind === 'loss' || expectedScore(sharesOfVerdict(before, position)) < 0.4) return [];
  return legalMoves(position).filter(
    (move) =>
      !sameMove(move, played) && verdictAt(engine, applyMove(position, move), PROOF_NODES).kind === 'win',
  );
}

export function plantedGame(engine: Engine, random: Random): Planted {
  for (;;) {
    const drawn = drawnGame(engine, random);
    for (let tries = 0; tries < 12; tries++) {
      const index = OPENING_PLIES + Math.floor(random.next() * (drawn.plies.length - OPENING_PLIES));
      const ply = drawn.plies[index];
      if (ply === undefined || ply.kind !== 'move') continue;
      const at = gameBefore(drawn, index);
      const losing = losingMoves(engine, at, ply.move);
      if (losing.length === 0) continue;
      const loser = at.position.turn;
      const lost = playMove(at, pick(random, losing));
      const nodes = (game: Game): number => (game.position.turn === loser ? PLAY_NODES : WINNER_NODES);
      const game = playedOn(engine, lost, nodes, index + 200);
      if (game.outcome?.winner && game.outcome.winner !== loser) return { game, ply: index + 1 };
    }
  }
}
