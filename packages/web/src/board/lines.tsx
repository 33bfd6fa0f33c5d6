/** Lines over the board: the path of a jump, a planned move, a hint. Drawn in squares, so that they fit every size. */
import type { Place } from '@crownhead/rules';
import type { ComponentChildren } from 'preact';
import { cellOf, EDGE } from './geometry.ts';
import type { Highlights } from './highlights.ts';

interface LinesProps {
  readonly highlights: Highlights;
  readonly flipped: boolean;
}

type Point = readonly [x: number, y: number];

export const middle = (place: Place, flipped: boolean): Point => {
  const { row, column } = cellOf(place, flipped);
  return [column + 0.5, row + 0.5];
};

const HEAD = 0.22;

/** The last stretch ends in a head. */
function arrowHead(points: readonly Point[]): string {
  const [tip, before] = [points.at(-1)!, points.at(-2)!];
  const angle = Math.atan2(tip[1] - before[1], tip[0] - before[0]);
  const barb = (turn: number): string =>
    `${tip[0] - HEAD * Math.cos(angle + turn)},${tip[1] - HEAD * Math.sin(angle + turn)}`;
  return `M${barb(0.6)} L${tip.join()} L${barb(-0.6)}`;
}

function Arrow({ places, flipped, name }: { places: readonly Place[]; flipped: boolean; name: string }) {
  const points = places.map((place) => middle(place, flipped));
  if (points.length < 2) return null;
  return (
    <g class={name}>
      <polyline points={points.join(' ')} />
      <path d={arrowHead(points)} />
    </g>
  );
}

/** The mark of a move that has not reached the server: `unsent-mark.tsx` draws it, which comes with tables of a server. */
export const unsentMark: { draw: ((place: Place, flipped: boolean) => ComponentChildren) | null } = {
  draw: null,
};

export function Lines({ highlights, flipped }: LinesProps) {
  const { lines = [], planned = [], hint = [], unsent = null } = highlights;
  if (lines.length + planned.length + hint.length === 0 && unsent === null) return null;
  return (
    <svg class="board-lines" viewBox={`0 0 ${EDGE} ${EDGE}`} aria-hidden="true" focusable="false">
      {lines.map((line) => (
        <polyline
          key={line.join()}
          class="board-way"
          points={line.map((square) => middle(square, flipped)).join(' ')}
        />
      ))}
      <Arrow places={planned} flipped={flipped} name="board-plan" />
      <Arrow places={hint} flipped={flipped} name="board-hint" />
      {unsent !== null && unsentMark.draw?.(unsent, flipped)}
    </svg>
  );
}
