/** The moves that have been on the board, to be stepped through. */
import { formatMove, moveOf, ROOT_ID } from '@crownhead/rules';
import { isWrong } from '@crownhead/training';
import { Icon, Lines } from '../ui/icon.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import type { PuzzleModel } from './puzzle-model.ts';
import { puzzleWords } from './puzzle-words.ts';

const FIRST = 'M18 5l-8 7 8 7M6 5v14';
const LAST = 'M6 5l8 7-8 7M18 5v14';

export function SolveLine({ model }: { readonly model: PuzzleModel }) {
  const text = puzzleWords.value;
  const line = model.line.value;
  const at = model.at.value;
  if (line.length === 0) return null;
  const isBusy = model.stage.value === 'answering';
  const isStart = isBusy || at === ROOT_ID;
  const isEnd = isBusy || at === model.tip.value;
  return (
    <section class="solve-line" aria-label={text.moves}>
      <ol class="solve-moves">
        {line.map((node) => (
          <li key={node.id}>
            <button
              type="button"
              aria-current={node.id === at ? 'step' : undefined}
              onClick={() => model.look(node.id)}
            >
              {formatMove(moveOf(node)!)}
              {isWrong(node) && '?'}
            </button>
          </li>
        ))}
      </ol>
      <div class="solve-steps">
        <IconButton label={text.first} off={isStart} run={() => model.look(ROOT_ID)}>
          <Lines d={FIRST} />
        </IconButton>
        <IconButton label={text.back} off={isStart} run={() => model.step(-1)}>
          <Icon name="back" />
        </IconButton>
        <IconButton label={text.forward} off={isEnd} run={() => model.step(1)}>
          <Icon name="forward" />
        </IconButton>
        <IconButton label={text.last} off={isEnd} run={() => model.look(model.tip.peek())}>
          <Lines d={LAST} />
        </IconButton>
      </div>
    </section>
  );
}
