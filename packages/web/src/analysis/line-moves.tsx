/** The moves of a line as buttons: each is shown on the board when pointed at or focused, and played when pressed. */
import {
  type Attempt,
  type BySide,
  formatMove,
  type Game,
  type Move,
  opposite,
  squaresOfMove,
} from '@crownhead/rules';
import { settings } from '../settings.ts';
import type { AnalysisModel } from './analysis-model.ts';
import { analysisWords } from './analysis-words.ts';
import './line-moves.css';

interface LineProps {
  readonly model: AnalysisModel;
  readonly sides: BySide<string>;
  /** Where the line begins. */
  readonly game: Game;
  readonly moves: readonly Move[];
  /** So many are shown. */
  readonly most?: number;
  /** Takes the moves up to the one that was pressed. */
  readonly onPlay?: ((attempts: readonly Attempt[]) => void) | undefined;
}

const MOST_SHOWN = 14;

export function LineMoves({ model, sides, game, moves, most = MOST_SHOWN, onPlay }: LineProps) {
  const text = analysisWords.value.engine;
  const notation = settings.marks.value === 'coordinates' ? 'algebraic' : 'numeric';
  const shown = moves.slice(0, most);
  const { turn } = game.position;
  const look = (upTo: number): void => {
    model.preview.value = { game, moves: shown.slice(0, upTo + 1) };
  };
  const leave = (): void => {
    model.preview.value = null;
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the buttons in it do the work; arrow keys only go from one to the next.
    <span class="line-moves" onKeyDown={walkMoves} onPointerLeave={leave}>
      {shown.map((move, i) => (
        <button
          key={i}
          type="button"
          class="line-move"
          tabIndex={i === 0 ? 0 : -1}
          aria-label={text.lineMove(sides[i % 2 === 0 ? turn : opposite(turn)], formatMove(move, notation))}
          onPointerEnter={() => look(i)}
          onFocus={() => look(i)}
          onBlur={leave}
          onClick={() => onPlay?.(shown.slice(0, i + 1).map(squaresOfMove))}
        >
          {formatMove(move, notation)}
        </button>
      ))}
      {moves.length > most && <span aria-hidden="true">…</span>}
    </span>
  );
}

/** One stop of the Tab key for each line: the arrow keys go along it. */
function walkMoves(event: KeyboardEvent): void {
  const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
  if (step === 0) return;
  event.preventDefault();
  event.stopPropagation();
  const here = document.activeElement;
  const to = step > 0 ? here?.nextElementSibling : here?.previousElementSibling;
  (to as HTMLElement | null)?.focus();
}
