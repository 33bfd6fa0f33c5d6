/** Training (`/train`): what is due today, the week, the path of lessons, endings and squares. */
import {
  nextQuestion,
  type Question,
  streakOf,
  type TrainingOverview,
  type TrainingState,
  trainingOverview,
} from '@crownhead/training';
import { useMemo } from 'preact/hooks';
import { Board } from '../board/board.tsx';
import { words } from '../i18n/words.ts';
import { settings } from '../settings.ts';
import { StudyTabs } from '../study/study-tabs.tsx';
import { paletteFor } from '../theme/palette.ts';
import { LogFileSection } from '../training/log-file-section.tsx';
import { today } from '../training/training.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Page, Section } from '../ui/page.tsx';
import { cardTitle, questionNote, questionText, whenText } from './card-text.ts';
import { DueTable } from './due-table.tsx';
import { EndingList } from './ending-list.tsx';
import { exerciseBoard } from './exercise-board.ts';
import { LessonPath } from './lesson-path.tsx';
import { trainWords } from './train-words.ts';
import { Week } from './week.tsx';
import './overview.css';

interface OverviewProps {
  readonly training: TrainingState;
  readonly isKept: boolean;
}

export function OverviewScreen({ training, isKept }: OverviewProps) {
  const text = trainWords.value;
  const day = today();
  const overview = trainingOverview(training, day);
  const { due } = overview;
  const first = useMemo(() => nextQuestion(training, day, 0), [training, day]);
  const title = due > 0 ? text.cardsToday(due) : training.cards.size > 0 ? text.nothingToday : text.noCards;
  return (
    <Page
      tabs={<StudyTabs here="train" />}
      wide
      title={title}
      lead={leadOf(training, overview, day)}
      actions={
        due > 0 && (
          <span class="train-start">
            <ButtonLink look="main" href="/train/cards">
              {text.startCards(due)}
            </ButtonLink>
          </span>
        )
      }
    >
      {!isKept && <p role="alert">{text.notKept}</p>}
      <div class={first ? 'train-columns' : 'train-columns train-alone'}>
        {first && <FirstCard question={first} />}
        <div class="train-column">
          {training.cards.size > 0 && (
            <>
              <DueTable overview={overview} day={day} />
              <Week training={training} day={day} />
            </>
          )}
          <LessonPath finished={training.lessons} isFirst={due === 0} />
        </div>
      </div>
      <Section title={text.endings}>
        <EndingList training={training} />
      </Section>
      <Section title={text.squares}>
        <div class="train-row">
          <p>
            {text.aboutSquares} {training.bestSquares > 0 ? `${text.best(training.bestSquares)}.` : ''}
          </p>
          <ButtonLink href="/train/squares">{text.start}</ButtonLink>
        </div>
      </Section>
      <Section title={text.myCards}>
        {training.cards.size > 0 ? (
          <div class="train-row">
            <p>{text.total(training.cards.size)}</p>
            <ButtonLink href="/train/list">{text.look}</ButtonLink>
          </div>
        ) : (
          <div class="train-about">
            <p>{text.aboutCards}</p>
            <p>{text.howToGet}</p>
          </div>
        )}
      </Section>
      <LogFileSection />
    </Page>
  );
}

function leadOf(training: TrainingState, { due, minutes, kinds }: TrainingOverview, day: number): string {
  const text = trainWords.value;
  const streak = streakOf(training.days, day);
  const days = Object.values(kinds).flatMap(({ next }) => next ?? []);
  const parts = [
    training.cards.size === 0 ? text.welcome : '',
    due > 0 ? text.minutes(minutes) : '',
    due === 0 && days.length > 0 ? text.nextCards(whenText(Math.min(...days), day)) : '',
    streak > 0 ? text.streak(streak) : '',
  ];
  return parts.filter(Boolean).join(' · ');
}

/** The card that comes first, as a picture. */
function FirstCard({ question: { card, exercise } }: { readonly question: Question }) {
  const text = trainWords.value;
  const sides = words.value.ui.sides[settings.sides.value];
  const note = questionNote(card, exercise);
  const { position, isFlipped } = exerciseBoard(exercise);
  return (
    <div class="train-first" data-sides={paletteFor(settings.sides.value, settings.pieces.value)}>
      <p class="train-first-name">
        <b>{text.firstCard}</b> <span>{cardTitle(card)}</span>
      </p>
      <div class="train-first-board">
        <Board
          position={position}
          label={text.firstCard}
          flipped={isFlipped}
          sideNames={settings.sides.value}
        />
      </div>
      <p class="train-first-text">
        <b>{questionText(exercise, sides)}.</b> {note}
      </p>
    </div>
  );
}
