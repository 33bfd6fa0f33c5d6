/** A game that is long and goes nowhere. */
import type { Move, Square } from '@crownhead/rules';

/** Two kings that go to and fro. */
const step = (from: number, to: number): { kind: 'move'; move: Move } => ({
  kind: 'move',
  move: { from: from as Square, path: [to as Square], captured: [], crowned: false },
});
const CYCLE = [step(1, 6), step(32, 27), step(6, 1), step(27, 32)];
/** A saved game of so many plies. */
export const resume = (plies: number) =>
  ({
    kind: 'resume',
    fen: 'B:WK32:BK1',
    history: Array.from({ length: plies }, (_, i) => CYCLE[i % 4]!),
    clocks: null,
  }) as const;
