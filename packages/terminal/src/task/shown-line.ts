/** Moves that are played on the board for somebody to look at, one after the other. */
import { applyMove, type Move, type Position, type Square } from '@crownhead/rules';

export interface ShownLine {
  readonly start: Position;
  readonly moves: readonly Move[];
  /** When the first one is on the board. */
  readonly from: number;
}

const STEP_MS = 900;

const stepAt = ({ moves, from }: ShownLine, now: number): number =>
  Math.min(moves.length, 1 + Math.max(0, Math.floor((now - from) / STEP_MS)));

/** What is on the board now, and the squares of the move that led to it. */
export function shownAt(
  line: ShownLine,
  now: number,
): { readonly position: Position; readonly last: readonly Square[] } {
  const played = line.moves.slice(0, stepAt(line, now));
  const move = played.at(-1);
  return {
    position: played.reduce(applyMove, line.start),
    last: move ? [move.from, move.path.at(-1)!] : [],
  };
}

/** When the next move comes; null after the last. */
export function nextStepAt(line: ShownLine, now: number): number | null {
  const step = stepAt(line, now);
  return step >= line.moves.length ? null : line.from + step * STEP_MS;
}
