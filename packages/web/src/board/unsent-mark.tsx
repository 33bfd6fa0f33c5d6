/** Marks a move that has not reached the server: a ring round the piece, and a clock at its corner. */
import { middle, unsentMark } from './lines.tsx';
import './unsent-mark.css';

unsentMark.draw = (place, flipped) => {
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
};
