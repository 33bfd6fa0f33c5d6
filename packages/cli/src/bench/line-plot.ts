/** A plain line plot as SVG, one panel above the other: lines over a common axis, spans that are marked, a limit. */

export interface Panel {
  readonly title: string;
  /** What the axes count. */
  readonly x: string;
  readonly y: string;
  readonly lines: readonly {
    readonly name: string;
    readonly points: readonly (readonly [number, number])[];
  }[];
  readonly spans?: readonly { readonly from: number; readonly to: number; readonly label: string }[];
  /** A level that matters. */
  readonly limit?: number;
  /** Values above this are drawn at it. */
  readonly most?: number;
}

const WIDTH = 900;
const HEIGHT = 320;
const LEFT = 64;
const RIGHT = 24;
const TOP = 84;
const BOTTOM = 44;
const COLORS = ['#3f6b4a', '#8a5a2b', '#4a5f8a'];

const asText = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign]!);

/** Four or five round numbers from 0 on. */
function ticks(most: number): number[] {
  const rough = most / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * ([1, 2, 5, 10].find((factor) => factor * power >= rough) ?? 10);
  return Array.from({ length: Math.floor(most / step) + 1 }, (_, i) => i * step);
}

const round = (n: number): string => n.toFixed(1);

function panelSvg({ title, x, y, lines, spans = [], limit, most }: Panel, top: number): string {
  const points = lines.flatMap((line) => line.points);
  const mostX = Math.max(1, ...points.map(([at]) => at), ...spans.map(({ to }) => to));
  const mostY = most ?? Math.max(1, limit ?? 0, ...points.map(([, value]) => value)) * 1.05;
  const px = (value: number) => LEFT + (value / mostX) * (WIDTH - LEFT - RIGHT);
  const py = (value: number) =>
    top + HEIGHT - BOTTOM - (Math.min(value, mostY) / mostY) * (HEIGHT - TOP - BOTTOM);
  const bottom = top + HEIGHT - BOTTOM;
  return [
    `<text x="16" y="${top + 24}" font-weight="bold">${asText(title)}</text>`,
    ...spans.map(({ from, to, label }) => {
      const width = Math.max(2, px(to) - px(from));
      return (
        `<rect class="span" x="${round(px(from))}" y="${top + TOP}" width="${round(width)}" height="${bottom - top - TOP}"/>` +
        `<text class="small" transform="translate(${round(px(from) + 3)} ${top + TOP - 4}) rotate(-24)">${asText(label)}</text>`
      );
    }),
    ...ticks(mostY).map(
      (value) =>
        `<path class="grid" d="M${LEFT} ${round(py(value))}H${WIDTH - RIGHT}"/><text class="small" x="${LEFT - 8}" y="${round(py(value) + 4)}" text-anchor="end">${value}</text>`,
    ),
    ...ticks(mostX).map(
      (value) =>
        `<text class="small" x="${round(px(value))}" y="${bottom + 18}" text-anchor="middle">${value}</text>`,
    ),
    `<text class="small" x="${WIDTH - RIGHT}" y="${bottom + 36}" text-anchor="end">${asText(x)}</text>`,
    `<text class="small" x="16" y="${top + TOP - 12}">${asText(y)}</text>`,
    ...(limit === undefined
      ? []
      : [`<path class="limit" d="M${LEFT} ${round(py(limit))}H${WIDTH - RIGHT}"/>`]),
    ...lines.map(({ points: own }, i) => {
      const path = own.map(([at, value]) => `${round(px(at))} ${round(py(value))}`).join('L');
      return `<path class="line" stroke="${COLORS[i % COLORS.length]}" d="M${path}"/>`;
    }),
    ...(lines.length < 2
      ? []
      : lines.map(
          ({ name }, i) =>
            `<text class="small" x="${LEFT + 12 + i * 150}" y="${bottom + 36}" style="fill:${COLORS[i % COLORS.length]}">— ${asText(name)}</text>`,
        )),
  ].join('\n  ');
}

export function linePlot(panels: readonly Panel[]): string {
  const height = panels.length * HEIGHT;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" role="img">
  <title>${asText(panels.map(({ title }) => title).join('; '))}</title>
  <style>
    text { font: 14px system-ui, sans-serif; fill: #2b2620; }
    .small { font-size: 11px; }
    .back { fill: #fffdf8; }
    .grid { stroke: #e3dccb; }
    .line { fill: none; stroke-width: 1.8; }
    .span { fill: #b8322a; opacity: 0.16; }
    .limit { stroke: #b8322a; stroke-dasharray: 5 4; }
  </style>
  <rect class="back" width="${WIDTH}" height="${height}" rx="8"/>
  ${panels.map((panel, i) => panelSvg(panel, i * HEIGHT)).join('\n  ')}
</svg>
`;
}
