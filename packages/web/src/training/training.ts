/** The training log of this browser, opened once for the page; its state is a signal. */
import { dayOf, TrainingLog, type TrainingState } from '@crownhead/training';
import { type ReadonlySignal, signal } from '@preact/signals';
import { browserLogStorage } from './log-storage.ts';

const state = signal<TrainingState | null>(null);
let opening: Promise<TrainingLog> | null = null;

/** What somebody has trained here; null until the log is open. */
export const training: ReadonlySignal<TrainingState | null> = state;

/** The day of the person at this device. */
const dayAt = (ms: number): number => dayOf(ms, -new Date(ms).getTimezoneOffset());
export const today = (): number => dayAt(Date.now());

async function open(): Promise<TrainingLog> {
  const log = await TrainingLog.open(browserLogStorage(), () => ({ at: Date.now(), day: today() }));
  state.value = log.state;
  log.subscribe(() => {
    state.value = log.state;
  });
  return log;
}

/** The log; opened when it is first wanted. */
export function trainingLog(): Promise<TrainingLog> {
  opening ??= open();
  return opening;
}
