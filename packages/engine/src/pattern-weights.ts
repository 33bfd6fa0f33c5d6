/**
 * The weights of the patterns as text and as numbers. Only one region of each pair that turning the board exchanges is
 * stored; the other has the same weights with their signs changed, so no side can be judged differently.
 *
 * Text: base64 of two signed bytes a pattern, for a full and for an empty board, region after region.
 */
import { PATTERNS, REGIONS, turnedPattern, turnedRegion } from './patterns.ts';
import type { Weight } from './weights.ts';

/** The largest weight that fits into a byte. */
export const LARGEST = 127;

/** The regions whose weights are stored; in one that is its own image, only the first of two images counts. */
export const STORED: readonly number[] = Array.from({ length: REGIONS }, (_, region) => region).filter(
  (region) => region <= turnedRegion(region),
);

/**
 * Where the weight of each place (region × `PATTERNS` + pattern) is stored, plus one; below zero where its sign changes,
 * and 0 where there is none: an empty region, or a pattern that is its own image.
 */
export function storedPlaces(): Int32Array {
  const turned = Uint16Array.from({ length: PATTERNS }, (_, pattern) => turnedPattern(pattern));
  const places = new Int32Array(REGIONS * PATTERNS);
  for (const [order, region] of STORED.entries()) {
    const image = turnedRegion(region);
    for (let pattern = 1; pattern < PATTERNS; pattern++) {
      const other = turned[pattern]!;
      // In a region that is its own image, the first of two patterns stands for both.
      if (region === image && pattern >= other) continue;
      const stored = order * PATTERNS + pattern + 1;
      places[region * PATTERNS + pattern] = stored;
      places[image * PATTERNS + other] = -stored;
    }
  }
  return places;
}

export function readPatternWeights(text: string): Weight[] {
  const bytes = Int8Array.from(atob(text), (char) => char.charCodeAt(0));
  return Array.from({ length: bytes.length / 2 }, (_, i) => [bytes[i * 2]!, bytes[i * 2 + 1]!]);
}

export function writePatternWeights(weights: readonly Weight[]): string {
  const bytes = Uint8Array.from(Int8Array.from(weights.flat()));
  let chars = '';
  for (const byte of bytes) chars += String.fromCharCode(byte);
  return btoa(chars);
}
