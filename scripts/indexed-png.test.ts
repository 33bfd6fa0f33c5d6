/** What is written is read back by a decoder that is not ours. */
import { PNG } from 'pngjs';
import { expect, it } from 'vitest';
import { indexedPng } from './indexed-png.ts';

type Colour = readonly [red: number, green: number, blue: number];

function png(width: number, height: number, pixels: readonly Colour[]): Buffer {
  const picture = new PNG({ width, height });
  picture.data.set(pixels.flatMap((colour) => [...colour, 255]));
  return PNG.sync.write(picture, { colorType: 2 });
}

function pixels(small: Buffer): Colour[] {
  const { data, width, height } = PNG.sync.read(small, { checkCRC: true });
  return Array.from({ length: width * height }, (_, i) => [...data.subarray(i * 4, i * 4 + 3)] as never);
}

const COLOUR_TYPE = 25;

it('keeps every colour of a picture with few, with a palette', () => {
  const few: Colour[] = [
    [255, 0, 0],
    [0, 255, 0],
    [0, 0, 255],
    [16, 0, 255],
    [9, 9, 9],
    [9, 9, 9],
  ];
  const small = indexedPng(png(3, 2, few));
  expect(small[COLOUR_TYPE]).toBe(3);
  expect(pixels(small)).toEqual(few);
});

it('has at most 256 colours, near the ones there were', () => {
  const many = Array.from({ length: 1024 }, (_, i): Colour => [i >> 2, i >> 2, (i & 3) * 64]);
  const small = pixels(indexedPng(png(32, 32, many)));
  const kinds = new Set(small.map(String));
  expect(kinds.size).toBeLessThanOrEqual(256);
  expect(kinds.size).toBeGreaterThan(100);
  small.forEach(([red], i) => {
    expect(Math.abs(red - (i >> 2))).toBeLessThan(24);
  });
});
