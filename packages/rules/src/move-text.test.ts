/** Moves as people type them: every spelling, abbreviations, ambiguity, nonsense, and the way back. */
import { at, rulesAndPosition, rulesWith, runs, squares } from '@crownhead/testkit';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { legalMoves, listMoves } from './list-moves.ts';
import { applyMove, type Move } from './move.ts';
import {
  formatMove,
  formatShort,
  movesFitting,
  NOTATIONS,
  parseMoveText,
  readMove,
  resolveMove,
} from './move-text.ts';
import { visitMovesFrom } from './moves.ts';
import { drawn } from './outcome.ts';
import { START } from './position.ts';
import { OFFICIAL, type RuleSet } from './rule-set.ts';

const read = (fen: string, text: string, rules: Partial<RuleSet> = {}) => {
  const answer = readMove(at(fen), rulesWith(rules), text);
  return answer.ok ? formatMove(answer.value) : answer.error;
};

const STEPS = [
  ...['11-15', '11 15', '11–15', '11—15', '11−15', '11->15', '11→15', '11>15', '11/15', '11,15', '11:15'],
  ...[
    '11x15',
    '11X15',
    '11×15',
    '11*15',
    ' 11 - 15 ',
    '11 x15',
    '11- 15',
    '\t11\t15\n',
    '11 -> 15',
    '11 → 15',
  ],
  ...[
    'f6e5',
    '011-015',
    '1. 11-15',
    '3...11-15',
    '11-15!',
    '11-15?!',
    'F6-E5',
    'f6-e5',
    'f6 E5',
    'F6xE5',
    'F6 -> E5',
    '11-E5',
    'f6-15',
  ],
];
const JUMPS = [
  ...['11x18x25', '11-18-25', '11X18X25', '11×18×25', '11:18:25', '11*18*25', '11 18 25', '11x 18x 25'],
  ...[
    '11 x 18 x 25',
    '11x18-25',
    'F6xD4xB2',
    'f6xd4xb2',
    'F6-D4-B2',
    'f6d4b2',
    'f6 d4 b2',
    '11xD4x25',
    '11x25',
    'f6xb2',
  ],
  ...['11-25', 'F6 B2'],
];
const NONSENSE = [
  ...['', ' ', 'hello', '11', 'E3', '11-', '-15', '11--15', '11-15-', 'x', '11_15', '11.15', '1115'],
  ...[
    '0-5',
    '33-1',
    '11-33',
    '111-15',
    '-1-5',
    '!11-15',
    '11-15 please',
    'E9-D4',
    'I3-D4',
    'E3-D',
    '11-15\u0000',
  ],
  ...['♟-♙', '11 to 15', '1e1-15', '0x0B-15', '١١-١٥', '½-½', '11xx18'],
];

describe('spellings', () => {
  it.each(STEPS)('[M4] a step: %j', (text) => {
    expect(read('B:W32:B11', text)).toBe('11-15');
  });

  it.each(JUMPS)('[M4] a chain: %j', (text) => {
    expect(read('B:W15,22,32:B11', text)).toBe('11x18x25');
  });

  it.each(NONSENSE)('[M1] [M4] unreadable: %j', (text) => {
    expect(parseMoveText(text)).toEqual({ ok: false, error: 'unreadable' });
    expect(read('B:W32:B11', text)).toBe('unreadable');
  });

  it.each([
    ['E3-D4', 'W:W23:B1', '23-18'],
    ['e3xc5', 'W:W23:B18', '23x14'],
    ['09-13', 'B:W32:B9', '9-13'],
  ])('[M4] %s', (text, fen, move) => {
    expect(read(fen, text)).toBe(move);
  });

  it('[M1] [M4] light squares are readable, so that the reason is about the square', () => {
    expect(parseMoveText('C3-C4')).toEqual({ ok: true, value: [22, 'C4'] });
    expect(read('W:W22:B1', 'C3-B5')).toBe('light-square');
    expect(read('W:W22:B1', 'd3-c4')).toBe('light-square');
  });

  it('reads marks without end in one go', () => {
    const marks = '!?'.repeat(150_000);
    expect(parseMoveText(`11-15${marks}`)).toEqual(parseMoveText('11-15'));
    expect(parseMoveText(`11-15${marks}x`).ok).toBe(false);
  });
});

describe('abbreviations', () => {
  const FORK = 'B:W7,8,15,16:B3';
  const CIRCLE = 'W:WK22:B9,10,17,18';

  it.each([
    ['the ends of a long jump', 'W:WK23:B10,11,18', '23x16', '23x14x7x16'],
    ['with some of the way', 'W:WK23:B10,11,18', '23x7x16', '23x14x7x16'],
    ['two routes to different ends', FORK, '3x19', 'ambiguous'],
    ['one square in between settles it', FORK, '3x12x19', '3x12x19'],
    ['two routes to the same position: either', CIRCLE, '22x22', '22x13x6x15x22'],
    ['out of order', 'W:WK23:B10,11,18', '23x7x14x16', 'not-diagonal'],
    ['not the end of the jump', 'W:WK23:B10,11,18', '23x7', 'not-diagonal'],
    ['the first hop only', 'W:WK23:B10,11,18', '23x14', 'must-finish'],
    ['a jump that is not there', 'B:W15,32:B11', '11x25', 'too-far'],
    ['two steps are no jump', 'B:W32:B11', '11-18', 'nothing-to-jump'],
    ['of the other side', 'B:W15,22:B11', '22x11', 'not-your-piece'],
    ['from an empty square', 'B:W15,22:B11', '10x26', 'no-piece'],
  ])('[M4] %s: %s %s', (_, fen, text, answer) => {
    expect(read(fen, text)).toBe(answer);
  });

  it('[M4] [R2] where a chain may stop, the ends name the jump that stops there', () => {
    expect(read('B:W6,15:B1', '1x10', { chain: 'may-stop' })).toBe('1x10');
    expect(read('B:W6,15:B1', '1x19', { chain: 'may-stop' })).toBe('1x10x19');
    expect(read('B:W6,15:B1', '1x19', { chain: 'single' })).toBe('one-jump-only');
  });

  it('[M4] [R5] among tens of thousands of routes', () => {
    const crowded = at('W:WK10:B6,7,8,14,15,16,22,23,24');
    const rules = rulesWith({ removal: 'end-of-turn', chain: 'may-stop' });
    expect(readMove(crowded, rules, '10x10')).toEqual({ ok: false, error: 'ambiguous' });
    expect(movesFitting(crowded, rules, squares(10, 10)).length).toBeGreaterThan(1000);
  });

  it('[M4] [O13] a few of tens of thousands of routes are looked at, whether one of them fits or not', () => {
    const crowded = at('B:W9,10,11,17,18,19,25,26,27:BK15');
    const rules = rulesWith({ removal: 'end-of-turn', chain: 'may-stop', capture: 'optional' });
    for (const text of ['15x15', '15x1', '15x29']) {
      let looked = 0;
      const visited = () => {
        looked += 1;
      };
      expect(readMove(crowded, rules, text, { visited })).toEqual({ ok: false, error: 'ambiguous' });
      expect(looked).toBeLessThanOrEqual(200);
    }
    expect(readMove(crowded, rules, '15x6x13x22').ok).toBe(true);
  });

  it('[M4] a chain under way is continued hop by hop, never guessed', () => {
    const position = at('W:WK23:B10,11,18');
    const context = { begun: squares(23, 14) };
    expect(resolveMove(position, OFFICIAL, squares(14, 16), context).ok).toBe(false);
    expect(resolveMove(position, OFFICIAL, squares(14, 7, 16), context).ok).toBe(true);
  });

  it('[M4] only squares of one’s own piece have fitting moves', () => {
    expect(movesFitting(START, OFFICIAL, ['A8', 'B7'])).toEqual([]);
    expect(movesFitting(START, OFFICIAL, squares(22, 18))).toEqual([]);
    expect(movesFitting(START, OFFICIAL, [])).toEqual([]);
  });
});

describe('whose turn it is matters more than what was typed', () => {
  it.each(['11-15', '11x25', 'hello', ''])('[M1] %j', (text) => {
    const position = at(text === '11-15' ? 'B:W32:B11' : 'B:W15,22,32:B11');
    const over = { outcome: drawn('agreed'), player: 'white' } as const;
    expect(readMove(position, OFFICIAL, text, over)).toEqual({ ok: false, error: 'game-over' });
    const early = { player: 'white' } as const;
    expect(readMove(position, OFFICIAL, text, early)).toEqual({ ok: false, error: 'not-your-turn' });
  });
});

describe('writing', () => {
  it('[M4] in both notations', () => {
    const [move] = legalMoves(at('W:WK23:B10,11,18'));
    expect(formatMove(move!)).toBe('23x14x7x16');
    expect(formatMove(move!, 'algebraic')).toBe('E3xC5xE7xG5');
    const [step] = legalMoves(at('W:W28:B1'));
    expect(formatMove(step!, 'algebraic')).toBe('H2-G3');
  });

  it.each([
    ['alone', 'W:WK23:B10,11,18', ['23x16']],
    ['a step', 'W:W28:B1', ['28-24']],
    ['one hop', 'W:W22:B18', ['22x15']],
    ['two routes between the same squares', 'B:W7,8,15,16:B3', ['3x10x19', '3x12x19']],
    ['a fork to different squares', 'B:W6,14,15:B1', ['1x17', '1x19']],
  ])('[F3] short, %s', (_, fen, texts) => {
    const position = at(fen);
    expect(legalMoves(position).map((move) => formatShort(position, OFFICIAL, move))).toEqual(texts);
  });

  it('[F3] short, where a chain may stop on the way', () => {
    const position = at('B:W6,15:B1');
    const rules = rulesWith({ chain: 'may-stop' });
    const moves = listMoves(position, rules);
    expect(moves.ok && moves.value.map((move) => formatShort(position, rules, move))).toEqual([
      '1x10',
      '1x19',
    ]);
  });

  describe('[O40] a king with tens of thousands of ways', () => {
    const rules = rulesWith({ removal: 'end-of-turn', chain: 'may-stop' });
    const crowded = at('B:WK6,K7,K8,K14,K15,K16,K22,K23,K24:BK18');
    const moves: Move[] = [];
    visitMovesFrom(crowded, rules, squares(18)[0]!, (move) => moves.push(move) > 0);

    it('is written without looking at them all', () => {
      expect(moves.length).toBeGreaterThan(40_000);
      const longest = moves.findLast((move) => move.captured.length === 9)!;
      let looked = 0;
      const counted = { ...rules };
      // Every move that is looked at asks whether the chain may stop there.
      Object.defineProperty(counted, 'chain', {
        enumerable: true,
        get: () => {
          looked += 1;
          return rules.chain;
        },
      });
      expect(formatShort(crowded, counted, longest)).toBe(formatMove(longest));
      expect(looked).toBeLessThan(5000);
    });

    it('is read back as the same move', () => {
      fc.assert(
        fc.property(fc.nat({ max: moves.length - 1 }), (i) => {
          const text = formatShort(crowded, rules, moves[i]!);
          expect(readMove(crowded, rules, text)).toEqual({ ok: true, value: moves[i] });
        }),
        runs(200),
      );
    });
  });

  it('[M4] every move under every rule set is read back from either notation and from its short form', () => {
    fc.assert(
      fc.property(rulesAndPosition, ({ position, rules }) => {
        const moves = listMoves(position, rules, 500);
        if (!moves.ok) return;
        for (const move of moves.value) {
          for (const notation of NOTATIONS) {
            expect(readMove(position, rules, formatMove(move, notation))).toEqual({ ok: true, value: move });
          }
          expect(readMove(position, rules, formatShort(position, rules, move))).toEqual({
            ok: true,
            value: move,
          });
        }
      }),
      runs(200),
    );
  });

  it('[M4] whatever is typed gets an answer, and an accepted move is a listed one', () => {
    const typed = fc.oneof(
      fc.string(),
      fc.string({ unit: fc.constantFrom(...'0123456789abcdefgh-x: ') }),
      fc.array(fc.integer({ min: 0, max: 33 }), { minLength: 2, maxLength: 4 }).map((list) => list.join('x')),
    );
    fc.assert(
      fc.property(rulesAndPosition, typed, ({ position, rules }, text) => {
        const answer = readMove(position, rules, text);
        const moves = listMoves(position, rules);
        if (answer.ok && moves.ok) expect(moves.value).toContainEqual(answer.value);
        if (answer.ok) expect(applyMove(position, answer.value).turn).not.toBe(position.turn);
      }),
      runs(1000),
    );
  });
});
