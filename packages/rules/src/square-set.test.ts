/** Sets of squares against JavaScript's own sets. */
import { aSquare, runs } from '@crownhead/testkit';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mirrorSet, mirrorSquare } from './mirror.ts';
import { SQUARES } from './square.ts';
import { asSet, EMPTY_SET, has, setOf, size, squaresOf, without, withSquare } from './square-set.ts';

const someSquares = fc.uniqueArray(aSquare);

describe('square sets', () => {
  it('[R9] hold what was put in, ascending, and count it', () => {
    fc.assert(
      fc.property(someSquares, (squares) => {
        const set = setOf(squares);
        expect(squaresOf(set)).toEqual([...squares].sort((a, b) => a - b));
        expect(size(set)).toBe(squares.length);
        expect(SQUARES.filter((square) => has(set, square))).toEqual(squaresOf(set));
      }),
      runs(200),
    );
  });

  it('[R9] one square in or out changes that square only', () => {
    fc.assert(
      fc.property(someSquares, aSquare, (squares, square) => {
        const set = setOf(squares);
        expect(squaresOf(withSquare(set, square))).toEqual(squaresOf(setOf([...squares, square])));
        expect(squaresOf(without(set, square))).toEqual(squaresOf(set).filter((other) => other !== square));
      }),
      runs(200),
    );
  });

  it('[R9] mirrored, every square s is 33 − s, and twice is once', () => {
    fc.assert(
      fc.property(someSquares, (squares) => {
        const set = setOf(squares);
        expect(mirrorSet(set)).toBe(setOf(squares.map(mirrorSquare)));
        expect(mirrorSet(mirrorSet(set))).toBe(set);
      }),
      runs(200),
    );
  });

  it('[R9] equal sets are equal numbers, square 32 included', () => {
    expect(setOf(SQUARES)).toBe(asSet(0xffffffff));
    expect(size(setOf(SQUARES))).toBe(32);
    expect(asSet(0x80000000)).toBe(setOf([SQUARES[31]!]));
    expect(squaresOf(EMPTY_SET)).toEqual([]);
  });
});
