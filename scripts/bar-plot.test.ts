/** A plot shows what it is given, to scale and safely. */
import { expect, it } from 'vitest';
import { barPlot } from './bar-plot.ts';

const widths = (svg: string): number[] =>
  [...svg.matchAll(/width="([\d.]+)" height="22"/g)].map(([, w]) => Number(w));

it('draws bars to scale, with names that cannot break out', () => {
  const svg = barPlot('A <b> & "c"', [
    { name: 'one', value: 50, low: 40, high: 60, label: '50/s', own: true },
    { name: '<script>', value: 100, low: 90, high: 100, label: '100/s', own: false },
  ]);
  const [one, two] = widths(svg);
  expect(svg.match(/class="bar other"/g)).toHaveLength(1);
  expect(two).toBeCloseTo(2 * one!, 0);
  expect(svg).not.toContain('<script>');
  expect(svg).toContain('A &lt;b&gt; &amp; &quot;c&quot;');
});
