/** The one policy of computers: thinking time and draws. */
import { type Game, legalMoves, newGame, parseFen, playMove, toPosition } from '@crownhead/rules';
import { describe, expect, it } from 'vitest';
import { acceptsDraw, canClaimDraw, considersDraw, thinkingTime } from './computer-policy.ts';

describe('how long the computer thinks', () => {
  it('[L3] never longer than people wait, nor than half its time', () => {
    expect(thinkingTime({ clock: null, limit: null })).toEqual({ ms: 1500 });
    expect(thinkingTime({ clock: null, limit: 1000 })).toEqual({ ms: 500 });
    expect(thinkingTime({ clock: null, limit: 0 })).toEqual({ ms: 1 });
    const clock = { left: 5000, increment: 0 };
    expect(thinkingTime({ clock, limit: null })).toEqual({ ms: 1500, clock });
  });
});

/** Two kings walk to and fro, so many plies. */
function kings(plies: number, drawRule: 'claim' | 'off'): Game {
  const setup = parseFen('B:WK32:BK1');
  const start = setup.ok ? toPosition(setup.value) : setup;
  if (!start.ok) throw new Error('the position cannot be read');
  let game = newGame({ start: start.value, drawRule });
  for (let i = 0; i < plies; i++) {
    const walk = legalMoves(game.position).find(({ path: [to] }) => to === [5, 28, 1, 32][i % 4]);
    game = playMove(game, walk!);
  }
  return game;
}

describe('draws', () => {
  it('[R10] an offer is for the other side: taken late in the game, unless the computer stands better', () => {
    expect(considersDraw(kings(10, 'off'))).toBe(false);
    expect(acceptsDraw(kings(10, 'off'), 'white', 300)).toBe(false);
    expect(acceptsDraw(kings(50, 'off'), 'white', 300)).toBe(true);
    expect(acceptsDraw(kings(50, 'off'), 'white', 0)).toBe(true);
    expect(acceptsDraw(kings(50, 'off'), 'white', -300)).toBe(false);
  });

  it('[R10] a draw it can claim itself, unless it stands better', () => {
    const repeated = kings(12, 'claim');
    expect([canClaimDraw(repeated), canClaimDraw(kings(12, 'off'))]).toEqual([true, false]);
    expect(acceptsDraw(repeated, 'black', -300)).toBe(true);
    expect(acceptsDraw(repeated, 'black', 300)).toBe(false);
    // The other side offers what it could claim: the computer is not the one to move.
    expect(acceptsDraw(repeated, 'white', 300)).toBe(true);
    expect(acceptsDraw(repeated, 'white', -300)).toBe(false);
  });
});
