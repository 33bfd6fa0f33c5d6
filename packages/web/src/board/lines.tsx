/** Lines over the board: the path of a jump, a planned move, a hint. Drawn in squares, so that they fit every size. */
import type { Place } from '@crownhead/rules';
import { cellOf, EDGE } from './geometry.ts';
import type { Highlights } from './highlights.ts';

interface LinesProps {
  readonly highlights: Highlights;
  readonly flipped: boolean;
}

type Point = readonly [x: number, y: number];

const middle = (place: Place, flipped: boolean): Point => {
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

/** A ring round the piece, and a clock at its corner. */
function Unsent({ place, flipped }: { place: Place; flipped: boolean }) {
  const [x, y] = middle(place, flipped);
  return (
    <g class="board-unsent">
      <circle cx={x} cy={y} r="0.44" />
      <g class="board-unsent-clock">
        <circle cx={x + 0.33} cy={y - 0.33} r="0.14" />
        <path d={`M${x + 0.33} ${y - 0.41}v0.09l0.06 0.04`} />
      </g>
    </g>
  );
}

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
      {unsent !== null && <Unsent place={unsent} flipped={flipped} />}
    </svg>
  );
}
