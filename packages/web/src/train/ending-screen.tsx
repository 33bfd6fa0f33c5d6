/** A named ending for practice (`/train/endings/:id`): played out without being counted, and kept as a card by a button. */
import { endingCard, exerciseOf, movesLeft, type NamedEnding, type TrainingState } from '@crownhead/training';
import { useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { words } from '../i18n/words.ts';
import { settings } from '../settings.ts';
import { trainingLog } from '../training/training.ts';
import { Button } from '../ui/button.tsx';
import { CardDriver } from './card-driver.ts';
import { praiseText, questionText } from './card-text.ts';
import { TaskView } from './task-view.tsx';
import { courseWords, trainWords } from './train-words.ts';
import { useTask } from './use-task.ts';

interface EndingProps {
  readonly ending: NamedEnding;
  readonly training: TrainingState;
}

export function EndingScreen({ ending, training }: EndingProps) {
  const round = useSignal(0);
  return (
    <Played
      key={round.value}
      ending={ending}
      training={training}
      onAgain={() => {
        round.value += 1;
      }}
    />
  );
}

export function KeepEnding({ ending, training }: EndingProps) {
  const text = trainWords.value;
  const card = endingCard(ending);
  const isKept = training.cards.has(card.id);
  const keep = (): void => void trainingLog().then((log) => log.submit({ type: 'card.add', card }));
  const label = isKept ? text.kept : text.keep;
  // In a list of endings the button says to which one it belongs.
  const { name } = courseWords.value.endings[ending];
  return (
    <Button aria-disabled={isKept} aria-label={`${label}: ${name}`} onClick={() => !isKept && keep()}>
      {label}
    </Button>
  );
}

function Played({ ending, training, onAgain }: EndingProps & { readonly onAgain: () => void }) {
  const text = trainWords.value;
  const { name, about } = courseWords.value.endings[ending];
  const driver = useMemo(() => {
    const exercise = exerciseOf(endingCard(ending));
    if (!exercise.ok) throw new Error(exercise.error);
    return new CardDriver(exercise.value);
  }, []);
  const model = useTask(driver);
  // Read again whenever the board has changed.
  void model.game.value;
  const { exercise } = driver;
  const sides = words.value.ui.sides[settings.sides.value];
  const isOver = model.isOver.value;
  return (
    <TaskView
      model={model}
      kind={text.endings}
      title={name}
      question={
        <>
          <p>{questionText(exercise, sides)}.</p>
          <p>{about}</p>
        </>
      }
      showLabel={text.giveUp}
      praise={praiseText(exercise)}
      facts={
        exercise.kind === 'playing-out' &&
        !isOver && <p class="task-facts">{text.movesLeft(movesLeft(exercise.playing))}</p>
      }
    >
      {isOver && (
        <p class="task-actions">
          <Button look="main" autoFocus onClick={onAgain}>
            {text.again}
          </Button>
          <KeepEnding ending={ending} training={training} />
        </p>
      )}
    </TaskView>
  );
}
