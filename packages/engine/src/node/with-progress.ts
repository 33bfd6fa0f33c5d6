/** Tells how work is getting on while it is under way. */
const PROGRESS_MS = 100;

/** Calls `tell` now and then for as long as some work takes. */
export async function withProgress<T>(tell: () => void, work: () => Promise<T>): Promise<T> {
  const timer = setInterval(tell, PROGRESS_MS);
  try {
    return await work();
  } finally {
    clearInterval(timer);
  }
}
