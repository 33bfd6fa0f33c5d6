/** The moves of a game as rows of a score sheet: number, first side, second side. */
import { formatMove, type Game, type Notation, type Ply, type Side } from '@crownhead/rules';

export interface MoveCell {
  /** The position after so many plies is shown when it is pressed. */
  readonly ply: number;
  readonly side: Side;
  /** Null where the turn was passed. */
  readonly text: string | null;
}

export interface MoveRow {
  readonly number: number;
  /** The second is null while the row is not full. */
  readonly cells: readonly [MoveCell, MoveCell | null];
}

const textOf = (ply: Ply, notation: Notation): string | null =>
  ply.kind === 'move' ? formatMove(ply.move, notation) : null;

/** The side that begins is in the first column. */
export function moveRows(game: Game, notation: Notation): readonly MoveRow[] {
  const cells = game.plies.map((ply, i): MoveCell => {
    return { ply: i + 1, side: ply.before.turn, text: textOf(ply, notation) };
  });
  const rows: MoveRow[] = [];
  for (let i = 0; i < cells.length; i += 2) {
    rows.push({ number: i / 2 + 1, cells: [cells[i]!, cells[i + 1] ?? null] });
  }
  return rows;
}
