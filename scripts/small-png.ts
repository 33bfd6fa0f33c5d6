/** Makes a screenshot small: the 256 colours that serve it best, one byte a point. No more than screens of a drawn app need. */
import { crc32, deflateSync, inflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const MOST_COLOURS = 256;

interface Picture {
  readonly width: number;
  readonly height: number;
  /** 24 bits a point. */
  readonly points: Uint32Array;
}

/** What a filter of the format adds from the points around: to the left, above, and above the left. */
function predicted(filter: number, left: number, above: number, corner: number): number {
  if (filter === 1) return left;
  if (filter === 2) return above;
  if (filter === 3) return (left + above) >> 1;
  if (filter !== 4) return 0;
  const guess = left + above - corner;
  const [a, b, c] = [left, above, corner].map((value) => Math.abs(guess - value)) as [number, number, number];
  if (a <= b && a <= c) return left;
  return b <= c ? above : corner;
}

/** A PNG of 8 bits a part with or without transparency, as browsers write them. */
function read(png: Buffer): Picture {
  const parts: Buffer[] = [];
  for (let at = SIGNATURE.length; at < png.length; at += 12 + png.readUInt32BE(at)) {
    if (png.toString('latin1', at + 4, at + 8) !== 'IDAT') continue;
    parts.push(png.subarray(at + 8, at + 8 + png.readUInt32BE(at)));
  }
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  const step = png[25] === 6 ? 4 : 3;
  const data = inflateSync(Buffer.concat(parts));
  const line = width * step;
  const points = new Uint32Array(width * height);
  let before = new Uint8Array(line);
  for (let row = 0; row < height; row += 1) {
    const start = row * (line + 1);
    const now = new Uint8Array(line);
    for (let i = 0; i < line; i += 1) {
      const around = [now[i - step] ?? 0, before[i]!, before[i - step] ?? 0] as const;
      now[i] = data[start + 1 + i]! + predicted(data[start]!, ...around);
    }
    for (let column = 0; column < width; column += 1) {
      const i = column * step;
      points[row * width + column] = (now[i]! << 16) | (now[i + 1]! << 8) | now[i + 2]!;
    }
    before = now;
  }
  return { width, height, points };
}

const part = (colour: number, which: 0 | 1 | 2): number => (colour >> (16 - which * 8)) & 0xff;

interface Box {
  readonly colours: readonly number[];
  /** Points of all its colours, times how far they lie apart. */
  readonly worth: number;
  readonly widest: 0 | 1 | 2;
}

function boxOf(colours: readonly number[], counts: ReadonlyMap<number, number>): Box {
  const spread = ([0, 1, 2] as const).map((which) => {
    const values = colours.map((colour) => part(colour, which));
    return (
      values.reduce((most, value) => Math.max(most, value), 0) -
      values.reduce((least, value) => Math.min(least, value), 255)
    );
  });
  const widest = spread.indexOf(Math.max(...spread)) as 0 | 1 | 2;
  const points = colours.reduce((sum, colour) => sum + counts.get(colour)!, 0);
  return { colours, worth: Math.sqrt(points) * spread[widest]!, widest };
}

/** Cuts the colours into boxes, the one most worth it first; each box becomes its mean. */
function palette(counts: ReadonlyMap<number, number>): { colours: number[]; of: Map<number, number> } {
  const boxes = [boxOf([...counts.keys()], counts)];
  while (boxes.length < MOST_COLOURS) {
    boxes.sort((a, b) => b.worth - a.worth);
    const { colours, worth, widest } = boxes[0]!;
    if (worth === 0) break;
    const sorted = [...colours].sort((a, b) => part(a, widest) - part(b, widest));
    const middle = sorted.length >> 1;
    boxes.splice(0, 1, boxOf(sorted.slice(0, middle), counts), boxOf(sorted.slice(middle), counts));
  }
  const of = new Map<number, number>();
  const means = boxes.map(({ colours }, index) => {
    const sums = [0, 0, 0];
    let points = 0;
    for (const colour of colours) {
      const count = counts.get(colour)!;
      points += count;
      of.set(colour, index);
      for (const which of [0, 1, 2] as const) sums[which]! += part(colour, which) * count;
    }
    return sums.reduce((mean, sum) => (mean << 8) | Math.round(sum / points), 0);
  });
  return { colours: means, of };
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

export function smallPng(png: Buffer): Buffer {
  const { width, height, points } = read(png);
  const counts = new Map<number, number>();
  for (const colour of points) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  const { colours, of } = palette(counts);
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 3], 8);
  const lines = Buffer.alloc((width + 1) * height);
  points.forEach((colour, i) => {
    lines[Math.floor(i / width) * (width + 1) + 1 + (i % width)] = of.get(colour)!;
  });
  const table = Buffer.from(colours.flatMap((colour) => [part(colour, 0), part(colour, 1), part(colour, 2)]));
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', head),
    chunk('PLTE', table),
    chunk('IDAT', deflateSync(lines, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
