/** Whose number is given to somebody from elsewhere. */
import { expect, it } from 'vitest';
import { type Holder, whoMakesRoom } from './room-maker.ts';

const [HERE, THERE] = ['192.0.2.1', '198.51.100.7'];
const at = (address: string, ...ranks: readonly Holder['rank'][]): Holder[] =>
  ranks.map((rank, i) => ({ id: i + 1, address, rank }));

it.each([
  ['who has not come yet', at(HERE, 'player', 'spectator', 'expected', 'coming'), 3],
  ['who is not ready yet', at(HERE, 'player', 'coming', 'spectator'), 2],
  ['the last spectator', at(HERE, 'player', 'player', 'spectator', 'spectator'), 4],
  ['nobody where all play', at(HERE, 'player', 'player'), null],
  ['nobody where none is there twice', at(HERE, 'spectator'), null],
])('[C1] %s makes room', (_, holders, id) => {
  expect(whoMakesRoom(holders, THERE!)).toBe(id);
});

it('[C1] nobody makes room for one more of their own, nor for somebody who then has as many', () => {
  expect(whoMakesRoom(at(HERE!, 'player', 'spectator', 'spectator'), HERE!)).toBeNull();
  const even = [...at(HERE!, 'player', 'spectator'), { id: 3, address: THERE!, rank: 'spectator' as const }];
  expect(whoMakesRoom(even, THERE!)).toBeNull();
});
