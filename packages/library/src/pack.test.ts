/** Packed collections: everything comes back, damage is noticed; and the games that come with the library. */
import { readFileSync, statSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { START } from '@crownhead/rules';
import { FULL } from '@crownhead/testkit';
import { describe, expect, it } from 'vitest';
import {
  countCollection,
  explore,
  importPdn,
  joinCollections,
  packCollection,
  search,
  transferables,
  unpackCollection,
} from './index.ts';
import { openShippedSet } from './node/index.ts';
import { randomPdn, seeded } from './test-queries.ts';

const DATA = new URL('../data/', import.meta.url);

describe('[B7] a packed collection', () => {
  const collection = importPdn(randomPdn(seeded(3), FULL ? 200 : 30), 'games “ö”.pdn');
  const packed = packCollection({ ...collection, title: 'T', credit: 'Ç', licence: 'MIT' });

  it('has everything that was in it, games under other rules and turns without a move too', () => {
    expect(unpackCollection(packed)).toEqual({
      ok: true,
      value: { ...collection, title: 'T', credit: 'Ç', licence: 'MIT' },
    });
  });

  it('is refused when any byte of it is another', () => {
    const step = FULL ? 1 : 37;
    for (let at = 0; at < packed.length; at += step) {
      const damaged = packed.slice();
      damaged[at]! ^= 0x10;
      expect(unpackCollection(damaged).ok, `byte ${at}`).toBe(false);
    }
    expect(unpackCollection(packed.subarray(0, -1)).ok).toBe(false);
    expect(unpackCollection(new Uint8Array())).toEqual({ ok: false, error: 'not-a-collection' });
    expect(unpackCollection(new TextEncoder().encode('[Event "PDN"] 1. 11-15 *'))).toEqual({
      ok: false,
      error: 'not-a-collection',
    });
  });
});

describe('[B7] the shipped set', () => {
  const shipped = openShippedSet();

  it('has the games, plies and positions that are stated', () => {
    expect(countCollection(shipped)).toEqual({
      games: 9377,
      plies: 460_287,
      positions: 293_960,
      results: { none: 0, black: 1597, white: 2373, drawn: 5407 },
      years: null,
    });
    expect(search(shipped, { board: { pattern: { kind: 'position', position: START } } })).toHaveLength(9377);
    expect(explore(shipped, START).moves.reduce((sum, { games }) => sum + games, 0)).toBe(9377);
    expect([...shipped.cut].includes(1)).toBe(false);
  });

  it('[B8] two and a half times over, 22,000 games take far less than 120 MB', () => {
    const many = joinCollections([shipped, shipped, shipped], shipped);
    expect(many.games).toBeGreaterThan(22_000);
    const bytes = transferables(many).reduce((sum, { byteLength }) => sum + byteLength, 0);
    expect(bytes).toBeLessThan(30e6);
  });

  it('brings its credit and its licence, in at most 250 KB', () => {
    expect(shipped.credit).toMatch(/E\. C\. Joyce/);
    const licence = readFileSync(new URL('acf-9377-LICENSE.txt', DATA), 'utf8');
    expect(shipped.licence).toBe(licence);
    expect(licence).toMatch(/^MIT License\n\nCopyright \(c\) 2020 EricCJoyce/);
    const file = new URL('acf-9377.bin.gz', DATA);
    expect(statSync(file).size).toBeLessThanOrEqual(250_000);
    expect(gunzipSync(readFileSync(file)).length).toBeGreaterThan(300_000);
  });

  it('[B6] has openings by name or by moves', () => {
    const { values, at } = shipped.text.opening;
    const unnamed = [...at].filter((index) => values[index] === '').length;
    // Games of fewer than three plies.
    expect(unnamed).toBe(3);
    expect(values).not.toContain('Go as You Please');
    const byMoves = [...at].filter((index) => /^\d/.test(values[index]!)).length;
    expect(shipped.games - unnamed - byMoves).toBeGreaterThan(2900);
  });
});
