/** How many processor cores the computer uses in this page at full strength. */
import { kept } from '../settings.ts';

const CORES = ['auto', '1', '2', '3', '4', '6', '8'] as const;
export type Cores = (typeof CORES)[number];

export const cores = kept<Cores>('cores', CORES, 'auto');

const MOST_BY_ITSELF = 4;

/** Threads need memory that they share, which only an isolated page has. */
const mostCores = (): number => (globalThis.crossOriginIsolated ? navigator.hardwareConcurrency : 1);

/** What there is to choose here; nothing where no choice would have an effect. */
export const coresHere = (): readonly Cores[] => {
  const most = mostCores();
  return most < 2 ? [] : CORES.filter((choice) => choice === 'auto' || Number(choice) <= most);
};

/** Left to itself it leaves one core to the page. */
export function coresUsed(): number {
  const most = mostCores();
  const wanted = cores.value === 'auto' ? Math.min(MOST_BY_ITSELF, most - 1) : Number(cores.value);
  return Math.max(1, Math.min(wanted, most));
}
