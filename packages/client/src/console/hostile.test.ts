/** A server that lies, rambles or is none: the table stays one that can be drawn, and nothing reaches the terminal. */
import { listMoves } from '@crownhead/rules';
import { describe, expect, it } from 'vitest';
import { clockFace } from '../clock-face.ts';
import { inputContext, startInput } from '../input/input.ts';
import { showInput } from '../input/show.ts';
import { promptOf } from '../prompt.ts';
import { promptText } from '../words.ts';
import { SERVER_ACTIONS } from './server-line.ts';
import { START, TestVisit } from './test-visit.ts';

/** What a screen does with a table. */
function look({ view, table }: TestVisit): string {
  const board = inputContext(view);
  const shown = board && showInput(startInput(board));
  if (board) listMoves(board.position, board.rules, 50);
  const face = clockFace(view.state, table.now());
  const prompt = promptOf({ view, face, shown });
  const { round } = view.state;
  return [promptText(prompt.message, table.now()), round?.names.black, round?.names.white].join(' ');
}

const FENS = [
  START,
  'B:W:B',
  'W:W:BK1',
  'B:WK1,K2,K3:BK30',
  '-',
  'W:W99:B1',
  '?:W1:B32',
  ':::::',
  'W:W1:B1',
] as const;
const ACTIONS = [...SERVER_ACTIONS, 'EXPLODE'] as const;
const TEXTS = [
  '',
  'Player White is the winner! Red has no pieces left.',
  'Player Red offers a draw',
  'White moves 22-18',
  'Waiting for the next game',
  'Player White has 99999 minutes left to move',
  '\x1b]0;owned\x07\x1b[2J\x1b[31mRed',
  '\u202egnp.exe',
  'x'.repeat(3000),
] as const;

/** Park and Miller. */
function* numbers(seed: number): Generator<number, never> {
  for (let n = seed; ; ) {
    n = (n * 48_271) % 0x7fff_ffff;
    yield n;
  }
}

describe('a hostile server', () => {
  it.each([1, 2, 3, 4, 5, 6])('[C1][N10] says anything in any order (%i)', (seed) => {
    const chance = numbers(seed * 7919);
    const pick = <T>(list: readonly T[]): T => list[chance.next().value % list.length]!;
    const line = (): string => {
      const stamp = pick(['0', '1000000', '999999999999999', '-1', 'NaN']);
      switch (chance.next().value % 9) {
        case 0:
          return `WELCOME ${pick(['1', 'x', '0'])} ${pick(['PLAYER', 'SPECTATOR', ''])} ${stamp} ${pick(TEXTS)}`;
        case 1:
          return `GAME ${stamp} ${pick(['W', 'B', '-', '__proto__'])} You play White, ${pick(TEXTS)} plays Red.`;
        case 2:
          return `RULES official chain=${pick(['finish', 'single', 'x'])} blocked=passes removal=end-of-turn; ${pick(['', 'idle=none', 'timer=move/0/0'])}`;
        case 3:
          return pick(TEXTS);
        default:
          return `STATE ${stamp} ${pick(ACTIONS)} ${pick(FENS)} 9 ${pick(TEXTS)}`;
      }
    };
    const visit = new TestVisit();
    visit.hear('WELCOME 1 PLAYER 600 You are Ann.');
    for (let i = 0; i < 400; i += 1) {
      visit.hear(line());
      expect(look(visit)).not.toMatch(/[\p{Cc}\p{Cf}]/u);
    }
    for (const { text } of visit.changes.flatMap(({ said = [] }) => said))
      expect(text).not.toMatch(/[\p{Cc}\p{Cf}]/u);
    for (const answer of visit.lines) expect(answer).toMatch(/^(RULES|ACK \d{1,15})$/);
  });

  it('[N10] one that asks for a move out of turn gets none from us', async () => {
    const visit = TestVisit.atGame('B');
    visit.state('MOVE', START);
    expect(visit.view.asked).toBe('wait');
    expect(await visit.move(11, 15)).toMatchObject({
      ok: false,
    });
  });
});
