/** A part of a screen that is loaded when it is first wanted. */
import { useEffect, useState } from 'preact/hooks';

/** Null until it has come. Without a network and never loaded: tried again when it is next wanted. */
export function useLoaded<T>(isWanted: boolean, load: () => Promise<T>): T | null {
  const [loaded, setLoaded] = useState<T | null>(null);
  useEffect(() => {
    if (isWanted && loaded === null)
      load().then(
        (part) => setLoaded(() => part),
        () => undefined,
      );
  }, [isWanted]);
  return isWanted ? loaded : null;
}
