/** The moves that have been on the board, to be stepped through. */
import { moveOf, ROOT_ID } from '@crownhead/rules';
import { isWrong } from '@crownhead/training';
import { moveText } from '../board/move-text.ts';
import { StepButtons, type StepTo } from '../ui/step-buttons.tsx';
import type { PuzzleModel } from './puzzle-model.ts';
import { puzzleWords } from './puzzle-words.ts';

function walk(model: PuzzleModel, to: StepTo): void {
  if (to === 'first') model.look(ROOT_ID);
  else if (to === 'last') model.look(model.tip.peek());
  else model.step(to === 'back' ? -1 : 1);
}

export function SolveLine({ model }: { readonly model: PuzzleModel }) {
  const text = puzzleWords.value;
  const line = model.line.value;
  const at = model.at.value;
  if (line.length === 0) return null;
  const isBusy = model.stage.value === 'answering';
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
              {moveText(moveOf(node)!)}
              {isWrong(node) && '?'}
            </button>
          </li>
        ))}
      </ol>
      <div class="solve-steps">
        <StepButtons
          labels={text}
          isStart={isBusy || at === ROOT_ID}
          isEnd={isBusy || at === model.tip.value}
          go={(to) => walk(model, to)}
        />
      </div>
    </section>
  );
}
