/** How far long work has come, as a bar with the time remaining. */
import { compact, duration } from './words.ts';

export interface Work {
  readonly what: string;
  readonly done: number;
  readonly total: number;
  /** What had been done before this run began: it says nothing about the speed. */
  readonly before?: number;
  /** Milliseconds since this run began. */
  readonly ms: number;
  /** How much that is, where it is not positions. */
  readonly words?: string;
}

const WIDTH = 24;

export function progressBar(work: Work): string {
  const { what, done, total, before = 0, ms } = work;
  const part = total === 0 ? 1 : Math.min(1, done / total);
  const full = Math.floor(part * WIDTH);
  const bar = '█'.repeat(full) + '░'.repeat(WIDTH - full);
  const speed = ms > 0 ? ((done - before) / ms) * 1000 : 0;
  const left = speed > 0 ? `, ${duration((total - done) / speed)} left` : '';
  const percent = `${Math.floor(part * 100)}`.padStart(3);
  const words = work.words ?? `${compact(done)} of ${compact(total)} positions`;
  return `${what} ${bar} ${percent} %  ${words}${left}`;
}
