/** Nets: the same score here and where they were fitted, and no file taken for what it is not. */
import { readFileSync } from 'node:fs';
import { mirror, OFFICIAL, opposite, type Position } from '@crownhead/rules';
import { aPosition, runs } from '@crownhead/testkit';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bucketOf, NetEvaluation } from './net-evaluation.ts';
import { netWeights } from './net-weights.ts';
import { WeightFile } from './weight-file.ts';

const fixture = (name: string): Buffer => readFileSync(new URL(`./fixtures/${name}`, import.meta.url));
const netOf = (name: string): NetEvaluation =>
  new NetEvaluation(netWeights(new WeightFile(fixture(`${name}.bin`))));

/** Written by tune/fit-net.py, `--only net-8-4`. */
const SMALL = 'net-8-4';

describe('a net', () => {
  it('[S8] gives the scores of the program that fitted it', () => {
    const net = netOf(SMALL);
    const rows = JSON.parse(String(fixture(`${SMALL}.check.json`))) as [number, number, number, number][];
    expect(rows.length).toBeGreaterThanOrEqual(200);
    const found = rows.map(([own, other, kings]) => net.evaluate(own, other, kings, true));
    expect(found).toEqual(rows.map(([, , , score]) => score));
  });

  it('[S8] judges both sides alike', () => {
    const net = netOf(SMALL);
    const value = (position: Position): number => {
      const { turn, kings } = position;
      return net.evaluate(position[turn], position[opposite(turn)], kings, turn === 'black');
    };
    fc.assert(
      fc.property(aPosition(OFFICIAL, { least: 1 }), (position) => {
        expect(value(mirror(position))).toBe(value(position));
      }),
      runs(200),
    );
  });

  it('has weights of its own by kings or none and by the number of pieces', () => {
    const buckets = (kings: number) =>
      [6, 7, 8, 9, 10, 11, 12, 15, 16, 19, 20, 24].map((n) => bucketOf(kings, n));
    expect(buckets(1)).toEqual([0, 0, 1, 1, 2, 2, 3, 3, 3, 3, 3, 3]);
    expect(buckets(0)).toEqual([4, 4, 4, 4, 4, 4, 5, 5, 6, 6, 7, 7]);
  });
});

describe('[S8] a file of weights', () => {
  it('is refused where it is damaged, cut short, of another version, or something else', () => {
    const bytes = fixture('net-8-4.bin');
    const changed = (change: (copy: Buffer) => Buffer) => () => new WeightFile(change(Buffer.from(bytes)));
    expect(
      changed((copy) => {
        copy[copy.length - 40]! ^= 1;
        return copy;
      }),
    ).toThrow('damaged');
    expect(changed((copy) => copy.subarray(0, copy.length - 1))).toThrow('damaged');
    expect(
      changed((copy) => Buffer.from(copy.toString('latin1').replace('"version":1', '"version":2'), 'latin1')),
    ).toThrow('version 2');
    expect(changed(() => Buffer.from('something else'))).toThrow('no file of weights');
  });
});
