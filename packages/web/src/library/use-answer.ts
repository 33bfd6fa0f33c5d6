/** The latest answer together with its question, for those who show both. */
import { useLatest } from '../ui/use-latest.ts';

export interface Answered<T> {
  readonly question: string;
  readonly value: T;
}

/** Null until the first answer; while the next one is on its way, the last one stays, with the question it belongs to. */
export function useAnswer<T>(question: string | null, find: () => Promise<T>): Answered<T> | null {
  const ask = () => (question === null ? null : find().then((value) => ({ question, value })));
  return useLatest(ask, [question]) ?? null;
}
