/** What to train today, and how much is coming. */
import { retrievability } from './memory.ts';
import type { CardState, TrainingState } from './training.ts';

/** So many cards that were never asked are begun in a day, unless somebody wants more. */
export const NEW_CARDS_A_DAY = 10;

const recallOf = ({ memory, lastDay }: CardState, day: number): number =>
  memory === null || lastDay === null ? 1 : retrievability(memory, Math.max(0, day - lastDay));

/** Cards to be asked today: those most likely forgotten first, then new ones in the order they came. */
export function dueCards(
  { cards }: TrainingState,
  day: number,
  newCards: number = NEW_CARDS_A_DAY,
): readonly CardState[] {
  const all = [...cards.values()];
  const known = all.filter(({ memory, due }) => memory !== null && due <= day);
  const begun = all.filter(({ firstDay }) => firstDay === day).length;
  const fresh = all.filter(({ memory }) => memory === null).slice(0, Math.max(0, newCards - begun));
  return [...known.toSorted((a, b) => recallOf(a, day) - recallOf(b, day)), ...fresh];
}

/** How many known cards come due on each of the next days, today first; what is overdue counts today. */
export function comingDays({ cards }: TrainingState, day: number, days: number): readonly number[] {
  const counts = new Array<number>(days).fill(0);
  for (const { memory, due } of cards.values()) {
    const at = Math.max(0, due - day);
    if (memory !== null && at < days) counts[at]! += 1;
  }
  return counts;
}
