/** A cell shows two colours at most: the best way to show four quarters of different colours in one. */

export type Colour = readonly [number, number, number];

/** By quarters: upper left 1, upper right 2, lower left 4, lower right 8. */
const QUARTERS = ' ▘▝▀▖▌▞▛▗▚▐▜▄▙▟█';
/** Squared differences below this are not seen. */
const SAME = 24;

export const mix = (colours: readonly Colour[]): Colour => {
  const sum = (i: 0 | 1 | 2): number =>
    colours.reduce((total, colour) => total + colour[i], 0) / colours.length;
  return [sum(0), sum(1), sum(2)];
};

const apart = (a: Colour, b: Colour): number => (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 + (a[2] - b[2]) ** 2;

const toRgb = (colour: Colour): number => colour.reduce((rgb, part) => rgb * 256 + Math.round(part), 0);

interface Split {
  readonly mask: number;
  readonly over: Colour;
  readonly under: Colour;
  readonly error: number;
}

function split(quarters: readonly Colour[], mask: number): Split {
  const inMask = (_: Colour, i: number): boolean => (mask & (1 << i)) !== 0;
  const over = mix(quarters.filter(inMask));
  const under = mix(quarters.filter((colour, i) => !inMask(colour, i)));
  const error = quarters.reduce((sum, colour, i) => sum + apart(colour, inMask(colour, i) ? over : under), 0);
  return { mask, over, under, error };
}

/** Masks above seven are the same splits with the colours swapped. */
export function splitCell(quarters: readonly Colour[]): {
  readonly char: string;
  readonly fg: number;
  readonly bg: number;
} {
  const whole = mix(quarters);
  if (quarters.every((colour) => apart(colour, whole) < SAME)) {
    return { char: ' ', fg: toRgb(whole), bg: toRgb(whole) };
  }
  let best = split(quarters, 1);
  for (let mask = 2; mask <= 7; mask += 1) {
    const next = split(quarters, mask);
    if (next.error < best.error) best = next;
  }
  return { char: QUARTERS[best.mask]!, fg: toRgb(best.over), bg: toRgb(best.under) };
}
