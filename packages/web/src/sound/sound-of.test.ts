import { EVENT_VERSION, type Fact, type TableEvent } from '@crownhead/match';
import { findMove, OFFICIAL, type Square } from '@crownhead/rules';
import { at } from '@crownhead/testkit';
import { expect, it } from 'vitest';
import { soundsOf } from './sound-of.ts';

const event = (fact: Fact): TableEvent => ({ ...fact, v: EVENT_VERSION, at: 0 });
const moved = (fen: string, path: readonly number[]): TableEvent =>
  event({ type: 'move.made', game: 1, ply: 1, move: findMove(at(fen), OFFICIAL, path as Square[])! });

it.each([
  ['a step', moved('B:W32:B9', [9, 13]), { sound: 'move', times: 1 }],
  ['a jump, once for each piece', moved('B:W14,22,31:B9', [9, 18, 25]), { sound: 'capture', times: 2 }],
  ['a crowning', moved('W:W7,31:B12', [7, 3]), { sound: 'crown', times: 1 }],
  ['a warning', event({ type: 'time.warned', side: 'black' }), { sound: 'low-time', times: 1 }],
  [
    'the end',
    event({ type: 'game.ended', game: 1, outcome: { winner: null, reason: 'agreed' } }),
    { sound: 'result', times: 1 },
  ],
])('is heard: %s', (_, happened, heard) => {
  expect(soundsOf([happened])).toEqual([heard]);
});

it('is silent about everything else', () => {
  expect(soundsOf([event({ type: 'draw.offered', side: 'black' })])).toEqual([]);
});
