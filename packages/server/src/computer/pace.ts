/** How fast computers move: not so fast that nobody can follow. */
import { type Round, viewClock } from '@crownhead/match';

/** With a clock, a pause takes no more than this part of what is left: nobody loses on time for the sake of looks. */
const PART_OF_CLOCK = 1 / 50;

/** How long a reply has still to wait, so that people see the move before; zero or less for one that is late enough. */
export function pauseOf(round: Pick<Round, 'clock' | 'table' | 'game'>, pace: number, now: number): number {
  const left = viewClock(round, now).left[round.game.position.turn] ?? Number.POSITIVE_INFINITY;
  const most = Math.min(pace, left * PART_OF_CLOCK);
  // Never longer than that, should the clock have been set back since the turn began.
  return Math.min(most, round.clock.turnStartedAt + most - now);
}
