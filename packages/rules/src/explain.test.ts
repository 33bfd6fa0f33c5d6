/** Every reason for refusing a move, which one is given when several fit, and that asking changes nothing. */
import {
  anAttempt,
  aPlace,
  aSide,
  at,
  mirrorPlace,
  rulesAndPosition,
  rulesWith,
  runs,
  squares,
} from '@crownhead/testkit';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Attempt, type AttemptContext, explain } from './explain.ts';
import { listMoves } from './list-moves.ts';
import { mirror, mirrorSquare } from './mirror.ts';
import { squaresOfMove } from './move.ts';
import { drawn, won } from './outcome.ts';
import { REFUSAL_REASONS, type RefusalReason } from './refusal.ts';
import { OFFICIAL, type RuleSet } from './rule-set.ts';
import { opposite } from './side.ts';
import { fromCoordinate, type Square } from './square.ts';

interface Row {
  readonly reason: RefusalReason;
  readonly why: string;
  readonly fen: string;
  readonly attempt: readonly (number | string)[];
  readonly rules?: Partial<RuleSet>;
  readonly context?: AttemptContext;
}

const CHAIN = 'B:W6,15,32:B1,4';
const begun = squares(1, 10);
const LATE = { removal: 'end-of-turn' } as const;

const REFUSED: readonly Row[] = [
  { reason: 'unreadable', why: 'no place named', fen: 'W:W22:B1', attempt: [] },
  { reason: 'unreadable', why: 'a piece and nowhere to go', fen: 'W:W22:B1', attempt: [22] },
  { reason: 'no-piece', why: 'an empty square', fen: 'W:W22:B1', attempt: [18, 15] },
  { reason: 'no-piece', why: 'the same by coordinate', fen: 'W:W22:B1', attempt: ['D4', 'E5'] },
  { reason: 'no-piece', why: 'an empty square and nowhere to go', fen: 'W:W22:B1', attempt: [18] },
  { reason: 'not-your-piece', why: 'the other side’s man', fen: 'W:W22:B1', attempt: [1, 6] },
  { reason: 'not-your-piece', why: 'the other side’s king', fen: 'W:W22:BK1', attempt: [1, 6] },
  {
    reason: 'not-your-turn',
    why: 'a good move by the wrong player',
    fen: 'W:W22:B1',
    attempt: [22, 18],
    context: { player: 'black' },
  },
  {
    reason: 'not-your-turn',
    why: 'one’s own piece out of turn',
    fen: 'W:W22:B1',
    attempt: [1, 6],
    context: { player: 'black' },
  },
  {
    reason: 'not-your-turn',
    why: 'nonsense out of turn',
    fen: 'W:W22:B1',
    attempt: [],
    context: { player: 'black' },
  },
  { reason: 'not-diagonal', why: '004: 23 does not jump to 15', fen: 'W:W23:B19', attempt: [23, 15] },
  { reason: 'not-diagonal', why: 'sideways to a dark square', fen: 'W:W22:B1', attempt: [22, 23] },
  { reason: 'not-diagonal', why: 'sideways to a light square', fen: 'W:W22:B1', attempt: ['C3', 'D3'] },
  { reason: 'not-diagonal', why: 'straight ahead to a light square', fen: 'W:W22:B1', attempt: ['C3', 'C4'] },
  { reason: 'not-diagonal', why: 'a crooked way to a dark square', fen: 'W:W22:B1', attempt: [22, 19] },
  { reason: 'not-diagonal', why: 'nowhere at all', fen: 'W:W22:B1', attempt: [22, 22] },
  { reason: 'light-square', why: 'to a light square', fen: 'W:W22:B1', attempt: ['C3', 'B5'] },
  { reason: 'light-square', why: 'from a light square', fen: 'W:W22:B1', attempt: ['D3', 'C4'] },
  {
    reason: 'light-square',
    why: 'a king back to a light square',
    fen: 'W:WK22:B1',
    attempt: ['C3', 'D1'],
  },
  { reason: 'nothing-to-jump', why: 'two squares over an empty one', fen: 'W:W22:B1', attempt: [22, 15] },
  { reason: 'nothing-to-jump', why: 'the same by a king backward', fen: 'W:WK15:B1', attempt: [15, 22] },
  {
    reason: 'nothing-to-jump',
    why: 'a step after a jump',
    fen: 'W:W22:B18',
    attempt: [22, 15, 11],
  },
  {
    reason: 'nothing-to-jump',
    why: 'a step onto the square of a piece just taken',
    fen: 'W:WK22:B18',
    attempt: [22, 15, 18],
  },
  {
    reason: 'nothing-to-jump',
    why: 'back over a piece that has left the board',
    fen: 'W:WK22:B18',
    attempt: [22, 15, 22],
  },
  {
    reason: 'nothing-to-jump',
    why: 'over one piece a third time',
    fen: 'W:WK22:B18',
    attempt: [22, 15, 22, 15],
    rules: LATE,
  },
  {
    reason: 'nothing-to-jump',
    why: 'over a piece taken before in the circle',
    fen: 'W:WK22:B9,10,17,18',
    attempt: [22, 15, 6, 13, 22, 13],
  },
  {
    reason: 'own-piece-between',
    why: 'over an own man',
    fen: 'W:W17,22:B1',
    attempt: [22, 13],
  },
  {
    reason: 'own-piece-between',
    why: 'in the middle of a chain',
    fen: 'W:W10,22:B18',
    attempt: [22, 15, 6],
  },
  { reason: 'too-far', why: 'three squares', fen: 'W:W22:B1', attempt: [22, 11] },
  { reason: 'too-far', why: 'over two in a row', fen: 'W:W22:B15,18', attempt: [22, 11] },
  { reason: 'too-far', why: 'two steps', fen: 'W:W22:B1', attempt: [22, 18, 15] },
  {
    reason: 'too-far',
    why: 'a step and a jump',
    fen: 'W:W22:B14',
    attempt: [22, 17, 10],
    rules: { capture: 'optional' },
  },
  {
    reason: 'one-jump-only',
    why: 'a second jump where one is all',
    fen: 'B:W6,15:B1',
    attempt: [1, 10, 19],
    rules: { chain: 'single' },
  },
  {
    reason: 'one-jump-only',
    why: 'only the end of two jumps is named',
    fen: 'B:W6,14:B1',
    attempt: [1, 17],
    rules: { chain: 'single' },
  },
  {
    reason: 'too-far',
    why: 'far away where no chain would lead',
    fen: 'B:W6,22:B1',
    attempt: [1, 19],
    rules: { chain: 'single' },
  },
  { reason: 'square-occupied', why: 'a step onto an own man', fen: 'W:W24,20:B1', attempt: [24, 20] },
  { reason: 'square-occupied', why: 'a step onto an enemy', fen: 'W:W22:B17', attempt: [22, 17] },
  { reason: 'square-occupied', why: 'a jump onto a piece', fen: 'W:W22:B15,18', attempt: [22, 15] },
  { reason: 'square-occupied', why: 'far away and taken', fen: 'W:W22:B11', attempt: [22, 11] },
  {
    reason: 'square-occupied',
    why: 'onto a jumped piece that still stands',
    fen: 'W:WK22:B18',
    attempt: [22, 15, 18],
    rules: LATE,
  },
  { reason: 'man-backward', why: 'a step back', fen: 'W:W22:B1', attempt: [22, 26] },
  { reason: 'man-backward', why: 'a jump back', fen: 'W:W15:B18', attempt: [15, 22] },
  { reason: 'man-backward', why: 'back in a chain', fen: 'W:W22:B18,19', attempt: [22, 15, 24] },
  {
    reason: 'man-backward',
    why: 'a man just crowned goes on',
    fen: 'W:W9:B6,7',
    attempt: [9, 2, 11],
  },
  { reason: 'must-jump', why: 'a step by another man', fen: 'W:W22,32:B18', attempt: [32, 28] },
  { reason: 'must-jump', why: 'a step by the jumper', fen: 'W:W22,32:B18', attempt: [22, 17] },
  { reason: 'must-jump', why: 'a king’s step', fen: 'W:W22,K32:B18', attempt: ['G1', 'F2'] },
  {
    reason: 'must-jump',
    why: 'whether or not the jump may stop',
    fen: 'W:W22,32:B18',
    attempt: [32, 28],
    rules: { chain: 'may-stop' },
  },
  { reason: 'only-the-jumper', why: 'another man', fen: CHAIN, attempt: [4, 8], context: { begun } },
  {
    reason: 'only-the-jumper',
    why: 'a man beside it',
    fen: 'B:W6,15,32:B1,11',
    attempt: [11, 16],
    context: { begun },
  },
  {
    reason: 'only-the-jumper',
    why: 'a man behind it',
    fen: 'B:W6,15,32:B1,2',
    attempt: [2, 7],
    context: { begun },
  },
  {
    reason: 'only-the-jumper',
    why: 'another man the same way',
    fen: CHAIN,
    attempt: [4, 10, 19],
    context: { begun },
  },
  { reason: 'only-the-jumper', why: 'an empty square', fen: CHAIN, attempt: [13, 17], context: { begun } },
  {
    reason: 'only-the-jumper',
    why: 'the square it has left',
    fen: CHAIN,
    attempt: [1, 5],
    context: { begun },
  },
  {
    reason: 'only-the-jumper',
    why: 'where the chain may stop too',
    fen: CHAIN,
    attempt: [4, 8],
    rules: { chain: 'may-stop' },
    context: { begun },
  },
  { reason: 'must-finish', why: 'the first hop alone', fen: CHAIN, attempt: [1, 10] },
  { reason: 'must-finish', why: 'stopping a chain under way', fen: CHAIN, attempt: [10], context: { begun } },
  {
    reason: 'must-finish',
    why: 'saying again what is done',
    fen: CHAIN,
    attempt: [1, 10],
    context: { begun },
  },
  {
    reason: 'must-finish',
    why: 'stopping as a new king',
    fen: 'W:W9:B6,7',
    attempt: [9, 2],
    rules: { crowning: 'goes-on' },
  },
  {
    reason: 'must-finish',
    why: 'stopping before the second jump over a piece',
    fen: 'W:WK22:B18',
    attempt: [22, 15],
    rules: LATE,
  },
  {
    reason: 'game-over',
    why: 'a good move too late',
    fen: 'W:W22:B1',
    attempt: [22, 18],
    context: { outcome: won('black', 'resigned') },
  },
  {
    reason: 'game-over',
    why: 'on request',
    fen: 'W:W22:B1',
    attempt: [],
    context: { outcome: drawn('agreed'), player: 'black' },
  },
];

const ACCEPTED: readonly Omit<Row, 'reason'>[] = [
  { why: 'a step', fen: 'W:W22:B1', attempt: [22, 18] },
  { why: 'by coordinate', fen: 'W:W22:B1', attempt: ['C3', 'D4'] },
  {
    why: 'by the right player',
    fen: 'W:W22:B1',
    attempt: [22, 18],
    context: { player: 'white', outcome: null },
  },
  { why: 'a chain', fen: CHAIN, attempt: [1, 10, 19] },
  { why: 'the rest of a chain', fen: CHAIN, attempt: [10, 19], context: { begun } },
  { why: 'the whole of a chain under way', fen: CHAIN, attempt: [1, 10, 19], context: { begun } },
  {
    why: 'stopping where that is allowed',
    fen: CHAIN,
    attempt: [10],
    rules: { chain: 'may-stop' },
    context: { begun },
  },
  {
    why: 'a chosen piece alone is no chain',
    fen: CHAIN,
    attempt: [1, 10, 19],
    context: { begun: squares(4) },
  },
  {
    why: 'on from a square passed before',
    fen: 'W:WK22:B9,10,17,18,26',
    attempt: [22, 31],
    context: { begun: squares(22, 13, 6, 15, 22) },
  },
  {
    why: 'a second time over one piece',
    fen: 'W:WK22:B18',
    attempt: [15, 22],
    rules: LATE,
    context: { begun: squares(22, 15) },
  },
];

/** An attempt for which every reason from its own on would do; the order is that of 000. */
const PRECEDENCE: readonly Row[] = [
  { reason: 'man-backward', why: 'before same file', fen: 'W:W22:B1', attempt: ['C3', 'C2'] },
  { reason: 'man-backward', why: 'before light square', fen: 'W:W22:B1', attempt: ['C3', 'D1'] },
  { reason: 'man-backward', why: 'before occupied', fen: 'W:W22,26:B1', attempt: [22, 26] },
  { reason: 'man-backward', why: 'before in between', fen: 'W:W22,26:B1', attempt: [22, 31] },
  { reason: 'man-backward', why: 'before too far', fen: 'W:W15:B1', attempt: [15, 26] },
  { reason: 'man-backward', why: 'before must jump', fen: 'W:W22,32:B18', attempt: [22, 26] },
  { reason: 'not-diagonal', why: 'before light square', fen: 'W:W22:B1', attempt: ['C3', 'C6'] },
  { reason: 'not-diagonal', why: 'before occupied', fen: 'W:W22:B14', attempt: [22, 14] },
  { reason: 'not-diagonal', why: 'before too far', fen: 'W:W22:B1', attempt: [22, 6] },
  { reason: 'light-square', why: 'before too far', fen: 'W:W22:B1', attempt: ['C3', 'E8'] },
  { reason: 'square-occupied', why: 'before in between', fen: 'W:W13,17,22:B1', attempt: [22, 13] },
  { reason: 'square-occupied', why: 'before too far', fen: 'W:W22:B8', attempt: [22, 8] },
  { reason: 'square-occupied', why: 'before must jump', fen: 'W:W21,22,17:B18', attempt: [22, 17] },
  { reason: 'own-piece-between', why: 'before must jump', fen: 'W:W17,22:B18', attempt: [22, 13] },
  { reason: 'too-far', why: 'before must jump', fen: 'W:W22,31:B18', attempt: [31, 20] },
  {
    reason: 'light-square',
    why: 'from there, before anything about the way',
    fen: 'W:W22:B1',
    attempt: ['D3', 'D8'],
  },
  { reason: 'not-your-piece', why: 'before anything about the way', fen: 'W:W22:B1', attempt: [1, 32] },
];

const turned = (context: AttemptContext = {}): AttemptContext => ({
  ...context,
  player: context.player && opposite(context.player),
  begun: context.begun?.map(mirrorSquare),
});

function answers({ fen, attempt, rules, context }: Omit<Row, 'reason'>) {
  const places = attempt as Attempt;
  return [
    explain(at(fen), rulesWith(rules), places, context),
    explain(mirror(at(fen)), rulesWith(rules), places.map(mirrorPlace), turned(context)),
  ] as const;
}

describe('refusals', () => {
  it.each(REFUSED)('[M1] $reason: $why', ({ reason, ...row }) => {
    for (const answer of answers(row)) expect(answer).toEqual({ ok: false, error: reason });
  });

  it.each(REFUSAL_REASONS)('[M1] %s has its rows above', (reason) => {
    expect(REFUSED.filter((row) => row.reason === reason).length).toBeGreaterThanOrEqual(2);
  });

  it.each(PRECEDENCE)('[M1] $reason comes $why', ({ reason, ...row }) => {
    for (const answer of answers(row)) expect(answer).toEqual({ ok: false, error: reason });
  });

  it.each(ACCEPTED)('[M1] fine: $why', (row) => {
    for (const answer of answers(row)) expect(answer).toMatchObject({ ok: true });
  });
});

const deepFreeze = <T>(value: T): T => {
  if (typeof value === 'object' && value !== null) {
    Object.freeze(value);
    for (const inner of Object.values(value)) deepFreeze(inner);
  }
  return value;
};

const squareOf = (place: Attempt[number]): Square | null =>
  typeof place === 'number' ? place : fromCoordinate(place);

const aQuestion = rulesAndPosition.chain((scene) =>
  fc.record({
    scene: fc.constant(scene),
    attempt: anAttempt(scene),
    nonsense: fc.array(aPlace, { maxLength: 3 }),
    player: fc.option(aSide, { nil: undefined }),
  }),
);

describe('explain and the move list', () => {
  it('[M1] [M2] a path is fine exactly when it is listed, and asking changes nothing', () => {
    let fine = 0;
    fc.assert(
      fc.property(aQuestion, ({ scene, attempt, player }) => {
        const { position, rules } = deepFreeze(scene);
        const moves = listMoves(position, rules);
        if (!moves.ok) return;
        const path = attempt.map(squareOf).join();
        const wanted = moves.value.find((move) => squaresOfMove(move).join() === path);
        const answer = explain(position, rules, deepFreeze(attempt), { player });
        if (player !== undefined && player !== position.turn) {
          expect(answer).toEqual({ ok: false, error: 'not-your-turn' });
        } else if (wanted) {
          fine += 1;
          expect(answer).toEqual({ ok: true, value: wanted });
        } else {
          expect(answer.ok).toBe(false);
          if (!answer.ok) expect(REFUSAL_REASONS).toContain(answer.error);
        }
      }),
      runs(2000),
    );
    expect(fine).toBeGreaterThan(100);
  });

  it('[M1] [M3] a move goes on from any point of it', () => {
    fc.assert(
      fc.property(rulesAndPosition, ({ position, rules }) => {
        const moves = listMoves(position, rules);
        if (!moves.ok) return;
        for (const move of moves.value) {
          const path = squaresOfMove(move);
          for (let i = 2; i <= path.length; i += 1) {
            const context = { begun: path.slice(0, i) };
            expect(explain(position, rules, path, context)).toEqual({ ok: true, value: move });
            const rest = explain(position, rules, path.slice(i - 1), context);
            // Once round a circle, the rest can read as the whole; it is a legal move either way.
            expect(rest.ok).toBe(true);
          }
        }
      }),
      runs(150),
    );
  });

  it('[M1] men are refused backward, kings never', () => {
    fc.assert(
      fc.property(aQuestion, ({ scene: { position }, nonsense }) => {
        const kings = { ...position, kings: position.black | position.white } as typeof position;
        const answer = explain(kings, OFFICIAL, nonsense);
        expect(answer).not.toEqual({ ok: false, error: 'man-backward' });
      }),
      runs(300),
    );
  });
});
