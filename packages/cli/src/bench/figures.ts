/** How the figures of a benchmark are written: so many a second, or how long one takes; ratios and goals. */
import { compact } from '../words.ts';
import type { Form, Standing } from './harness.ts';

/** Three digits are what a measurement is worth. */
const milliseconds = (ms: number): string => `${ms >= 100 ? ms.toFixed(0) : ms.toPrecision(3)} ms`;

export const figure = (
  perSecond: number,
  { form, unit }: { readonly form: Form; readonly unit: string },
): string => (form === 'time' ? milliseconds(1000 / perSecond) : `${compact(perSecond)} ${unit}/s`);

export const times = (ratio: number): string => `${ratio.toFixed(ratio >= 10 ? 1 : 2)}×`;

/** Empty where there is none. */
export const goal = ({ target, atMost }: Pick<Standing, 'target' | 'atMost'>): string =>
  [...(target === null ? [] : [`≥ ${target}×`]), ...(atMost === null ? [] : [`≤ ${atMost} ms`])].join(', ');
