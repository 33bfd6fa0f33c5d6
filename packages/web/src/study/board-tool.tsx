/** A button below a task: a drawing over its name. */
import { Lines } from '../ui/icon.tsx';
import './board-tool.css';

const DRAWINGS = {
  hint: 'M9 18h6M10 21h4M12 3a6 6 0 0 0-3.5 10.9c.7.5 1 1.3 1 2.1h5c0-.8.3-1.6 1-2.1A6 6 0 0 0 12 3z',
  answer: 'M4 12.5l5 5L20 6.5',
  flip: 'M8 4v16M8 4L5 7M8 4l3 3M16 20V4M16 20l-3-3M16 20l3-3',
  analyse: 'M4 18l5-6 4 3 7-9M4 21h16',
  next: 'M9 5l7 7-7 7',
} as const;

interface BoardToolProps {
  readonly icon: keyof typeof DRAWINGS;
  readonly label: string;
  readonly run: () => void;
  /** Stays in its place under the keyboard, and does nothing. */
  readonly off?: boolean;
}

export const BoardTool = ({ icon, label, run, off = false }: BoardToolProps) => (
  <button type="button" class="board-tool" aria-disabled={off} onClick={() => !off && run()}>
    <Lines d={DRAWINGS[icon]} />
    <span>{label}</span>
  </button>
);
