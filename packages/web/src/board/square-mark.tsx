/** What is printed on a square: its number, or coordinates along two edges. */
import { FILES, type Place, RANKS, toCoordinate } from '@crownhead/rules';
import { EDGE } from './geometry.ts';
import type { Marks } from './highlights.ts';

interface SquareMarkProps {
  readonly place: Place;
  readonly row: number;
  readonly column: number;
  readonly marks: Marks;
}

const LAST = EDGE - 1;

export function SquareMark({ place, row, column, marks }: SquareMarkProps) {
  if (marks === 'none') return null;
  if (marks === 'numbers') {
    return typeof place === 'number' ? <span class="board-number">{place}</span> : null;
  }
  const at = typeof place === 'number' ? toCoordinate(place) : place;
  const file = FILES.find((name) => name === at[0]);
  const rank = RANKS.find((name) => name === at[1]);
  return (
    <>
      {column === 0 && <span class="board-number">{rank}</span>}
      {row === LAST && <span class="board-file">{file}</span>}
    </>
  );
}
