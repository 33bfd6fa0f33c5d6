/** How much time is left, in lines: announced at a few moments, since no clock is visible. */
import { type TableView, yourSides } from '@crownhead/client';
import { playing, type Round, viewClock, wholeGameClock } from '@crownhead/match';
import { durationWords } from '@crownhead/rules';
import { playerNames } from './describe.ts';

const SECOND = 1000;
/** Milliseconds left at which it is announced, as far as they are in the second half of the time. */
const MARKS = [60 * SECOND, 30 * SECOND, 10 * SECOND];

export interface TimeNotice {
  /** When to tell it, in the table's time. */
  readonly at: number;
  readonly text: string;
}

function wholeTime({ table: { timer }, clock }: Round, warned: boolean): number {
  switch (timer.kind) {
    case 'none':
      return 0;
    case 'move':
      return warned ? timer.warning : timer.limit;
    case 'clock':
      return Math.max(timer.base, clock.left.black, clock.left.white);
  }
}

/** The next one for a player at this keyboard; null where none is due. */
export function nextTimeNotice(view: TableView, now: number): TimeNotice | null {
  const round = playing(view.state);
  if (!round) return null;
  const { left, running, warned } = viewClock(round, now);
  const side = round.game.position.turn;
  const mine = left[side];
  if (running !== side || mine === null || !yourSides(view).includes(side)) return null;
  const whole = wholeTime(round, warned);
  const mark = MARKS.find((ms) => ms < mine && ms * 2 <= whole);
  if (mark === undefined) return null;
  const clock = wholeGameClock(round.table.timer);
  const runsFrom = Math.max(now, round.clock.turnStartedAt + (clock?.delay ?? 0));
  const of = clock ? 'on your clock' : 'for this move';
  return {
    at: runsFrom + mine - mark,
    text: `${playerNames(round)[side]}, ${durationWords(mark)} left ${of}.`,
  };
}
