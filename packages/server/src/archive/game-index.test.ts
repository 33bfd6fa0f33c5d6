/** What a game is put into the index with. */
import { describe, expect, it } from 'vitest';
import { finished, T1 } from '../../test/store-contract/fixtures.ts';
import { gameIndexOf } from './game-index.ts';

const termsOf = (pdn: string, change: object = {}) => {
  const { listing } = finished(T1, 1, 100);
  return gameIndexOf({ listing: { ...listing, ...change }, pdn });
};

describe('[B63] a game in the index', () => {
  it('has its names, words of names, result, rules, opening and every position', () => {
    const { postings } = termsOf('1. 11-15 23-19 2. 8-11 22-17 1-0', { black: 'Zoë von Rot' });
    const terms = postings.map(({ term }) => term);
    expect(terms.filter((term) => !term.startsWith('p '))).toEqual([
      ...['n zoe von rot', 'n zoe', 'n von', 'n rot', 'b zoe von rot', 'b zoe', 'b von', 'b rot'],
      ...['n ben', 'w ben', 'o 11-15 23-19 8-11', 'o 11-15', 'o 23-19', 'o 8-11', 'r black', 'u official'],
    ]);
    expect(postings.filter(({ ply }) => ply !== undefined).map(({ ply, moves }) => [ply, moves])).toEqual([
      [0, '11-15'],
      [1, '23-19'],
      [2, '8-11'],
      [3, '22-17'],
      [4, ''],
    ]);
  });

  it('has a position that came twice once, with both moves', () => {
    const pdn = '[FEN "B:WK32:BK1"]\n1. 1-6 32-28 2. 6-1 28-32 3. 1-5 32-27 1/2-1/2';
    const { postings } = termsOf(pdn);
    const first = postings.find(({ ply }) => ply === 0);
    expect(first?.moves).toBe('1-6 1-5');
    expect(postings.filter(({ ply }) => ply !== undefined)).toHaveLength(6);
  });

  it('is found as far as it can be replayed, and by its names where it cannot', () => {
    expect(termsOf('1. 11-15 nonsense 1-0').postings.filter(({ ply }) => ply !== undefined)).toHaveLength(2);
    expect(termsOf('not a game at all').postings.map(({ term }) => term)).toContain('n ann');
    expect(termsOf('').postings.map(({ term }) => term)).toContain('r black');
    expect(termsOf('1. 11-15 *', { plies: 0 }).postings).toEqual([]);
  });
});
