/** Cards that are due (`/train/cards`), one after the other; what happens at each goes into the log as soon as it is finished. */
import {
  CARD_KINDS,
  type CardKind,
  type CardState,
  dueOf,
  nextQuestion,
  type Question,
  reviewOf,
  type TrainingState,
} from '@crownhead/training';
import { useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { words } from '../i18n/words.ts';
import { place } from '../router.ts';
import { settings } from '../settings.ts';
import { StudyTabs } from '../study/study-tabs.tsx';
import { today, trainingLog } from '../training/training.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Page } from '../ui/page.tsx';
import { CardDriver } from './card-driver.ts';
import { cardTitle, praiseText, questionNote, questionText, whenText } from './card-text.ts';
import { TaskView } from './task-view.tsx';
import { trainWords } from './train-words.ts';
import { useTask } from './use-task.ts';

const now = (): number => performance.now();

/** The kinds in the address; all of them where it names none. */
function kindsHere(): readonly CardKind[] | undefined {
  const kind = new URL(place.value, location.origin).searchParams.get('kind');
  const found = CARD_KINDS.filter((one) => one === kind);
  return found.length > 0 ? found : undefined;
}

export function CardScreen({ training }: { readonly training: TrainingState }) {
  const options = useMemo(() => {
    const kinds = kindsHere();
    return kinds ? { kinds } : {};
  }, []);
  const answered = useSignal(0);
  const question = useSignal<Question | null>(
    useMemo(() => nextQuestion(training, today(), now(), options), []),
  );
  if (!question.value) return <DoneForToday count={answered.value} />;
  const { card } = question.value;
  return (
    <Asked
      key={`${card.id} ${answered.value}`}
      question={question.value}
      state={training.cards.get(card.id) ?? null}
      left={dueOf(training, today(), options).filter(({ card: { id } }) => id !== card.id).length}
      onNext={() => {
        answered.value += 1;
        question.value = nextQuestion(training, today(), now(), options, card.id);
      }}
    />
  );
}

interface AskedProps {
  readonly question: Question;
  readonly state: CardState | null;
  readonly left: number;
  readonly onNext: () => void;
}

function Asked({ question, state, left, onNext }: AskedProps) {
  const text = trainWords.value;
  const isReviewed = useSignal(false);
  const driver = useMemo(() => new CardDriver(question.exercise), [question]);
  const model = useTask(driver, () => {
    const review = reviewOf({ ...question, exercise: driver.exercise }, now());
    void trainingLog()
      .then((log) => log.submit(review))
      .then(() => {
        isReviewed.value = true;
      });
  });
  const { card, exercise } = question;
  const sides = words.value.ui.sides[settings.sides.value];
  const note = questionNote(card, exercise);
  const isPlayed = exercise.kind === 'playing-out';
  return (
    <TaskView
      model={model}
      kind={text.kinds[card.kind]}
      title={cardTitle(card)}
      question={
        <>
          <p>{questionText(exercise, sides)}.</p>
          {note && <p>{note}</p>}
        </>
      }
      showLabel={isPlayed ? text.giveUp : text.show}
      praise={praiseText(exercise)}
      facts={<p class="task-facts">{left > 0 ? text.left(left) : ''}</p>}
    >
      {model.isOver.value && (
        <>
          {isReviewed.value && state && (
            <p class="task-facts" role="status">
              {state.due <= today() ? text.comesAgain : text.comesBack(whenText(state.due, today()))}
            </p>
          )}
          <p class="task-actions">
            <Button
              look="main"
              autoFocus
              aria-disabled={!isReviewed.value}
              onClick={() => isReviewed.value && onNext()}
            >
              {text.nextCard}
            </Button>
            <Button onClick={() => void analyse(card.pdn)}>{text.analyse}</Button>
          </p>
        </>
      )}
    </TaskView>
  );
}

/** The analysis is loaded when somebody asks for it. */
const analyse = async (pdn: string): Promise<void> =>
  (await import('../analysis/hand-over.ts')).analysePdn(pdn);

function DoneForToday({ count }: { readonly count: number }) {
  const text = trainWords.value;
  return (
    <Page
      title={text.nothingToday}
      lead={count > 0 ? text.doneToday(count) : ''}
      tabs={<StudyTabs here="train" />}
      wide
    >
      <p class="page-actions">
        <ButtonLink look="main" href="/train">
          {text.back}
        </ButtonLink>
        <ButtonLink href="/puzzles">{text.kinds.puzzle}</ButtonLink>
      </p>
    </Page>
  );
}
