import { deflateSync, inflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { smallPng } from './small-png.ts';

/** As much of a PNG as is read: nobody checks its sums here. */
function png(width: number, height: number, lines: readonly (readonly number[])[]): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2], 8);
  const chunk = (type: string, data: Buffer): Buffer => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    return Buffer.concat([length, Buffer.from(type, 'latin1'), data, Buffer.alloc(4)]);
  };
  const data = deflateSync(Buffer.from(lines.flat()));
  return Buffer.concat([
    Buffer.alloc(8),
    chunk('IHDR', head),
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** The colours of all points, row by row. */
function colours(small: Buffer, width: number): string[] {
  const parts = new Map<string, Buffer>();
  for (let at = 8; at < small.length; at += 12 + small.readUInt32BE(at)) {
    parts.set(
      small.toString('latin1', at + 4, at + 8),
      small.subarray(at + 8, at + 8 + small.readUInt32BE(at)),
    );
  }
  const table = parts.get('PLTE')!;
  const points = [...inflateSync(parts.get('IDAT')!)].filter((_, i) => i % (width + 1) !== 0);
  return points.map((point) => table.toString('hex', point * 3, point * 3 + 3));
}

it('keeps every colour of a picture with few, whichever way its lines were written', () => {
  const lines = [
    [0, 255, 0, 0, 0, 255, 0, 0, 0, 255],
    // As the one above, but the last point.
    [2, 0, 0, 0, 0, 0, 0, 16, 0, 0],
    // Each as the one to its left.
    [1, 9, 9, 9, 0, 0, 0, 0, 0, 0],
    [3, 5, 5, 5, 0, 0, 0, 0, 0, 0],
    [4, 0, 0, 0, 0, 0, 0, 0, 0, 0],
  ];
  expect(colours(smallPng(png(3, 5, lines)), 3)).toEqual([
    ...['ff0000', '00ff00', '0000ff'],
    ...['ff0000', '00ff00', '1000ff'],
    ...['090909', '090909', '090909'],
    ...['090909', '090909', '090909'],
    ...['090909', '090909', '090909'],
  ]);
});

it('has at most 256 colours, near the ones there were', () => {
  const grey = Array.from({ length: 1024 }, (_, i) => [i >> 2, i >> 2, (i & 3) * 64]).flat();
  const small = colours(smallPng(png(1024, 1, [[0, ...grey]])), 1024);
  expect(new Set(small).size).toBeLessThanOrEqual(256);
  expect(new Set(small).size).toBeGreaterThan(100);
  small.forEach((colour, i) => {
    expect(Math.abs(Number.parseInt(colour.slice(0, 2), 16) - (i >> 2))).toBeLessThan(24);
  });
});
