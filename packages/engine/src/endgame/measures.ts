/** What is measured of a material besides who wins, and which of it the files keep. */
import { codeOf, type Material, pieceCount, swapped } from './material.ts';

/** How large the tables are to be. */
export interface BuildSize {
  /** Results are made for up to this many pieces. */
  readonly pieces: number;
  /** Distances too for up to this many. */
  readonly exactPieces: number;
}

/** Plies to the end of the game, or to the next capture or man move: what the 40-move rule asks for. */
export type Measure = 'distances' | 'progress';

/**
 * Won so slowly that a search which knows only the results runs into the 40-move rule: three kings against two, and two
 * with a man that is to be the third. The winner is to move; with the other side to move, one ply leads here.
 */
const SLOW_WINS: ReadonlySet<number> = new Set(
  [
    { ownMen: 0, ownKings: 3, otherMen: 0, otherKings: 2 },
    { ownMen: 1, ownKings: 2, otherMen: 0, otherKings: 2 },
  ].map(codeOf),
);

/** What the files keep of a material. */
export function keptMeasure({ exactPieces }: BuildSize, material: Material): Measure | null {
  if (pieceCount(material) <= exactPieces) return 'distances';
  return SLOW_WINS.has(codeOf(material)) ? 'progress' : null;
}

/** What is measured while it is solved, together with its opposite. */
export const solvedMeasure = (size: BuildSize, material: Material): Measure | null =>
  keptMeasure(size, material) ?? keptMeasure(size, swapped(material));
