/** How a program that serves is told to stop. */
import { EXIT } from './exit-code.ts';

/** SIGHUP: its terminal was closed. */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
type StopSignal = (typeof SIGNALS)[number];

/** Ctrl-C or a closed terminal is a person who has had enough; SIGTERM is how services are stopped and restarted. */
export const isByHand = (signal: StopSignal): boolean => signal !== 'SIGTERM';

/** Resolves at the first signal; the second one does not wait for anybody. */
export function stopSignal(): Promise<StopSignal> {
  return new Promise((resolve) => {
    let told = false;
    for (const signal of SIGNALS) {
      process.on(signal, () => {
        if (told) process.exit(EXIT.no);
        told = true;
        resolve(signal);
      });
    }
  });
}
