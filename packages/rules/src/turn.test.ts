/** A turn hop by hop: what may come next, where it may end, and that every walk is a listed move. */
import { at, rulesAndPosition, rulesWith, runs, squares } from '@crownhead/testkit';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listMoves } from './list-moves.ts';
import { mirror, mirrorSquare } from './mirror.ts';
import { squaresOfMove } from './move.ts';
import { formatMove } from './move-text.ts';
import { hasMove } from './moves.ts';
import { type Position, START } from './position.ts';
import { OFFICIAL, type RuleSet } from './rule-set.ts';
import type { Square } from './square.ts';
import { squaresOf } from './square-set.ts';
import { beginTurn, hop, isStep, jumpers, mayEnd, movablePieces, nextHops, toMove, walk } from './turn.ts';

const walked = (position: Position, rules: RuleSet, path: readonly Square[]) => {
  const turn = walk(position, rules, path);
  if (turn === null) throw new Error(`${path.join()} cannot be walked`);
  return { next: nextHops(turn, rules).map(({ to }) => to), mayEnd: mayEnd(turn, rules) };
};

/** The squares walked so far, what is offered next, and whether the turn may end there. */
const WALKS: readonly {
  title: string;
  fen: string;
  rules?: Partial<RuleSet>;
  path: readonly number[];
  next: readonly number[];
  end: boolean;
}[] = [
  { title: '[M3] a chosen man', fen: 'W:W22:B1', path: [22], next: [17, 18], end: false },
  { title: '[M3] after a step', fen: 'W:W22:B1', path: [22, 17], next: [], end: true },
  {
    title: '[M3] a jump is there: steps are not offered',
    fen: 'W:W22:B18',
    path: [22],
    next: [15],
    end: false,
  },
  {
    title: '[M3] [R1] optional: the jump and the step',
    fen: 'W:W22:B18',
    rules: { capture: 'optional' },
    path: [22],
    next: [15, 17],
    end: false,
  },
  { title: '[R1] another piece must jump', fen: 'W:W22,32:B18', path: [32], next: [], end: false },
  { title: '[R2] in a chain, the next jump', fen: 'B:W6,15:B1', path: [1, 10], next: [19], end: false },
  { title: '[R2] at its end', fen: 'B:W6,15:B1', path: [1, 10, 19], next: [], end: true },
  {
    title: '[R2] [M8] may stop or go on',
    fen: 'B:W6,15:B1',
    rules: { chain: 'may-stop' },
    path: [1, 10],
    next: [19],
    end: true,
  },
  { title: '[R2] single', fen: 'B:W6,15:B1', rules: { chain: 'single' }, path: [1, 10], next: [], end: true },
  { title: '[R3] a fork', fen: 'B:W6,14,15:B1', path: [1, 10], next: [17, 19], end: false },
  { title: '[R4] crowned and done', fen: 'W:W9:B6,7', path: [9, 2], next: [], end: true },
  {
    title: '[R4] crowned and on',
    fen: 'W:W9:B6,7',
    rules: { crowning: 'goes-on' },
    path: [9, 2],
    next: [11],
    end: false,
  },
  {
    title: '[R5] back over the same piece',
    fen: 'W:WK22:B18',
    rules: { removal: 'end-of-turn' },
    path: [22, 15],
    next: [22],
    end: false,
  },
  {
    title: '[R5] but not a third time',
    fen: 'W:WK22:B18',
    rules: { removal: 'end-of-turn' },
    path: [22, 15, 22],
    next: [],
    end: true,
  },
];

describe('hop by hop', () => {
  it.each(WALKS)('$title: $path', ({ fen, rules, path, next, end }) => {
    const result = walked(at(fen), rulesWith(rules), squares(...path));
    expect(result.next.sort((a, b) => a - b)).toEqual(next);
    expect(result.mayEnd).toBe(end);
    const turned = walked(mirror(at(fen)), rulesWith(rules), squares(...path).map(mirrorSquare));
    expect(turned.next.map(mirrorSquare).sort((a, b) => a - b)).toEqual(next);
    expect(turned.mayEnd).toBe(end);
  });

  it('[M3] a walk stops at the first hop that is none', () => {
    expect(walk(START, OFFICIAL, [])).toBeNull();
    expect(walk(START, OFFICIAL, squares(18))).toBeNull();
    expect(walk(START, OFFICIAL, squares(22, 18))).toBeNull();
    expect(walk(START, OFFICIAL, squares(11, 18))).toBeNull();
    expect(walk(START, OFFICIAL, squares(11, 15, 18))).toBeNull();
    expect(isStep(walk(START, OFFICIAL, squares(11, 15))!)).toBe(true);
  });

  it('[M3] walking every hop gives exactly the listed moves', () => {
    fc.assert(
      fc.property(rulesAndPosition, ({ rules, position }) => {
        const moves = listMoves(position, rules);
        if (!moves.ok) return;
        const found: string[] = [];
        const open = squaresOf(position[position.turn]).map((from) => beginTurn(position, from));
        for (let turn = open.pop(); turn; turn = open.pop()) {
          if (mayEnd(turn, rules)) found.push(formatMove(toMove(turn)));
          else if (turn.path.length > 1) expect(nextHops(turn, rules)).not.toHaveLength(0);
          for (const next of nextHops(turn, rules)) open.push(hop(turn, next));
        }
        expect(found.sort()).toEqual(moves.value.map((move) => formatMove(move)).sort());
      }),
      runs(300),
    );
  });

  it('[M3] every prefix of a listed move can be walked, and offers its next square', () => {
    fc.assert(
      fc.property(rulesAndPosition, ({ rules, position }) => {
        const moves = listMoves(position, rules);
        if (!moves.ok) return;
        for (const move of moves.value) {
          const path = squaresOfMove(move);
          for (let i = 1; i < path.length; i += 1) {
            expect(walked(position, rules, path.slice(0, i)).next).toContain(path[i]);
          }
          expect(walked(position, rules, path).mayEnd).toBe(true);
        }
      }),
      runs(100),
    );
  });
});

describe('movable pieces', () => {
  it.each([
    ['B:W21-32:B1-12', {}, [9, 10, 11, 12]],
    ['W:W24,28,32:B1', {}, [24, 32]],
    ['W:W22,32:B18', {}, [22]],
    ['W:W22,32:B18', { capture: 'optional' }, [22, 32]],
    ['W:W5:B1', {}, []],
    ['W:W:B1', {}, []],
  ] as const)('[M3] %s %j: %j', (fen, rules, expected) => {
    expect(squaresOf(movablePieces(at(fen), rulesWith(rules)))).toEqual(expected);
  });

  it('[M3] are the starts of the listed moves', () => {
    fc.assert(
      fc.property(rulesAndPosition, ({ rules, position }) => {
        const moves = listMoves(position, rules);
        if (!moves.ok) return;
        const starts = [...new Set(moves.value.map(({ from }) => from))].sort((a, b) => a - b);
        expect(squaresOf(movablePieces(position, rules))).toEqual(starts);
        expect(hasMove(position, rules)).toBe(starts.length > 0);
      }),
      runs(300),
    );
  });

  it('[R1] the jumpers are the same under every rule set', () => {
    expect(squaresOf(jumpers(at('W:W22,32:B18')))).toEqual([22]);
    expect(squaresOf(jumpers(START))).toEqual([]);
    expect(squaresOf(jumpers(at('W:W15:B18')))).toEqual([]);
    expect(squaresOf(jumpers(at('W:WK15:B18')))).toEqual([15]);
  });
});
