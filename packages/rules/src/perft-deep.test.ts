/** Perft: the known counts from the start as deep as there is time for, and the committed perft file. */
import { at, FULL, naivePerft, perftRows, START_PERFT } from '@crownhead/testkit';
import { describe, expect, it } from 'vitest';
import { mirror } from './mirror.ts';
import { perftOfficial } from './official.ts';
import { START } from './position.ts';
import { perftByList, SHALLOW } from './test-perft.ts';

const ROWS = perftRows();
const KINDS = [...new Set(ROWS.map(({ kind }) => kind))];

describe('from the start', () => {
  it.each(
    START_PERFT.slice(SHALLOW, FULL ? 13 : 10).map((nodes, i) => ({ depth: SHALLOW + i + 1, nodes })),
  )('[R1] [R2] depth $depth is $nodes', ({ depth, nodes }) => {
    expect(perftOfficial(START, depth)).toBe(nodes);
    if (depth <= 9) {
      expect(perftOfficial(mirror(START), depth)).toBe(nodes);
      expect(perftOfficial(START, depth, false)).toBe(nodes);
    }
  });
});

describe('the perft file', () => {
  it('[R1] was read', () => {
    expect(ROWS.length).toBeGreaterThanOrEqual(240);
    expect(ROWS.every(({ nodes }) => nodes.length === 5)).toBe(true);
  });

  it.each(KINDS)('[R1] [R2] [R4] %s: fast to depth 5, general to depth 3, mirrored too', (wanted) => {
    for (const { fen, nodes } of ROWS.filter(({ kind }) => kind === wanted)) {
      for (const position of [at(fen), mirror(at(fen))]) {
        const fast = nodes.map((_, i) => perftOfficial(position, i + 1));
        const made = nodes.map((_, i) => perftOfficial(position, i + 1, false));
        expect(fast, fen).toEqual(nodes);
        expect(made, fen).toEqual(nodes);
        expect(
          [1, 2, 3].map((depth) => perftByList(position, depth)),
          fen,
        ).toEqual(nodes.slice(0, 3));
      }
      // To depth 4 the naive generator's own tests compare it with the file.
      if (FULL) expect(naivePerft(fen, 5), fen).toBe(nodes[4]);
    }
  });
});
