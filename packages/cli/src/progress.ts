/** A progress line that overwrites itself, shown only on a terminal and removed at the end. */

export interface Progress {
  show(text: string): void;
  clear(): void;
}

const ERASE_LINE = '\r\u001b[2K';
/** Often enough to look alive, seldom enough to cost nothing. */
const EVERY_MS = 100;

/** Nothing is shown before `afterMs`: what is quick needs no progress. */
export function startProgress(afterMs = 0): Progress {
  if (!process.stderr.isTTY) return { show: () => undefined, clear: () => undefined };
  let next = performance.now() + afterMs;
  let shown = false;
  return {
    show(text) {
      if (performance.now() < next) return;
      process.stderr.write(`${ERASE_LINE}${text}`);
      shown = true;
      next = performance.now() + EVERY_MS;
    },
    clear() {
      if (shown) process.stderr.write(ERASE_LINE);
      shown = false;
    },
  };
}
