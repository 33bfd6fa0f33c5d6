/**
 * Makes a screenshot a quarter of its size: the 256 colours that serve it best, one byte a pixel. pngjs reads it, but writes
 * no palettes, so the few chunks of the result are put together here.
 */
import { crc32, deflateSync } from 'node:zlib';
import { PNG } from 'pngjs';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const MOST_COLOURS = 256;
/** Bits a pixel, and the colour type of a picture with a palette. */
const INDEXED = [8, 3] as const;

/** 24 bits a pixel: screenshots are not transparent. */
function pixelsOf({ data }: PNG): Uint32Array {
  return Uint32Array.from({ length: data.length / 4 }, (_, i) => data.readUIntBE(i * 4, 3));
}

const channel = (colour: number, index: 0 | 1 | 2): number => (colour >> (16 - index * 8)) & 0xff;

interface Box {
  readonly colours: readonly number[];
  /** Its pixels, times how far its colours lie apart. */
  readonly worth: number;
  readonly widest: 0 | 1 | 2;
}

function boxOf(colours: readonly number[], counts: ReadonlyMap<number, number>): Box {
  const spread = ([0, 1, 2] as const).map((index) => {
    const values = colours.map((colour) => channel(colour, index));
    return (
      values.reduce((most, value) => Math.max(most, value), 0) -
      values.reduce((least, value) => Math.min(least, value), 255)
    );
  });
  const widest = spread.indexOf(Math.max(...spread)) as 0 | 1 | 2;
  const pixels = colours.reduce((sum, colour) => sum + counts.get(colour)!, 0);
  return { colours, worth: Math.sqrt(pixels) * spread[widest]!, widest };
}

/** Median cut: splits the box most worth it until there are enough; each box becomes its mean. */
function palette(counts: ReadonlyMap<number, number>): { colours: number[]; of: Map<number, number> } {
  const boxes = [boxOf([...counts.keys()], counts)];
  while (boxes.length < MOST_COLOURS) {
    boxes.sort((a, b) => b.worth - a.worth);
    const { colours, worth, widest } = boxes[0]!;
    if (worth === 0) break;
    const sorted = [...colours].sort((a, b) => channel(a, widest) - channel(b, widest));
    const middle = sorted.length >> 1;
    boxes.splice(0, 1, boxOf(sorted.slice(0, middle), counts), boxOf(sorted.slice(middle), counts));
  }
  const of = new Map<number, number>();
  const means = boxes.map(({ colours }, box) => {
    const sums = [0, 0, 0];
    let pixels = 0;
    for (const colour of colours) {
      const count = counts.get(colour)!;
      pixels += count;
      of.set(colour, box);
      for (const index of [0, 1, 2] as const) sums[index]! += channel(colour, index) * count;
    }
    return sums.reduce((mean, sum) => (mean << 8) | Math.round(sum / pixels), 0);
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

export function indexedPng(png: Buffer): Buffer {
  const picture = PNG.sync.read(png);
  const { width, height } = picture;
  const pixels = pixelsOf(picture);
  const counts = new Map<number, number>();
  for (const colour of pixels) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  const { colours, of } = palette(counts);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set(INDEXED, 8);
  // A row begins with the number of its filter: none.
  const rows = Buffer.alloc((width + 1) * height);
  pixels.forEach((colour, i) => {
    rows[Math.floor(i / width) * (width + 1) + 1 + (i % width)] = of.get(colour)!;
  });
  const table = Buffer.from(colours.flatMap((colour) => ([0, 1, 2] as const).map((i) => channel(colour, i))));
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', table),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
