/** Values and how they are combined: win soonest, lose latest, and never claim what is not known. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  better,
  DRAW,
  inPlies,
  LOSS,
  moveTo,
  NO_DISTANCE,
  NO_MOVE,
  pliesOf,
  resultOf,
  UNKNOWN,
  WIN,
} from './result.ts';

const win = (plies: number) => inPlies(WIN, plies);
const loss = (plies: number) => inPlies(LOSS, plies);

const aValue = fc.oneof(
  fc.constantFrom(UNKNOWN, DRAW, win(NO_DISTANCE), loss(NO_DISTANCE)),
  fc.nat({ max: 300 }).map(win),
  fc.nat({ max: 300 }).map(loss),
);

describe('values', () => {
  it('[R10] hold a result and a distance', () => {
    expect([resultOf(win(7)), pliesOf(win(7))]).toEqual([WIN, 7]);
    expect([resultOf(DRAW), pliesOf(DRAW)]).toEqual([DRAW, NO_DISTANCE]);
  });

  it.each([
    ['the quicker win', win(3), win(5), win(3)],
    ['the longer loss', loss(4), loss(2), loss(4)],
    ['a win over a draw', DRAW, win(9), win(9)],
    ['a draw over a loss', loss(90), DRAW, DRAW],
    ['a draw over the unknown is not known', DRAW, UNKNOWN, UNKNOWN],
    ['a loss over the unknown is not known', loss(2), UNKNOWN, UNKNOWN],
    ['a win stays one, but the unknown may be quicker', win(5), UNKNOWN, win(NO_DISTANCE)],
    ['a win of unknown length may be quicker', win(5), win(NO_DISTANCE), win(NO_DISTANCE)],
    ['a loss of unknown length may be longer', loss(6), loss(NO_DISTANCE), loss(NO_DISTANCE)],
    ['any move over none', NO_MOVE, loss(2), loss(2)],
  ])('[R10] %s', (_, a, b, best) => {
    expect(better(a, b)).toBe(best);
    expect(better(b, a)).toBe(best);
  });

  it('[R10] in whatever order moves come, the best is the same', () => {
    fc.assert(
      fc.property(aValue, aValue, aValue, (a, b, c) => {
        expect(better(better(a, b), c)).toBe(better(a, better(b, c)));
        expect(better(a, b)).toBe(better(b, a));
        expect(better(a, a)).toBe(a);
      }),
    );
  });

  it('[R10] a move makes the other side’s loss a win one ply longer', () => {
    expect([loss(4), win(3), DRAW, UNKNOWN, win(NO_DISTANCE)].map(moveTo)).toEqual([
      win(5),
      loss(4),
      DRAW,
      UNKNOWN,
      loss(NO_DISTANCE),
    ]);
  });
});
