/** How many cards come on each of the next seven days. */
import { comingDays, dueCards, type TrainingState } from '@crownhead/training';
import { settings } from '../settings.ts';
import { trainWords } from './train-words.ts';

const DAYS = 7;
const DAY_MS = 86_400_000;

interface WeekProps {
  readonly training: TrainingState;
  readonly day: number;
}

export function Week({ training, day }: WeekProps) {
  const text = trainWords.value;
  // New cards are asked today as well.
  const [, ...later] = comingDays(training, day, DAYS);
  const counts = [dueCards(training, day).length, ...later];
  const most = Math.max(1, ...counts);
  const dayName = (style: 'short' | 'long', i: number): string =>
    new Intl.DateTimeFormat(settings.language.value, { weekday: style }).format(Date.now() + i * DAY_MS);
  return (
    <section class="week-box">
      <h2 class="page-section-title">{text.week}</h2>
      <ol class="week">
        {counts.map((count, i) => (
          <li key={i} aria-label={text.weekDay(dayName('long', i), count)}>
            <span class="week-count" aria-hidden="true">
              {count > 0 ? count : ''}
            </span>
            <span class="week-bar" style={{ height: `${(count / most) * 3.25}rem` }} />
            <span class="week-day" aria-hidden="true">
              {dayName('short', i)}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
