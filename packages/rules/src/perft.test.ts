/** Perft: the first known counts from the start, and the two generators side by side. */
import {
  aPosition,
  at,
  FEW,
  MOVE_RULES,
  naivePerft,
  perftRows,
  rulesWith,
  runs,
  START_PERFT,
} from '@crownhead/testkit';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatFen } from './fen.ts';
import { legalMoves } from './list-moves.ts';
import { mirror } from './mirror.ts';
import { countMoves, perftOfficial } from './official.ts';
import { divide, perft } from './perft.ts';
import { START } from './position.ts';
import { OFFICIAL } from './rule-set.ts';
import { opposite } from './side.ts';
import { perftByList, SHALLOW } from './test-perft.ts';

describe('from the start', () => {
  it.each(
    START_PERFT.slice(0, SHALLOW).map((nodes, i) => ({ depth: i + 1, nodes })),
  )('[R1] [R2] depth $depth is $nodes', ({ depth, nodes }) => {
    expect(perftOfficial(START, depth)).toBe(nodes);
    expect(perftOfficial(mirror(START), depth)).toBe(nodes);
    expect(perftOfficial(START, depth, false)).toBe(nodes);
    if (depth <= 6) expect(perftByList(START, depth)).toBe(nodes);
  });

  it('[R1] depth 0 is the position itself, and nothing is counted below it', () => {
    for (const depth of [0, -1]) {
      expect(perft(START, OFFICIAL, depth)).toBe(1);
      expect(perft(START, rulesWith({ chain: 'single' }), depth)).toBe(1);
    }
    expect([...divide(START, OFFICIAL, 0).values()]).toEqual([1, 1, 1, 1, 1, 1, 1]);
  });
});

describe('other rules', () => {
  it.each(MOVE_RULES)('[R1] general and naive to depth 3: $capture, $chain, $crowning, $removal', (rules) => {
    const late = rules.removal === 'end-of-turn';
    fc.assert(
      fc.property(
        aPosition(rules, late ? FEW : { most: 7 }),
        fc.integer({ min: 1, max: 3 }),
        (position, depth) => {
          fc.pre(!late || perft(position, rules, 1) < 100);
          expect(perft(position, rules, depth)).toBe(naivePerft(formatFen(position), depth, rules));
        },
      ),
      runs(6),
    );
  });

  it('[R6] a forced pass is a turn of its own', () => {
    const rules = rulesWith({ blocked: 'passes' });
    const blocked = at('W:W5:B1');
    expect([1, 2, 3].map((depth) => perft(blocked, rules, depth))).toEqual([1, 1, 1]);
    expect([1, 2, 3].map((depth) => perft(blocked, OFFICIAL, depth))).toEqual([0, 0, 0]);
    expect(divide(blocked, rules, 2)).toEqual(new Map([['pass', 1]]));
    // White is blocked while Black's king has four moves to choose from and its man one.
    const free = at('W:W5:B1,K18');
    expect([1, 2].map((depth) => perft(free, rules, depth))).toEqual([1, 5]);
    expect(divide(free, rules, 2)).toEqual(new Map([['pass', 5]]));
  });

  it('[R6] [R7] nobody passes where the game is over', () => {
    const rules = rulesWith({ blocked: 'passes' });
    expect(perft(at('W:WK22:B18'), rules, 2)).toBe(0);
    expect(perft(at('W:W:B1'), rules, 1)).toBe(0);
    expect(perft(at('B:W17-24:B9-16'), rules, 1)).toBe(0);
    expect(divide(at('B:W17-24:B9-16'), rules, 1)).toEqual(new Map());
  });
});

describe('divide', () => {
  it('[R1] names every first move once and adds up to perft', () => {
    expect(divide(START, OFFICIAL, 5).size).toBe(7);
    for (const { fen, nodes } of perftRows().filter((_, i) => i % 10 === 0)) {
      const parts = divide(at(fen), OFFICIAL, 4);
      expect(parts.size, fen).toBe(nodes[0]);
      expect(
        [...parts.values()].reduce((sum, n) => sum + n, 0),
        fen,
      ).toBe(nodes[3]);
    }
  });
});

describe('counting without making', () => {
  it('[R1] counts what the list has', () => {
    fc.assert(
      fc.property(aPosition(OFFICIAL), (position) => {
        const { turn } = position;
        const count = countMoves(position[turn], position[opposite(turn)], position.kings, turn);
        expect(count).toBe(legalMoves(position).length);
      }),
      runs(500),
    );
  });
});
