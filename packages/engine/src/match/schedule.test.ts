/** The order of the games of a match. */
import {
  boardOutcome,
  countBits,
  elevenManBallots,
  formatMove,
  OFFICIAL,
  threeMoveBallots,
} from '@crownhead/rules';
import { describe, expect, it } from 'vitest';
import { BARE_START, ballotOpenings, elevenManOpenings, openGame } from './opening.ts';
import { scheduleOf } from './schedule.ts';

const openings = ballotOpenings();

describe('the games of a match', () => {
  it('are every ballot from both sides', () => {
    const schedule = scheduleOf(openings, openings.length * 2);
    expect(openings).toHaveLength(156);
    const sides = new Map<string, string[]>();
    for (const { opening, black } of schedule)
      sides.set(opening.name, [...(sides.get(opening.name) ?? []), black]);
    expect(sides.size).toBe(156);
    expect([...sides.values()].every((blacks) => blacks.join() === 'a,b')).toBe(true);
    expect(schedule.map(({ number }) => number)).toEqual(schedule.map((_, i) => i + 1));
  });

  it('stay the same when the match gets longer', () => {
    for (const count of [1, 2, 3, 7, 156]) {
      const some = openings.slice(0, count);
      const short = scheduleOf(some, 9);
      expect(scheduleOf(some, 400).slice(0, 9)).toEqual(short);
      const first = new Set(scheduleOf(some, count * 2).map(({ opening }) => opening.name));
      expect(first.size).toBe(count);
    }
  });

  it('are spread over the deck from the beginning', () => {
    const places = scheduleOf(openings, 24).map(({ opening }) => openings.indexOf(opening));
    const quarters = new Set(places.map((place) => Math.floor((place / openings.length) * 4)));
    expect(quarters.size).toBe(4);
  });
});

describe('an opening', () => {
  it('is a ballot played out, with the other side to move', () => {
    const ballots = threeMoveBallots('156');
    for (const [i, opening] of openings.entries()) {
      const game = openGame(opening);
      expect(game.plies).toHaveLength(3);
      expect(game.position.turn).toBe('white');
      expect(boardOutcome(game.position, OFFICIAL)).toBeNull();
      expect(opening.name).toContain(`ballot ${ballots[i]!.number}`);
    }
    expect(openings[0]!.moves.map((move) => formatMove(move))).toEqual(ballots[0]!.moves);
  });

  it('may be an eleven-man ballot, played out', () => {
    const elevenMan = elevenManOpenings();
    expect(elevenMan).toHaveLength(elevenManBallots().length);
    for (const opening of elevenMan) {
      const { plies, position } = openGame(opening);
      expect(plies).toHaveLength(2);
      expect([countBits(position.black), countBits(position.white)]).toEqual([11, 11]);
      expect(boardOutcome(position, OFFICIAL)).toBeNull();
    }
  });

  it('may be the bare start', () => {
    expect(openGame(BARE_START)).toMatchObject({ plies: [], outcome: null, drawRule: 'auto' });
    expect(scheduleOf([BARE_START], 3).map(({ black }) => black)).toEqual(['a', 'b', 'a']);
  });
});
