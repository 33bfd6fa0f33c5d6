/**
 * Positions to learn from, packed for a machine without this program: a few bytes each.
 *
 * A file is the eight letters of `MAGIC`, the length of the header in four bytes (the low one first), the header as JSON, and
 * a zlib stream of fifteen bytes a position. The first bytes of all positions come first, then the second ones, and so on:
 * 0–11 are the words of Black's pieces, White's and the kings (square 1 is the lowest bit of the first byte), each
 * exclusive-or the same word of the position before, since neighbours come from the same game; 12 has 1 for White to move,
 * 2 for held out, and 4 for a result that the search had proved; 13 the expected result by the search, 0–255; 14 the mean
 * result, 0–254, or 255 where it is not known. Both results are those of the side to move.
 */
import { readFileSync } from 'node:fs';
import { deflateSync, inflateSync } from 'node:zlib';
import type { Side } from '@crownhead/rules';
import type { Board } from './board.ts';
import type { RunSettings } from './run-settings.ts';

export interface PackedSample {
  readonly board: Board;
  readonly isHeldOut: boolean;
  /** The search had proved the result. */
  readonly isProved: boolean;
  /** The expected result by the search, 0 to 1. */
  readonly expected: number;
  /** The mean result, 0 to 1; null where it is not known. */
  readonly result: number | null;
}

/** Where the positions come from, for those who fit something to them. */
export interface Origin {
  readonly runs: readonly RunSettings[];
  readonly games: number;
}

const MAGIC = 'CHSAMP01';
const BYTES = 15;
const WHITE = 1;
const HELD_OUT = 2;
const PROVED = 4;
const NO_RESULT = 255;
const RESULT_STEPS = 254;

const blackOf = ({ own, other, turn }: Board): number => (turn === 'black' ? own : other);
const whiteOf = ({ own, other, turn }: Board): number => (turn === 'black' ? other : own);

export function writeSampleFile(samples: readonly PackedSample[], origin: Origin): Uint8Array {
  const count = samples.length;
  const planes = new Uint8Array(count * BYTES);
  let before = [0, 0, 0];
  for (const [i, { board, isHeldOut, isProved, expected, result }] of samples.entries()) {
    const words = [blackOf(board), whiteOf(board), board.kings];
    for (let plane = 0; plane < 12; plane++) {
      const changed = words[plane >> 2]! ^ before[plane >> 2]!;
      planes[plane * count + i] = changed >>> ((plane & 3) * 8);
    }
    planes[12 * count + i] =
      (board.turn === 'white' ? WHITE : 0) | (isHeldOut ? HELD_OUT : 0) | (isProved ? PROVED : 0);
    planes[13 * count + i] = Math.round(expected * 255);
    planes[14 * count + i] = result === null ? NO_RESULT : Math.round(result * RESULT_STEPS);
    before = words;
  }
  const header = Buffer.from(JSON.stringify({ count, ...origin }));
  const length = Buffer.alloc(4);
  length.writeUInt32LE(header.length);
  return Buffer.concat([Buffer.from(MAGIC), length, header, deflateSync(planes, { level: 9 })]);
}

/** Millions of positions: read when asked for, one by one. */
export class Samples {
  readonly count: number;
  readonly #words: Int32Array;
  readonly #rest: Uint8Array;

  constructor(files: readonly string[]) {
    const parts = files.map((file) => planesOf(readFileSync(file)));
    this.count = parts.reduce((sum, { count }) => sum + count, 0);
    this.#words = new Int32Array(this.count * 3);
    this.#rest = new Uint8Array(this.count * 3);
    let first = 0;
    for (const { count, planes } of parts) {
      for (let w = 0; w < 3; w++) {
        let word = 0;
        for (let i = 0; i < count; i++) {
          for (let byte = 0; byte < 4; byte++) word ^= planes[(w * 4 + byte) * count + i]! << (byte * 8);
          this.#words[(first + i) * 3 + w] = word;
          this.#rest[(first + i) * 3 + w] = planes[(12 + w) * count + i]!;
        }
      }
      first += count;
    }
  }

  at(index: number): PackedSample {
    const [black, white, kings] = this.#words.subarray(index * 3, index * 3 + 3) as unknown as number[];
    const [flags, expected, result] = this.#rest.subarray(index * 3, index * 3 + 3) as unknown as number[];
    const turn: Side = (flags! & WHITE) === 0 ? 'black' : 'white';
    return {
      board: {
        own: turn === 'black' ? black! : white!,
        other: turn === 'black' ? white! : black!,
        kings: kings!,
        turn,
      },
      isHeldOut: (flags! & HELD_OUT) !== 0,
      isProved: (flags! & PROVED) !== 0,
      expected: expected! / 255,
      result: result === NO_RESULT ? null : result! / RESULT_STEPS,
    };
  }
}

function planesOf(bytes: Buffer): { readonly count: number; readonly planes: Uint8Array } {
  if (bytes.toString('latin1', 0, 8) !== MAGIC) throw new Error('this is no file of samples');
  const end = 12 + bytes.readUInt32LE(8);
  const { count } = JSON.parse(bytes.toString('utf8', 12, end)) as { count: number };
  const planes = inflateSync(bytes.subarray(end));
  if (planes.length !== count * BYTES) throw new Error('a file of samples is damaged');
  return { count, planes };
}
