/** A lesson (`/train/lessons/:id`), step by step. */
import {
  LESSON_IDS,
  type LessonId,
  type LessonRun,
  type LessonTexts,
  movesLeft,
  nextLesson,
  nextLessonStep,
  repeatStep,
  startLesson,
  stepsOf,
  type TrainingState,
} from '@crownhead/training';
import { useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { go } from '../router.ts';
import { trainingLog } from '../training/training.ts';
import { Button } from '../ui/button.tsx';
import { LessonDriver } from './lesson-driver.ts';
import { TaskView } from './task-view.tsx';
import { courseWords, trainWords } from './train-words.ts';
import { useTask } from './use-task.ts';

interface LessonProps {
  readonly lesson: LessonId;
  readonly training: TrainingState;
}

export function LessonScreen({ lesson, training }: LessonProps) {
  const run = useSignal(useMemo(() => startLesson(lesson), []));
  const round = useSignal(0);
  const next = nextLessonStep(run.value);
  const finish = (): void => {
    void trainingLog().then((log) => log.submit({ type: 'lesson.finish', id: lesson }));
    const after = nextLesson(new Set([...training.lessons, lesson]));
    go(after === null ? '/train' : `/train/lessons/${after}`);
  };
  return (
    <Step
      key={`${run.value.index} ${round.value}`}
      run={run.value}
      isLast={next === null}
      onNext={() => {
        if (next) run.value = next;
        else finish();
      }}
      onRepeat={() => {
        run.value = repeatStep(run.value);
        round.value += 1;
      }}
    />
  );
}

interface StepProps {
  readonly run: LessonRun;
  readonly isLast: boolean;
  readonly onNext: () => void;
  readonly onRepeat: () => void;
}

type StepTexts = Readonly<Record<string, { readonly ask: string; readonly done: string }>>;

function Step({ run, isLast, onNext, onRepeat }: StepProps) {
  const text = trainWords.value;
  const lesson: LessonTexts[LessonId] = courseWords.value.lessons[run.lesson];
  const { ask, done } = (lesson.steps as StepTexts)[run.stepId]!;
  const driver = useMemo(() => new LessonDriver(run), [run]);
  const model = useTask(driver);
  // Read again whenever the board has changed.
  void model.game.value;
  const { playing, isDone } = driver.run;
  const isOver = model.isOver.value;
  const all = stepsOf(run.lesson).length;
  return (
    <TaskView
      model={model}
      kind={`${text.lessons} · ${LESSON_IDS.indexOf(run.lesson) + 1}`}
      title={lesson.title}
      question={<p>{ask}</p>}
      showLabel={run.step.task.kind === 'line' ? text.showMove : null}
      praise={done}
      facts={
        <p class="task-facts">
          {[text.stepOf(run.index + 1, all), playing && !isOver ? text.movesLeft(movesLeft(playing)) : '']
            .filter(Boolean)
            .join(' · ')}
        </p>
      }
    >
      {isOver && (
        <p class="task-actions">
          {isDone ? (
            <Button look="main" autoFocus onClick={onNext}>
              {isLast ? text.finish : text.next}
            </Button>
          ) : (
            <Button look="main" autoFocus onClick={onRepeat}>
              {text.repeat}
            </Button>
          )}
        </p>
      )}
    </TaskView>
  );
}
