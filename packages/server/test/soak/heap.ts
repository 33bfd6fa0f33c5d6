/** How much memory is in use after everything that can go is gone; for programs started with --expose-gc. */

export interface Reading {
  readonly heapMb: number;
  readonly rssMb: number;
}

const MB = 2 ** 20;
const rounded = (bytes: number): number => Math.round((bytes / MB) * 10) / 10;

/** Null where the collector cannot be called. */
export async function measureHeap(): Promise<Reading | null> {
  const { gc } = globalThis as { gc?: () => void };
  if (!gc) return null;
  // Twice with a turn of the event loop between: what finalizers let go is collected too.
  for (let i = 0; i < 2; i++) {
    gc();
    await new Promise((resolve) => setImmediate(resolve));
  }
  const { heapUsed, rss } = process.memoryUsage();
  return { heapMb: rounded(heapUsed), rssMb: rounded(rss) };
}
