/** Players' names as they are shown. Needs no page, so that sentences can be tested without one. */

import { computerLevel, computerName, computerRating } from '@crownhead/rules';
import { signal } from '@preact/signals';

/** What a computer is called in the language of the screen; `words.ts` sets it. */
export const computerWords = signal<(level: number, rating?: number) => string>(computerName);

/** A person's name as it is; a computer's in the language of the screen. */
export function shownName(name: string): string {
  const level = computerLevel(name);
  const rating = computerRating(name);
  if (level === null && rating === null) return name;
  // One of two of a level has a number, which stays.
  const number = /r( \d)? \(/.exec(name)?.[1] ?? '';
  return computerWords.value(level ?? 0, rating ?? undefined).replace(' (', `${number} (`);
}
