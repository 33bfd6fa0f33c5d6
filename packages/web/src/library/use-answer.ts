/** Asks for something whenever the question changes, and has the latest answer; an older one that comes late is dropped. */
import { useEffect, useState } from 'preact/hooks';

export interface Answered<T> {
  readonly question: string;
  readonly value: T;
}

/** Null until the first answer; while the next one is on its way, the last one stays, with the question it belongs to. */
export function useAnswer<T>(question: string | null, find: () => Promise<T>): Answered<T> | null {
  const [answer, setAnswer] = useState<Answered<T> | null>(null);
  useEffect(() => {
    if (question === null) return;
    let isWanted = true;
    void find().then((value) => isWanted && setAnswer({ question, value }));
    return () => {
      isWanted = false;
    };
  }, [question]);
  return answer;
}
