/** How a program that serves is told to stop. */
import { EXIT } from './exit-code.ts';

/** Resolves at the first signal; the second one does not wait for anybody. */
export function toldToStop(): Promise<void> {
  return new Promise((resolve) => {
    let told = false;
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.on(signal, () => {
        if (told) process.exit(EXIT.no);
        told = true;
        resolve();
      });
    }
  });
}
