/** A game as its player sees it: won or lost, against whom. */
import { drawn, voided, won } from '@crownhead/rules';
import { describe, expect, it } from 'vitest';
import type { FinishedGame } from './finished.ts';
import { byOpponent, localGame, opponentOf, resultOf } from './own-game.ts';

const GAME: FinishedGame = {
  id: 'a-1',
  endedAt: 1,
  names: { black: 'Ann', white: 'Zoë' },
  sideNames: 'red-white',
  people: ['white'],
  outcome: won('white', 'resigned'),
  plies: 3,
  opening: null,
  preset: null,
  pdn: '',
};
const seen = (change: Partial<FinishedGame>, name = '') => localGame({ ...GAME, ...change }, name);

describe('[W14] the result of a game', () => {
  it.each([
    [{}, 'won'],
    [{ outcome: won('black', 'resigned') }, 'lost'],
    [{ outcome: drawn('agreed') }, 'drawn'],
    [{ outcome: voided('abandoned') }, 'none'],
    [{ people: ['black', 'white'] as const }, 'white'],
    [{ people: [], outcome: won('black', 'no-moves') }, 'black'],
  ] satisfies [Partial<FinishedGame>, string][])('%j is %s', (change, result) => {
    expect(resultOf(seen(change))).toBe(result);
  });

  it('of two people at one device is mine where one of them has my name', () => {
    const both = { people: ['black', 'white'] } as const;
    expect(resultOf(seen(both, 'ann'))).toBe('lost');
    expect(opponentOf(seen(both, 'Ann'))).toBe('Zoë');
    expect(opponentOf(seen(both, 'Eve'))).toBe('Ann – Zoë');
  });
});

it('[W14] games are found by the opponent, not by me', () => {
  const games = [seen({ people: ['white'] }), seen({ people: ['black'] })];
  expect(byOpponent(games, 'zoe')).toEqual([games[1]]);
  expect(byOpponent(games, 'ann')).toEqual([games[0]]);
  expect(byOpponent(games, ' ')).toEqual(games);
});
