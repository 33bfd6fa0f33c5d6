/** The screen of a task: the board as large as the window allows, and beside it what is asked, what happened and what one can do. */
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { triedWords } from '../game/prompt-words.ts';
import { words } from '../i18n/words.ts';
import { settings } from '../settings.ts';
import { paletteFor } from '../theme/palette.ts';
import { Button } from '../ui/button.tsx';
import { Icon, Lines } from '../ui/icon.tsx';
import '../ui/base.css';
import { saidText } from './card-text.ts';
import { TaskBoard } from './task-board.tsx';
import type { Said } from './task-driver.ts';
import type { TaskModel } from './task-model.ts';
import { trainWords } from './train-words.ts';
import './task-view.css';

const BULB = 'M9 18h6M10 21h4M12 3a6 6 0 0 0-3.5 10.9c.7.5 1 1.3 1 2.1h5c0-.8.3-1.6 1-2.1A6 6 0 0 0 12 3z';
const FLIP = 'M8 4v16M8 4L5 7M8 4l3 3M16 20V4M16 20l-3-3M16 20l3-3';
const ANSWER = 'M4 12.5l5 5L20 6.5';

function useKeys(model: TaskModel): void {
  useEffect(() => {
    const key = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
      if ((event.target as Element).closest('input, textarea, select, dialog')) return;
      if (event.key !== 'Escape' && event.key !== 'Backspace') return;
      model.enter({ type: event.key === 'Escape' ? 'escape' : 'back' });
      event.preventDefault();
    };
    addEventListener('keydown', key);
    return () => removeEventListener('keydown', key);
  }, [model]);
}

interface ToolProps {
  readonly label: string;
  readonly d: string;
  readonly run: () => void;
  readonly off?: boolean;
}

const Tool = ({ label, d, run, off = false }: ToolProps) => (
  <button type="button" class="task-tool" aria-disabled={off} onClick={() => !off && run()}>
    <Lines d={d} />
    <span>{label}</span>
  </button>
);

const LOOKS: Readonly<Record<Said['kind'], 'plain' | 'good' | 'bad'>> = {
  ask: 'plain',
  right: 'good',
  'other-line': 'plain',
  thinking: 'plain',
  failed: 'bad',
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
  useKeys(model);
  const text = trainWords.value;
  const said = model.said.value;
  const { refused } = model.shown.value;
  const isOver = model.isOver.value;
  const told =
    refused && model.mayMove.value ? triedWords(words.value.game, refused) : saidText(said, praise);
  const look = refused && model.mayMove.value ? 'bad' : LOOKS[said.kind];
  return (
    <main class="task" data-sides={paletteFor(settings.sides.value, settings.pieces.value)}>
      <div class="task-head">
        <p class="task-kind">
          <a href="/train">
            <Icon name="back" />
            {text.title}
          </a>
          <span>{kind}</span>
        </p>
        <h1 class="task-title">{title}</h1>
      </div>
      <TaskBoard model={model} />
      <div class="task-side">
        <div class="task-question">{question}</div>
        <p class={`task-said task-${look}`} role="status">
          {told}
        </p>
        {said.kind === 'failed' && (
          <p>
            <Button onClick={() => model.retry()}>{text.retry}</Button>
          </p>
        )}
        {facts}
        {children}
        <div class="task-tools">
          {!isOver && model.found.value === null && (
            <>
              <Tool
                label={text.hint}
                d={BULB}
                off={!model.mayMove.value || model.hinted.value !== null}
                run={() => void model.hint()}
              />
              {showLabel !== null && (
                <Tool label={showLabel} d={ANSWER} off={model.isBusy.value} run={() => model.show()} />
              )}
            </>
          )}
          <Tool label={text.flip} d={FLIP} run={() => model.flip()} />
        </div>
      </div>
    </main>
  );
}
