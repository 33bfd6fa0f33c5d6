/** What the board of a game shows: now with the move being entered, or as it stood some plies ago. */
import type { InputRole, InputView } from '@crownhead/client';
import {
  asSet,
  type Board,
  type Game,
  type Move,
  type RuleSet,
  type Square,
  squaresOfMove,
} from '@crownhead/rules';
import { between } from '../board/geometry.ts';
import type { Highlights, Nudge } from '../board/highlights.ts';

export interface BoardView {
  readonly position: Board;
  readonly trail: readonly Square[];
  readonly removal: RuleSet['removal'];
  readonly highlights: Highlights;
}

const moveBefore = (game: Game, plies: number): Move | null => {
  const ply = game.plies[plies - 1];
  return ply?.kind === 'move' ? ply.move : null;
};

const ends = (move: Move | null): readonly Square[] => (move ? [move.from, move.path.at(-1)!] : []);

const NOTHING = asSet(0);

export const clearedView = (game: Game): BoardView => ({
  position: { black: NOTHING, white: NOTHING, kings: NOTHING },
  trail: [],
  removal: game.rules.removal,
  highlights: {},
});

/** After this many plies. */
export function pastView(game: Game, plies: number): BoardView {
  const move = moveBefore(game, plies);
  return {
    position: game.plies[plies]?.before ?? game.position,
    trail: move ? squaresOfMove(move) : [],
    removal: game.rules.removal,
    highlights: { last: ends(move) },
  };
}

/** The way of each jump from the chosen piece; where only one way is left, all of it. */
function waysOf({ chosen, targets, completion, path }: InputView): readonly (readonly Square[])[] {
  if (chosen === null) return [];
  if (completion) {
    const rest = squaresOfMove(completion).slice(Math.max(0, path.length - 1));
    return completion.captured.length > 0 ? [rest] : [];
  }
  return targets.filter((to) => between(chosen, to) !== null).map((to) => [chosen, to]);
}

export function liveView(
  game: Game,
  shown: InputView,
  role: InputRole,
  hint: Move | null,
  isUnsent = false,
): BoardView {
  const last = moveBefore(game, game.plies.length);
  const underWay = shown.path.length > 1;
  const { planned, premove } = shown;
  return {
    position: shown.board,
    trail: underWay ? shown.path : last ? squaresOfMove(last) : [],
    removal: game.rules.removal,
    highlights: {
      // One who waits has nothing to choose from yet; one who watches sees what the mover sees (N6).
      movable: role === 'waiting' ? [] : shown.movable,
      chosen: shown.chosen ?? planned,
      targets: shown.targets,
      lines: waysOf(shown),
      last: ends(last),
      jumped: underWay && !shown.sent ? shown.jumped : [],
      planned: premove ?? [],
      hint: hint ? squaresOfMove(hint) : [],
      unsent: isUnsent && shown.sent ? shown.sent.path.at(-1)! : null,
      over: shown.over,
    },
  };
}

/** A refused try: which piece shakes, and where to look. */
export function nudgeOf({ refused, chosen }: InputView): Nudge | null {
  if (!refused) return null;
  const tried = refused.attempt[0];
  const shake = chosen ?? (typeof tried === 'number' ? tried : null);
  return { shake, pulse: refused.squares };
}
