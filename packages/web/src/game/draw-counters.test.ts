import { addMove, bareGame, findMove, type Game, OFFICIAL, type Square } from '@crownhead/rules';
import { at } from '@crownhead/testkit';
import { expect, it } from 'vitest';
import { drawCounters } from './draw-counters.ts';

const start = at('B:WK32:BK1');

/** Both kings go to and fro. */
function wandering(plies: number, drawRule: 'claim' | 'off' = 'claim'): Game {
  let game = bareGame({ start, drawRule });
  const steps = [
    [1, 5],
    [32, 28],
    [5, 1],
    [28, 32],
  ];
  for (let i = 0; i < plies; i += 1) {
    game = addMove(game, findMove(game.position, OFFICIAL, steps[i % 4] as Square[])!);
  }
  return game;
}

it('[R10] counts moves without progress once there are some', () => {
  expect(drawCounters(wandering(4)).quiet).toBeNull();
  expect(drawCounters(wandering(62)).quiet).toEqual({ moves: 31, limit: 40 });
});

it('[R10] says when a position has been seen before', () => {
  expect(drawCounters(wandering(3)).seen).toBeNull();
  expect(drawCounters(wandering(4)).seen).toBe(2);
  expect(drawCounters(wandering(8)).seen).toBe(3);
  expect(drawCounters(wandering(40)).seen).toBe(3);
});

it('counts nothing where there are no draws by rule', () => {
  expect(drawCounters(wandering(62, 'off'))).toEqual({ quiet: null, seen: null });
});
