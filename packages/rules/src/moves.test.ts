/** Which moves are legal: one position, the exact list, for every rule option; each row also with colours swapped. */
import {
  aPosition,
  at,
  FEW,
  listed,
  MOVE_RULES,
  mirrorText,
  naiveMoves,
  rulesAndPosition,
  rulesWith,
  runs,
  squares,
} from '@crownhead/testkit';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatFen } from './fen.ts';
import { legalMoves, listMoves, MOVE_CAP, visitMoves } from './list-moves.ts';
import { mirror, mirrorMove } from './mirror.ts';
import { applyMove, destination, isJump, type Move, passTurn, sameMove, squaresOfMove } from './move.ts';
import { formatMove } from './move-text.ts';
import { findMove, hasMove, isLegal, visitMovesFrom } from './moves.ts';
import { MOVE_WORDS, MoveBuffer } from './official.ts';
import { makePosition, PIECES_PER_SIDE, type Position, START, toPosition, withTurn } from './position.ts';
import { OFFICIAL, type RuleSet } from './rule-set.ts';
import { opposite } from './side.ts';
import { size, squaresOf } from './square-set.ts';
import { jumpers } from './turn.ts';

interface Row {
  readonly title: string;
  readonly fen: string;
  readonly rules?: Partial<RuleSet>;
  readonly moves: readonly string[];
}

const LATE = { removal: 'end-of-turn' } as const;

const FIGURES: readonly Row[] = [
  {
    title: '[R1] 004 figure 2: man 24 goes to 19 or 20, 32 to 27, 28 is stuck',
    fen: 'W:W24,28,32:B1',
    moves: ['24-19', '24-20', '32-27'],
  },
  {
    title: '[R1] 004 figure 3: king 24 goes to 19, 27 or 28, as 20 is occupied',
    fen: 'W:WK24:B12,16,20',
    moves: ['24-19', '24-27', '24-28'],
  },
  { title: '[R1] 004 figure 4: 23 jumps 19 to 16, not to 15', fen: 'W:W23:B19', moves: ['23x16'] },
  { title: '[R2] 004 figure 7: two jumps by a man', fen: 'W:W23:B9,18', moves: ['23x14x5'] },
  {
    title: '[R2] 004 figure 9: the triple jump of a king, 7x16 going backward',
    fen: 'W:WK23:B10,11,18',
    moves: ['23x14x7x16'],
  },
];

const OPTIONS: readonly Row[] = [
  { title: '[R1] men step forward only', fen: 'W:W18:B1', moves: ['18-14', '18-15'] },
  { title: '[R1] kings step every way', fen: 'W:WK18:B1', moves: ['18-14', '18-15', '18-22', '18-23'] },
  { title: '[R1] kings step one square only', fen: 'W:WK4:B29', moves: ['4-8'] },
  { title: '[R1] a man does not jump backward', fen: 'W:W15:B18', moves: ['15-10', '15-11'] },
  { title: '[R1] a king does', fen: 'W:WK15:B18', moves: ['15x22'] },
  { title: '[R1] an own piece is not jumped', fen: 'W:W17,22:B1', moves: ['17-13', '17-14', '22-18'] },
  { title: '[R1] two in a row are not jumped', fen: 'W:W22:B15,18', moves: ['22-17'] },
  { title: '[R1] nor is one at the edge', fen: 'W:W22:B13,17,18,15', moves: [] },
  { title: '[R1] mandatory: only jumps, by any piece', fen: 'W:W22,32:B18', moves: ['22x15'] },
  {
    title: '[R1] optional: steps as well, by the jumper too',
    fen: 'W:W22,32:B18',
    rules: { capture: 'optional' },
    moves: ['22-17', '22x15', '32-27', '32-28'],
  },
  { title: '[R2] finish', fen: 'B:W6,15:B1', moves: ['1x10x19'] },
  { title: '[R2] may stop', fen: 'B:W6,15:B1', rules: { chain: 'may-stop' }, moves: ['1x10', '1x10x19'] },
  { title: '[R2] single', fen: 'B:W6,15:B1', rules: { chain: 'single' }, moves: ['1x10'] },
  {
    title: '[R2] free to begin, not to break off',
    fen: 'B:W6,15:B1',
    rules: { capture: 'optional' },
    moves: ['1-5', '1x10x19'],
  },
  {
    title: '[R2] a man changes direction, forward only',
    fen: 'B:W6,14,18:B1',
    moves: ['1x10x17'],
  },
  {
    title: '[R3] a short capture beside a longer one',
    fen: 'B:W6,8,14:B1,4',
    moves: ['1x10x17', '4x11'],
  },
  {
    title: '[R3] a branch may be the shorter one',
    fen: 'B:W6,14,15,24:B1',
    moves: ['1x10x17', '1x10x19x28'],
  },
  {
    title: '[R3] two routes taking different pieces',
    fen: 'B:W7,8,15,16:B3',
    moves: ['3x10x19', '3x12x19'],
  },
  { title: '[R4] a step onto the king row', fen: 'W:W6:B32', moves: ['6-1', '6-2'] },
  { title: '[R4] ends the turn', fen: 'W:W9:B6,7', moves: ['9x2'] },
  { title: '[R4] goes on', fen: 'W:W9:B6,7', rules: { crowning: 'goes-on' }, moves: ['9x2x11'] },
  {
    title: '[R4] goes on or stops',
    fen: 'W:W9:B6,7',
    rules: { crowning: 'goes-on', chain: 'may-stop' },
    moves: ['9x2', '9x2x11'],
  },
  {
    title: '[R4] goes on, but one jump is all',
    fen: 'W:W9:B6,7',
    rules: { crowning: 'goes-on', chain: 'single' },
    moves: ['9x2'],
  },
  {
    title: '[R4] a step onto the king row always ends the turn',
    fen: 'W:W5:B6,7',
    rules: { crowning: 'goes-on', capture: 'optional' },
    moves: ['5-1'],
  },
  {
    title: '[R4] a king passing its king row is not stopped by it',
    fen: 'W:WK9:B6,7',
    moves: ['9x2x11'],
  },
  { title: '[R5] at once: no second jump', fen: 'W:WK22:B18', moves: ['22x15'] },
  {
    title: '[R5] end of turn: a king jumps twice, never a third time',
    fen: 'W:WK22:B18',
    rules: LATE,
    moves: ['22x15x22'],
  },
  {
    title: '[R5] end of turn, may stop',
    fen: 'W:WK22:B18',
    rules: { ...LATE, chain: 'may-stop' },
    moves: ['22x15', '22x15x22'],
  },
  {
    title: '[R5] end of turn, single',
    fen: 'W:WK22:B18',
    rules: { ...LATE, chain: 'single' },
    moves: ['22x15'],
  },
  { title: '[R5] end of turn: a man never jumps twice', fen: 'B:W6,15:B1', rules: LATE, moves: ['1x10x19'] },
  {
    title: '[R5] end of turn: a man crowned on the way jumps again as a king',
    fen: 'W:W9:B6,7',
    rules: { ...LATE, crowning: 'goes-on' },
    moves: ['9x2x11x2x9', '9x2x9'],
  },
  { title: '[R6] blocked', fen: 'W:W5:B1', moves: [] },
  { title: '[R6] blocked where that passes', fen: 'W:W5:B1', rules: { blocked: 'passes' }, moves: [] },
  { title: '[R7] no pieces, no moves', fen: 'W:W:B1', moves: [] },
];

const CIRCLES: readonly Row[] = [
  {
    title: '[R2] a king comes round to its own start, both ways: two moves',
    fen: 'W:WK22:B9,10,17,18',
    moves: ['22x13x6x15x22', '22x15x6x13x22'],
  },
  {
    title: '[R2] a king passes its own start and goes on',
    fen: 'W:WK22:B9,10,17,18,26',
    moves: ['22x13x6x15x22x31', '22x15x6x13x22x31', '22x31'],
  },
  {
    title: '[R2] two routes taking the same pieces are two moves',
    fen: 'W:WK31:B9,10,17,18,26',
    moves: ['31x22x13x6x15x22', '31x22x15x6x13x22'],
  },
];

describe.each([
  ['figures', FIGURES],
  ['options', OPTIONS],
  ['circles', CIRCLES],
])('%s', (_, rows) => {
  it.each(rows)('$title: $fen', ({ fen, rules, moves }) => {
    const position = at(fen);
    expect(listed(position, rulesWith(rules))).toEqual([...moves].sort());
    expect(listed(mirror(position), rulesWith(rules))).toEqual(moves.map(mirrorText).sort());
    expect(hasMove(position, rulesWith(rules))).toBe(moves.length > 0);
  });
});

describe('whose move', () => {
  it.each([
    ['black', ['10-14', '10-15', '11-15', '11-16', '12-16', '9-13', '9-14']],
    ['white', ['21-17', '22-17', '22-18', '23-18', '23-19', '24-19', '24-20']],
  ] as const)('[R8] %s first', (side, moves) => {
    expect(listed(withTurn(START, side))).toEqual(moves);
  });

  it('[R15] while a move is available there is no passing: every listed move goes somewhere', () => {
    for (const rules of MOVE_RULES) {
      for (const text of listed(START, { ...rules, blocked: 'passes' })) expect(text).toMatch(/^\d+-\d+$/);
    }
  });
});

describe('too many moves', () => {
  /** One king, nine men to jump twice each: the most routes one piece can have. */
  const CROWDED = at('W:WK10:B6,7,8,14,15,16,22,23,24');
  const rules = rulesWith({ ...LATE, chain: 'may-stop' });

  it('[R5] a full list stops at its cap with its own error', () => {
    expect(listMoves(CROWDED, rules)).toEqual({ ok: false, error: 'too-many-moves' });
    let routes = 0;
    for (const from of squaresOf(CROWDED.white)) visitMovesFrom(CROWDED, rules, from, () => ++routes > 0);
    expect(routes).toBe(42_404);
    expect(routes).toBeGreaterThan(MOVE_CAP);
  });

  it('[R5] the cap is the most that is listed', () => {
    const few = at('W:WK22:B18');
    expect(listMoves(few, rules, 2)).toMatchObject({ ok: true, value: [{}, {}] });
    expect(listMoves(few, rules, 1)).toEqual({ ok: false, error: 'too-many-moves' });
  });

  it('[R5] one move among them is still found quickly', () => {
    expect(findMove(CROWDED, rules, squares(10, 1, 10))).toMatchObject({ captured: [6] });
    expect(findMove(CROWDED, rules, squares(10, 1, 10, 1))).toBeNull();
  });
});

describe('visiting', () => {
  it('[R5] stops as soon as it is told to, in the middle of a chain too', () => {
    const rules = rulesWith({ ...LATE, chain: 'may-stop' });
    const position = at('W:WK22:B17,18');
    for (const most of [1, 2, 3]) {
      let visited = 0;
      visitMoves(position, rules, () => ++visited < most);
      expect(visited).toBe(most);
    }
    let visited = 0;
    visitMovesFrom(position, rules, squares(22)[0]!, () => ++visited < 2);
    expect(visited).toBe(2);
  });
});

describe('applyMove', () => {
  const only = (fen: string, rules: Partial<RuleSet> = {}): readonly [Position, Move] => {
    const position = at(fen);
    const moves = listMoves(position, rulesWith(rules));
    if (!moves.ok || moves.value.length !== 1) throw new Error(`${fen} has not one move`);
    return [position, moves.value[0]!];
  };

  it('[R1][R19] a step leaves the rest alone', () => {
    const position = at('W:W24,K32:B1,K2');
    const move = findMove(position, OFFICIAL, squares(24, 19))!;
    expect(formatFen(applyMove(position, move))).toBe('B:W19,K32:B1,K2');
    expect(formatFen(position)).toBe('W:W24,K32:B1,K2');
  });

  it('[R1] a jump takes what it passed, kings too', () => {
    expect(formatFen(applyMove(...only('W:W23:B1,K18,9')))).toBe('B:W5:B1');
  });

  it('[R4][R20] crowning is part of the move', () => {
    const [position, move] = only('W:W9:B6,7');
    expect(move).toEqual({ from: 9, path: [2], captured: [6], crowned: true });
    expect(formatFen(applyMove(position, move))).toBe('B:WK2:B7');
    expect(only('W:WK9:B6,7')[1].crowned).toBe(false);
  });

  it('[R4] a man crowned on the way is a king where it ends', () => {
    expect(formatFen(applyMove(...only('W:W9:B6,7', { crowning: 'goes-on' })))).toBe('B:WK11:B');
  });

  it('[R5] a piece jumped twice is taken once', () => {
    const [position, move] = only('W:WK22:B1,18', LATE);
    expect(move).toEqual({ from: 22, path: [15, 22], captured: [18], crowned: false });
    expect(formatFen(applyMove(position, move))).toBe('B:WK22:B1');
  });

  it('[R2] stopping early leaves what was not jumped', () => {
    const position = at('B:W6,15:B1');
    const rules = rulesWith({ chain: 'may-stop' });
    const after = (...path: number[]) =>
      formatFen(applyMove(position, findMove(position, rules, squares(...path))!));
    expect(after(1, 10)).toBe('W:W15:B10');
    expect(after(1, 10, 19)).toBe('W:W:B19');
  });

  it('[R2] a circle ends where it began', () => {
    const position = at('W:WK22:B9,10,17,18');
    for (const move of legalMoves(position)) {
      expect(destination(move)).toBe(22);
      expect(formatFen(applyMove(position, move))).toBe('B:WK22:B');
    }
  });

  it('[R6] a pass changes the turn and nothing else', () => {
    expect(passTurn(START)).toEqual(withTurn(START, 'white'));
  });
});

describe('isLegal', () => {
  const position = at('W:W22,32:B18');
  const jump = legalMoves(position)[0]!;

  it.each([
    ['another path', { path: [13] }],
    ['another piece taken', { captured: [17] }],
    ['nothing taken', { captured: [] }],
    ['a crown it does not get', { crowned: true }],
    ['another start', { from: 32 }],
  ])('[M1] %s is another move and not legal', (_, change) => {
    const forged = { ...jump, ...change } as Move;
    expect(isLegal(position, OFFICIAL, jump)).toBe(true);
    expect(sameMove(forged, jump)).toBe(false);
    expect(isLegal(position, OFFICIAL, forged)).toBe(false);
  });

  it('[M1] no path, no piece, or a path without a hop is no move', () => {
    expect(findMove(position, OFFICIAL, [])).toBeNull();
    expect(findMove(position, OFFICIAL, squares(1, 5))).toBeNull();
    expect(findMove(position, OFFICIAL, squares(22))).toBeNull();
  });
});

/** What the two generators have in common: the positions they lead to, each as often as there are routes. */
function afterOfficial(position: Position): string[] {
  const { turn } = position;
  const buffer = new MoveBuffer();
  const count = buffer.generate(position[turn], position[opposite(turn)], position.kings, turn);
  return Array.from({ length: count }, (_, i) => {
    const [own, other, kings] = buffer.words.subarray(i * MOVE_WORDS) as unknown as [number, number, number];
    const [black, white] = turn === 'black' ? [own, other] : [other, own];
    return formatFen(makePosition(black, white, kings, opposite(turn)));
  }).sort();
}

describe('generators agree', () => {
  it('[R1] the official fast path gives the same positions as the general one', () => {
    fc.assert(
      fc.property(aPosition(OFFICIAL), (position) => {
        const general = legalMoves(position).map((move) => formatFen(applyMove(position, move)));
        expect(afterOfficial(position)).toEqual(general.sort());
      }),
      runs(1500),
    );
  });

  it.each(MOVE_RULES)('[R1] general and naive: $capture, $chain, $crowning, $removal', (rules) => {
    const late = rules.removal === 'end-of-turn';
    const describeMove = (
      path: readonly number[],
      captured: readonly number[],
      crowned: boolean,
      after: string,
    ) =>
      `${path.join()} takes ${[...captured].sort((a, b) => a - b).join()}${crowned ? ' crowned' : ''}: ${after}`;
    fc.assert(
      fc.property(aPosition(rules, late ? FEW : {}), (position) => {
        const general = listMoves(position, rules);
        if (!general.ok) return;
        const naive = naiveMoves(formatFen(position), rules);
        expect(
          general.value
            .map((move) =>
              describeMove(
                squaresOfMove(move),
                move.captured,
                move.crowned,
                formatFen(applyMove(position, move)),
              ),
            )
            .sort(),
        ).toEqual(
          naive.map((move) => describeMove(move.path, move.captured, move.crowned, move.after)).sort(),
        );
      }),
      runs(60),
    );
  });

  it('[R9] both sides move alike under every rule set', () => {
    fc.assert(
      fc.property(rulesAndPosition, ({ rules, position }) => {
        const moves = listMoves(position, rules);
        const mirrored = listMoves(mirror(position), rules);
        expect(mirrored.ok).toBe(moves.ok);
        if (!moves.ok) return;
        const turned = moves.value.map((move) => formatMove(mirrorMove(move))).sort();
        expect(mirrored.ok && mirrored.value.map((move) => formatMove(move)).sort()).toEqual(turned);
      }),
      runs(500),
    );
  });

  it('[R1] every listed move is legal, is found by its path, and leads to a valid position', () => {
    fc.assert(
      fc.property(rulesAndPosition, ({ rules, position }) => {
        const moves = listMoves(position, rules);
        if (!moves.ok) return;
        const seen = new Set<string>();
        for (const move of moves.value) {
          expect(isLegal(position, rules, move)).toBe(true);
          expect(findMove(position, rules, squaresOfMove(move))).toEqual(move);
          const after = applyMove(position, move);
          expect(toPosition(after)).toEqual({ ok: true, value: after });
          expect(size(after[position.turn])).toBe(size(position[position.turn]));
          expect(size(after[after.turn])).toBe(size(position[after.turn]) - move.captured.length);
          expect(size(after.black)).toBeLessThanOrEqual(PIECES_PER_SIDE);
          seen.add(formatMove(move));
        }
        expect(seen.size).toBe(moves.value.length);
      }),
      runs(500),
    );
  });

  it('[R1] where jumping is mandatory, a jump is listed exactly when some piece has one, and then nothing else', () => {
    fc.assert(
      fc.property(rulesAndPosition, ({ rules, position }) => {
        const moves = listMoves(position, rules);
        if (!moves.ok) return;
        const jumps = moves.value.filter(isJump);
        const starts = new Set(jumps.map(({ from }) => from));
        expect([...starts].sort((a, b) => a - b)).toEqual(squaresOf(jumpers(position)));
        if (rules.capture === 'mandatory' && jumps.length > 0) expect(moves.value).toEqual(jumps);
      }),
      runs(300),
    );
  });
});

describe('the move buffer', () => {
  it('[R1] grows when many moves are kept together', () => {
    const buffer = new MoveBuffer();
    const before = buffer.words.length;
    for (let i = 0; i < 5000; i += 1) buffer.generate(START.black, START.white, 0, 'black');
    expect(buffer.top).toBe(5000 * 7 * MOVE_WORDS);
    expect(buffer.words.length).toBeGreaterThan(before);
    expect([...buffer.words.subarray(0, 3)]).toEqual([...buffer.words.subarray(21, 24)]);
  });
});
