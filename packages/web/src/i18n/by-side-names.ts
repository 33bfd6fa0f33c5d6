/** What is called by the colours of the sides, for every pair of names that a table may give them (R9). */
import { SIDE_NAMES, type SideNames } from '@crownhead/match';
import type { BySide } from '@crownhead/rules';

type Names = (typeof SIDE_NAMES)[SideNames];
type Colour = Lowercase<Names['black'] | Names['white']>;

export function bySideNames<T>(of: Readonly<Record<Colour, T>>): Readonly<Record<SideNames, BySide<T>>> {
  const called = (name: string): T => of[name.toLowerCase() as Colour];
  const pairs = Object.entries(SIDE_NAMES).map(([names, { black, white }]) => [
    names,
    { black: called(black), white: called(white) },
  ]);
  return Object.fromEntries(pairs);
}
