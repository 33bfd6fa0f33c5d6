/** How somebody stands, and whether that can be kept. */
import { streakOf } from '@crownhead/training';
import type { Context, Training } from '../app/screen.ts';
import { dayAt } from './today.ts';
import { counted, ratingText } from './words.ts';

/** Who trains, in a line. */
export function standingText({ state }: Training, now: number): string {
  const days = streakOf(state.days, dayAt(now));
  const streak = days > 1 ? `, ${counted(days, 'day')} in a row` : '';
  return `Rating ${ratingText(state.rating.rating)}${streak}`;
}

/** What is wrong with the log, if anything is. */
export const logFault = ({ training }: Context): string | null =>
  training?.fault ??
  (training?.isKept === false ? 'Nothing can be saved here: what you train now lasts until you quit.' : null);
