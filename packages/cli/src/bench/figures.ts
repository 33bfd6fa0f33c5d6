/** How the figures of a benchmark are written: rates, durations, sizes, ratios and goals. */
import { compact } from '../words.ts';
import type { ContestantResult, Form } from './harness.ts';

/** Three digits are what a measurement is worth. */
const milliseconds = (ms: number): string => `${ms >= 100 ? ms.toFixed(0) : ms.toPrecision(3)} ms`;

const UNITS: Readonly<Record<Exclude<Form, 'rate'>, string>> = { time: 'ms', size: 'MB' };

/** What a ratio says. */
export const RATIO_WORDS: Readonly<Record<Form, string>> = {
  rate: '',
  time: 'as quick',
  size: 'as small',
};

export const figure = (
  perSecond: number,
  { form, unit }: { readonly form: Form; readonly unit: string },
): string => {
  if (form === 'rate') return `${compact(perSecond)} ${unit}/s`;
  return form === 'time' ? milliseconds(1000 / perSecond) : `${(1000 / perSecond).toFixed(1)} ${UNITS[form]}`;
};

export const times = (ratio: number): string => `${ratio.toFixed(ratio >= 10 ? 1 : 2)}×`;

/** Empty where there is none. */
export const goal = ({ target, atMost }: Pick<ContestantResult, 'target' | 'atMost'>, form: Form): string =>
  [
    ...(target === null ? [] : [`≥ ${target}×`]),
    ...(atMost === null ? [] : [`≤ ${atMost} ${form === 'rate' ? 'ms' : UNITS[form]}`]),
  ].join(', ');
