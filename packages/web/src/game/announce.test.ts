import { EVENT_VERSION, type Fact, type TableEvent } from '@crownhead/match';
import { findMove, OFFICIAL, type Square } from '@crownhead/rules';
import { at } from '@crownhead/testkit';
import { expect, it } from 'vitest';
import { game as words } from '../i18n/en/game.ts';
import { movesSaid } from './announce.ts';

const event = (fact: Fact): TableEvent => ({ ...fact, v: EVENT_VERSION, at: 0 });
const moved = (fen: string, path: readonly number[]): TableEvent =>
  event({ type: 'move.made', game: 1, ply: 1, move: findMove(at(fen), OFFICIAL, path as Square[])! });
const sides = { black: 'Red', white: 'White' };

it('tells steps, jumps and crownings', () => {
  const say = (happened: TableEvent, turn: 'black' | 'white') =>
    movesSaid(words, [happened], turn, sides, 'numbers');
  expect(say(moved('B:W32:B11', [11, 15]), 'black')).toEqual(['Red: 11 to 15']);
  expect(say(moved('B:W14,22,31:B9', [9, 18, 25]), 'black')).toEqual([
    'Red: 9 to 18 to 25, captures 2 pieces',
  ]);
  expect(say(moved('W:W7,31:B12', [7, 3]), 'white')).toEqual(['White: 7 to 3, crowned']);
});

it('tells who moved when a turn was passed in between, and in coordinates where the board has them', () => {
  const events = [
    event({ type: 'turn.passed', game: 1, ply: 1, reason: 'blocked' }),
    moved('W:W22:B1', [22, 18]),
  ];
  expect(movesSaid(words, events, 'black', sides, 'coordinates')).toEqual(['White: C3 to D4']);
});
