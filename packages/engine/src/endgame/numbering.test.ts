/** Numbers of sets and positions: every one is given once, and turning the board round changes nothing. */
import { countBits } from '@crownhead/rules';
import { runs } from '@crownhead/testkit';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { turned } from '../board-bits.ts';
import { type Material, materialKey, materialsOf, pieceCount } from './material.ts';
import { isTwin, pairsOf, planMen, slicesOf } from './plan.ts';
import { bitsOf, choose, rankDown, rankDownAround, rankUp, rankUpAround, subsetsOf } from './ranking.ts';
import { menPlacements, positionCount, positionNumber, sliceOf } from './slice.ts';
import { SliceWalk } from './slice-walk.ts';

const aWord = fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 });
/** Up to six bits, anywhere. */
const aFewBits = fc
  .uniqueArray(fc.nat({ max: 31 }), { maxLength: 6 })
  .map((places) => places.reduce((set, place) => set | (1 << place), 0));
const aMaterial: fc.Arbitrary<Material> = fc.constantFrom(...[2, 3, 4, 5, 6].flatMap(materialsOf));

/** Closes the gaps that `taken` squares leave. */
const closed = (set: number, taken: number): number =>
  bitsOf(~taken).reduce((moved, bit, i) => ((set & bit) === 0 ? moved : moved | (1 << i)), 0);

describe('numbers of sets', () => {
  it('[R10] subsets come in the order of their numbers', () => {
    const bits = bitsOf(-1);
    for (let k = 0; k <= 4; k++) {
      const subsets = subsetsOf(bits, k);
      expect(subsets).toHaveLength(choose(32, k));
      expect(subsets.every((set, i) => countBits(set) === k && rankUp(set) === i)).toBe(true);
    }
  });

  it('[R10] the number around taken squares is the number without them', () => {
    fc.assert(
      fc.property(aFewBits, aWord, (set, word) => {
        const taken = word & ~set;
        expect(rankUpAround(set, taken)).toBe(rankUp(closed(set, taken)));
      }),
      runs(500),
    );
  });

  it('[R10] counting from the other end is counting on the turned board', () => {
    fc.assert(
      fc.property(aFewBits, aWord, (set, word) => {
        expect(rankDown(set)).toBe(rankUp(turned(set)));
        expect(rankDownAround(set, word & ~set)).toBe(rankUpAround(turned(set), turned(word & ~set)));
      }),
      runs(500),
    );
  });
});

describe('numbers of positions', () => {
  it('[R10] a walk through a slice meets every number in order, and both directions agree', () => {
    fc.assert(
      fc.property(aMaterial, fc.nat(), fc.nat(), (material, someMen, somePlace) => {
        const slice = sliceOf(material);
        const walk = new SliceWalk(slice);
        const men = someMen % slice.menSets;
        if (!walk.goTo(men)) return;
        for (const place of [0, somePlace % slice.kingSets, slice.kingSets - 1]) {
          const own = walk.ownMen | walk.places.own[place]!;
          const other = walk.otherMen | walk.places.other[place]!;
          const kings = walk.places.own[place]! | walk.places.other[place]!;
          expect(own & other).toBe(0);
          expect(countBits(own | other)).toBe(pieceCount(material));
          const number = men * slice.block + place;
          expect(positionNumber(slice, own, other, kings, true)).toBe(number);
          expect(positionNumber(slice, turned(own), turned(other), turned(kings), false)).toBe(number);
        }
      }),
      // Setting up the larger slices takes a while each.
      runs(40),
    );
  });

  /** Men of the side stand on 28 squares, kings anywhere. */
  const oneSided = (pieces: number): number => {
    let sum = 0;
    for (let men = 0; men <= pieces; men++) sum += choose(28, men) * choose(32 - men, pieces - men);
    return sum * 2;
  };

  it.each([
    [2, 6_972],
    [3, 261_224],
    [4, 7_092_774],
    [5, 148_688_232],
    [6, 2_503_611_964],
  ])('[R10] with the one-sided ones there are as many placements of %i pieces as are known', (pieces, all) => {
    const twoSided = materialsOf(pieces).reduce((sum, material) => sum + positionCount(sliceOf(material)), 0);
    expect(twoSided + oneSided(pieces)).toBe(all);
  });
});

describe('the plan', () => {
  it('[R10] every material is in one pair, after those it depends on', () => {
    for (const pieces of [2, 3, 4, 5, 6]) {
      const order = pairsOf(pieces).flatMap(slicesOf).map(materialKey);
      expect(order.toSorted()).toEqual(materialsOf(pieces).map(materialKey).toSorted());
      for (const { own, other } of pairsOf(pieces)) {
        for (const { ownMen, ownKings, ...rest } of [own, other]) {
          if (ownMen === 0) continue;
          const crowned = materialKey({ ...rest, ownMen: ownMen - 1, ownKings: ownKings + 1 });
          expect(order.indexOf(crowned)).toBeLessThan(order.indexOf(materialKey(own)));
        }
      }
    }
  });

  it('[R10] every men configuration is planned once, or once with its mirror image', () => {
    for (const pair of [2, 3, 4].flatMap(pairsOf)) {
      const { men, starts } = planMen(pair);
      const seen = new Set<string>();
      for (let i = 0; i < men.length; i += 2) {
        const [black, white] = [men[i]!, men[i + 1]!];
        if ((black & white) !== 0) expect.unreachable('men stand on each other');
        seen.add(`${black} ${white}`);
        if (isTwin(pair)) seen.add(`${turned(white)} ${turned(black)}`);
      }
      expect(seen.size).toBe(menPlacements(pair.own));
      expect(starts.at(-1)).toBe(men.length / 2);
    }
  });
});
