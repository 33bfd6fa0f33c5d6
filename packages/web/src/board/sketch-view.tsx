/** Arrows and rings over a board, in squares, so that they fit every size; and their text for screen readers. */
import type { Place } from '@crownhead/rules';
import { cellOf, EDGE } from './geometry.ts';
import type { Stroke } from './sketch.ts';
import './sketch.css';

interface SketchViewProps {
  readonly strokes: readonly Stroke[];
  readonly flipped: boolean;
  readonly said: string;
}

const middle = (place: Place, flipped: boolean): { x: number; y: number } => {
  const { row, column } = cellOf(place, flipped);
  return { x: column + 0.5, y: row + 0.5 };
};

const HEAD = 0.42;
const HALF_HEAD = 0.26;
const HALF_SHAFT = 0.085;
/** An arrow begins beside the piece it is about. */
const GAP = 0.3;

/** One outline of shaft and head, lying along the x axis. */
const outline = (length: number): string => {
  const neck = length - HEAD;
  return `M${GAP} ${-HALF_SHAFT} L${neck} ${-HALF_SHAFT} L${neck} ${-HALF_HEAD} L${length} 0 L${neck} ${HALF_HEAD} L${neck} ${HALF_SHAFT} L${GAP} ${HALF_SHAFT} Z`;
};

function StrokeShape({ stroke, flipped }: { readonly stroke: Stroke; readonly flipped: boolean }) {
  const from = middle(stroke.from, flipped);
  const to = middle(stroke.to, flipped);
  const name = `sketch-${stroke.colour}`;
  if (stroke.from === stroke.to) return <circle class={name} cx={from.x} cy={from.y} r={0.44} />;
  const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  return (
    <path class={name} d={outline(length)} transform={`translate(${from.x} ${from.y}) rotate(${angle})`} />
  );
}

export const SketchView = ({ strokes, flipped, said }: SketchViewProps) => (
  <>
    <svg class="sketch" viewBox={`0 0 ${EDGE} ${EDGE}`} aria-hidden="true" focusable="false">
      {strokes.map((stroke) => (
        <StrokeShape key={`${stroke.from} ${stroke.to}`} stroke={stroke} flipped={flipped} />
      ))}
    </svg>
    <span class="ui-unseen" aria-live="polite">
      {said}
    </span>
  </>
);
