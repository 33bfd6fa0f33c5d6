/** A plain bar plot as SVG: one bar for each contestant, with the spread over the rounds. */

export interface Bar {
  readonly name: string;
  readonly value: number;
  readonly low: number;
  readonly high: number;
  /** Behind the bar. */
  readonly label: string;
  /** One of those that it is about, not one of those beside it. */
  readonly own: boolean;
}

const WIDTH = 720;
/** Of a sign, on average; names get as much room as the longest needs. */
const SIGN = 7.2;
const LABEL_WIDTH = 150;
const BAR_HEIGHT = 22;
const GAP = 12;
const TOP = 40;

const asText = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign]!);

export function barPlot(title: string, bars: readonly Bar[]): string {
  const most = Math.max(...bars.map(({ high, value }) => Math.max(high, value)));
  const names = Math.round(24 + SIGN * Math.max(...bars.map(({ name }) => name.length)));
  const room = WIDTH - names - LABEL_WIDTH;
  const x = (value: number): number => names + (value / most) * room;
  const rows = bars.map(({ name, value, low, high, label, own }, i) => {
    const y = TOP + i * (BAR_HEIGHT + GAP);
    const middle = y + BAR_HEIGHT / 2;
    return [
      `<text x="${names - 10}" y="${middle + 5}" text-anchor="end">${asText(name)}</text>`,
      `<rect x="${names}" y="${y}" width="${(x(value) - names).toFixed(1)}" height="${BAR_HEIGHT}" rx="3" class="${own ? 'bar' : 'bar other'}"/>`,
      `<path d="M${x(low).toFixed(1)} ${middle}H${x(high).toFixed(1)}" class="spread"/>`,
      `<text x="${(Math.max(x(value), x(high)) + 10).toFixed(1)}" y="${middle + 5}">${asText(label)}</text>`,
    ].join('\n  ');
  });
  const height = TOP + bars.length * (BAR_HEIGHT + GAP);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" role="img">
  <title>${asText(title)}</title>
  <style>
    text { font: 14px system-ui, sans-serif; fill: #2b2620; }
    .bar { fill: #3f6b4a; }
    .other { fill: #a89f8d; }
    .spread { stroke: #b8322a; stroke-width: 2; }
    .back { fill: #fffdf8; }
  </style>
  <rect class="back" width="${WIDTH}" height="${height}" rx="8"/>
  <text x="16" y="24" font-weight="bold">${asText(title)}</text>
  ${rows.join('\n  ')}
</svg>
`;
}
