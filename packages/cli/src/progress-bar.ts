/** How far long work is, as a bar with the time it will still take. */
import { compact, duration } from './words.ts';

export interface Work {
  readonly what: string;
  readonly done: number;
  readonly total: number;
  /** What had been done before this run began: it says nothing about the speed. */
  readonly before?: number;
  /** Milliseconds since this run began. */
  readonly ms: number;
}

const WIDTH = 24;

export function progressBar({ what, done, total, before = 0, ms }: Work): string {
  const part = total === 0 ? 1 : Math.min(1, done / total);
  const full = Math.floor(part * WIDTH);
  const bar = '█'.repeat(full) + '░'.repeat(WIDTH - full);
  const speed = ms > 0 ? ((done - before) / ms) * 1000 : 0;
  const left = speed > 0 ? `, ${duration((total - done) / speed)} left` : '';
  const percent = `${Math.floor(part * 100)}`.padStart(3);
  return `${what} ${bar} ${percent} %  ${compact(done)} of ${compact(total)} positions${left}`;
}
