/** Reports progress while some work runs. */
const PROGRESS_MS = 100;

/** Calls `report` at intervals until the work is done. */
export async function withProgress<T>(report: () => void, work: () => Promise<T>): Promise<T> {
  const timer = setInterval(report, PROGRESS_MS);
  try {
    return await work();
  } finally {
    clearInterval(timer);
  }
}
