/** The answer to a question that is asked again whenever it changes; one that comes too late, to an older question, is dropped. */
import { type Inputs, useEffect, useState } from 'preact/hooks';

/** Undefined until the first answer, which stays until the next one has come. Nothing is asked where `ask` returns null. */
export function useLatest<T>(ask: () => Promise<T> | null, question: Inputs): T | undefined {
  const [answer, setAnswer] = useState<T>();
  useEffect(() => {
    let isWanted = true;
    void ask()?.then((found) => isWanted && setAnswer(() => found));
    return () => {
      isWanted = false;
    };
  }, question);
  return answer;
}
