/** The coordinates trainer (`/train/squares`): a square is named and found on an empty board, against the clock. */
import { asSet, type Square } from '@crownhead/rules';
import {
  isRunOver,
  pressSquare,
  RUN_MS,
  type SquaresRun,
  startRun,
  type TrainingState,
} from '@crownhead/training';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Board } from '../board/board.tsx';
import { squareName } from '../board/highlights.ts';
import { words } from '../i18n/words.ts';
import { settings } from '../settings.ts';
import { TaskHead } from '../study/task-head.tsx';
import { paletteFor } from '../theme/palette.ts';
import { trainingLog } from '../training/training.ts';
import { Button } from '../ui/button.tsx';
import { Choice } from '../ui/choice.tsx';
import '../ui/base.css';
import { trainWords } from './train-words.ts';
import './task-view.css';
import './squares-screen.css';

const EMPTY = { black: asSet(0), white: asSet(0), kings: asSet(0) };
const TICK_MS = 200;

export function SquaresScreen({ training }: { readonly training: TrainingState }) {
  const text = trainWords.value;
  const sides = words.value.ui.sides[settings.sides.value];
  const run = useSignal<SquaresRun | null>(null);
  const now = useSignal(0);
  const flipped = useSignal(false);
  const best = useSignal(training.bestSquares);
  const isOn = run.value !== null && !isRunOver(run.value, now.value);
  useEffect(() => {
    if (!isOn) return;
    const timer = setInterval(() => {
      now.value = performance.now();
      const done = run.value;
      if (!done || !isRunOver(done, now.value)) return;
      clearInterval(timer);
      const { right, wrong } = done;
      void trainingLog().then((log) => log.submit({ type: 'squares.finish', right, wrong }));
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [isOn]);
  const begin = (): void => {
    best.value = training.bestSquares;
    now.value = performance.now();
    run.value = startRun(now.value, Math.random());
  };
  const press = (square: Square): void => {
    if (run.value) run.value = pressSquare(run.value, square, performance.now(), Math.random());
  };
  const asked = run.value;
  // Coordinates are learnt by those who have chosen them.
  const marks = settings.marks.value === 'coordinates' ? 'coordinates' : 'numbers';
  const last = asked?.last;
  const seconds = asked ? Math.max(0, Math.ceil((asked.endsAt - now.value) / 1000)) : RUN_MS / 1000;
  return (
    <main class="task" data-sides={paletteFor(settings.sides.value, settings.pieces.value)}>
      <TaskHead back="/train" backLabel={text.title} title={text.squares} />
      <div class="task-board">
        <Board
          position={EMPTY}
          label={words.value.board.label}
          flipped={flipped.value}
          marks={isOn ? 'none' : marks}
          highlights={last && isOn ? { last: last.isRight ? [last.square] : [] } : {}}
          nudge={null}
          onPress={(place) => typeof place === 'number' && isOn && press(place)}
        />
      </div>
      <div class="task-side">
        {isOn && asked ? (
          <>
            <p class="squares-asked" role="status" aria-atomic="true">
              {text.findSquare(squareName(asked.asked, marks))}
            </p>
            <p class={`task-said ${last ? (last.isRight ? 'task-good' : 'task-bad') : ''}`}>
              {text.score(asked.right, asked.wrong)}
            </p>
            <label class="squares-time">
              <span>{text.secondsLeft(seconds)}</span>
              <progress max={RUN_MS} value={Math.max(0, asked.endsAt - now.value)} />
            </label>
          </>
        ) : (
          <>
            <div class="task-question">
              <p>{text.aboutSquares}</p>
            </div>
            {asked && (
              <p class="task-said task-good" role="status">
                {[
                  text.timeOver,
                  `${text.score(asked.right, asked.wrong)}.`,
                  asked.right > best.value ? text.newBest : '',
                ].join(' ')}
              </p>
            )}
            <Choice
              label={text.squares}
              value={flipped.value ? 'black' : 'white'}
              hideLabel
              options={[
                { value: 'white', label: text.asSeenBy(sides.white) },
                { value: 'black', label: text.asSeenBy(sides.black) },
              ]}
              onChange={(side) => {
                flipped.value = side === 'black';
              }}
            />
            <p class="task-facts">{training.bestSquares > 0 ? text.best(training.bestSquares) : ''}</p>
            <p class="task-actions">
              <Button look="main" autoFocus={asked !== null} onClick={begin}>
                {asked ? text.again : text.start}
              </Button>
            </p>
          </>
        )}
      </div>
    </main>
  );
}
