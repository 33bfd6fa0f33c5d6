/** Lists of games: an outcome has a winner, perhaps nobody, and a reason. */
import { drawn, won } from '@crownhead/rules';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { tableId } from './ids.ts';
import { type GameListing, gameListingSchema } from './listing.ts';

const GAME: GameListing = {
  id: 'abcdef-1',
  table: tableId('abcdef'),
  game: 1,
  black: 'Ann',
  white: 'Bob',
  sideNames: 'red-white',
  outcome: drawn('agreed'),
  plies: 40,
  startedAt: 1,
  endedAt: 2,
};

it.each([drawn('agreed'), won('white', 'time')])('a game that ended with %j can be listed', (outcome) => {
  expect(v.is(gameListingSchema, { ...GAME, outcome })).toBe(true);
});

it.each([
  [null],
  [undefined],
  ['agreed'],
  [{}],
  [{ winner: 'black' }],
  [{ reason: 'agreed' }],
])('one that ended with %j cannot', (outcome) => {
  expect(v.is(gameListingSchema, { ...GAME, outcome })).toBe(false);
});
