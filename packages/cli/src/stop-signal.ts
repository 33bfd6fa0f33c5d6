/** The signals that stop a running server. */
import { EXIT } from './exit-code.ts';

/** SIGHUP: its terminal was closed. */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
type StopSignal = (typeof SIGNALS)[number];

/** Ctrl-C or a closed terminal is a person; SIGTERM is how services are stopped and restarted. */
export const isInteractive = (signal: StopSignal): boolean => signal !== 'SIGTERM';

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
