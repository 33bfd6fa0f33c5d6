/** The positions of a game as a report looks at them: what was played there, and whether there was a choice. */
import { requestFor, type SearchRequest, type Verdict } from '@crownhead/engine';
import {
  boardOutcome,
  type Game,
  listMoves,
  type Move,
  type Position,
  type RuleSet,
  type Side,
} from '@crownhead/rules';
import { givenPlies } from './given.ts';

export interface Moment {
  readonly position: Position;
  readonly side: Side;
  /** The positions before it that count for repetition. */
  readonly before: readonly Position[];
  /** What was played; null for a pass, and after the last ply. */
  readonly played: Move | null;
  /** Fewer than two legal moves, a pass, or a move of a ballot: nothing was chosen, so nothing is graded. */
  readonly forced: boolean;
  /** How many legal moves, counted up to `MOST_MOVES`. */
  readonly moves: number;
  /** What the rules alone say, for the side to move; null where the game could go on. */
  readonly over: Verdict | null;
}

/** Some rules have thousands of ways to jump. */
const MOST_MOVES = 40;

/** Draws that the position and its history decide, not the players. */
const DRAWN_BY_RULE: ReadonlySet<string> = new Set(['repetition', 'forty-move', 'proof', 'both-blocked']);

/** What the rules say of the end of a game, for the side to move there. */
function overAt(position: Position, rules: RuleSet, game: Game | null): Verdict | null {
  const outcome = boardOutcome(position, rules);
  if (outcome !== null && outcome.winner !== null)
    return { kind: outcome.winner === position.turn ? 'win' : 'loss', plies: 0 };
  if (outcome !== null) return { kind: 'draw' };
  return game?.outcome && DRAWN_BY_RULE.has(game.outcome.reason) ? { kind: 'draw' } : null;
}

const countMoves = (position: Position, rules: RuleSet): number => {
  const moves = listMoves(position, rules, MOST_MOVES);
  return moves.ok ? moves.value.length : MOST_MOVES;
};

/** Every position of the game, the one after the last ply included. */
export function momentsOf(game: Game): Moment[] {
  const { rules, plies } = game;
  const given = givenPlies(game);
  const moments = plies.map((ply, i): Moment => {
    const moves = countMoves(ply.before, rules);
    const quiet = plies[i - 1]?.quiet ?? 0;
    return {
      position: ply.before,
      side: ply.before.turn,
      before: plies.slice(i - quiet, i).map(({ before }) => before),
      played: ply.kind === 'move' ? ply.move : null,
      forced: ply.kind === 'pass' || moves < 2 || i < given,
      moves,
      over: overAt(ply.before, rules, null),
    };
  });
  const quiet = plies.at(-1)?.quiet ?? 0;
  const last: Moment = {
    position: game.position,
    side: game.position.turn,
    before: plies.slice(plies.length - quiet).map(({ before }) => before),
    played: null,
    forced: false,
    moves: countMoves(game.position, rules),
    over: overAt(game.position, rules, game),
  };
  return [...moments, last];
}

/** Asks for the best lines of a moment. */
export const requestAt = (moment: Moment, rules: RuleSet, nodes: number, lines = 1): SearchRequest => ({
  ...requestFor(moment.position, { nodes }, rules),
  before: moment.before,
  lines,
});
