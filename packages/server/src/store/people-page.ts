/** A page of people, as every store answers it. */
import type { FoundPeople, Person } from './store.ts';

/** Before everybody in the order of people, last seen first. */
export const FIRST = { seen: Number.MAX_SAFE_INTEGER, player: '' } as const;

/** `found` are those who fit among the people looked at, `last` is the last one of these; null where there are no more. */
export function foundPeople(found: readonly Person[], last: Person | null, limit: number): FoundPeople {
  const people = found.slice(0, limit);
  const end = found.length > limit ? people.at(-1)! : last;
  return { people, next: end && { seen: end.seen, player: end.player } };
}
