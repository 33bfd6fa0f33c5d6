/** The screen of a task: the board as large as the window allows, and beside it what is asked, what happened and what one can do. */
import type { ComponentChildren } from 'preact';
import { squareName } from '../board/highlights.ts';
import { triedWords } from '../game/prompt-words.ts';
import { words } from '../i18n/words.ts';
import { settings } from '../settings.ts';
import { BoardTool } from '../study/board-tool.tsx';
import { EntryBoard, useEntryKeys } from '../study/entry-board.tsx';
import { TaskHead } from '../study/task-head.tsx';
import { paletteFor } from '../theme/palette.ts';
import { Button } from '../ui/button.tsx';
import '../ui/base.css';
import { saidText } from './card-text.ts';
import type { Said } from './task-driver.ts';
import type { TaskModel } from './task-model.ts';
import { trainWords } from './train-words.ts';
import './task-view.css';

const LOOKS: Readonly<Record<Said['kind'], 'plain' | 'good' | 'bad'>> = {
  ask: 'plain',
  right: 'good',
  'other-line': 'plain',
  thinking: 'plain',
  failed: 'bad',
  'no-hint': 'bad',
  missed: 'bad',
  shown: 'plain',
  wrong: 'bad',
  done: 'good',
};

interface TaskViewProps {
  readonly model: TaskModel;
  /** Above the title: where this belongs. */
  readonly kind: string;
  readonly title: string;
  readonly question: ComponentChildren;
  /** What shows the answer is called; without it there is no such button. */
  readonly showLabel: string | null;
  /** What is said in place of plain praise. */
  readonly praise?: string;
  /** When all is done: what can be done next. */
  readonly children?: ComponentChildren;
  readonly facts?: ComponentChildren;
}

export function TaskView({
  model,
  kind,
  title,
  question,
  showLabel,
  praise,
  facts,
  children,
}: TaskViewProps) {
  useEntryKeys(model);
  const text = trainWords.value;
  const said = model.said.value;
  const { refused } = model.shown.value;
  const isOver = model.isOver.value;
  const hinted = model.hinted.value;
  const told =
    refused && model.mayMove.value
      ? triedWords(words.value.game, refused)
      : hinted === null
        ? saidText(said, praise)
        : text.said.hinted(squareName(hinted, settings.marks.value));
  const look = refused && model.mayMove.value ? 'bad' : hinted === null ? LOOKS[said.kind] : 'plain';
  return (
    <main class="task" data-sides={paletteFor(settings.sides.value, settings.pieces.value)}>
      <TaskHead back="/train" backLabel={text.title} kind={kind} title={title} />
      <div class="task-board">
        <EntryBoard
          model={model}
          label={words.value.board.label}
          found={model.found.value}
          onPress={(place) => model.press(place)}
        />
      </div>
      <div class="task-side">
        <div class="task-question">{question}</div>
        <p class={`task-said task-${look}`} role="status">
          {told}
        </p>
        {(said.kind === 'failed' || said.kind === 'no-hint') && (
          <p>
            <Button onClick={() => model.retry()}>{text.retry}</Button>
          </p>
        )}
        {facts}
        {children}
        <div class="task-tools">
          {!isOver && model.found.value === null && (
            <>
              <BoardTool
                icon="hint"
                label={text.hint}
                off={!model.mayMove.value || model.hinted.value !== null}
                run={() => void model.hint()}
              />
              {showLabel !== null && (
                <BoardTool
                  icon="answer"
                  label={showLabel}
                  off={model.isBusy.value}
                  run={() => model.show()}
                />
              )}
            </>
          )}
          <BoardTool icon="flip" label={text.flip} run={() => model.flip()} />
        </div>
      </div>
    </main>
  );
}
