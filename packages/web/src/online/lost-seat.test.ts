/** Who has lost a seat, and for how long that is said. */
import { ANN, BOB, TableDriver } from '@crownhead/testkit';
import { expect, test } from 'vitest';
import { lostSeatAfter } from './lost-seat.ts';

test('[O27] one who was not ready in time is named until somebody sits there again', () => {
  const table = TableDriver.seated();
  table.ready(ANN);
  table.wait(60_000);
  const lost = lostSeatAfter(null, table.ok({ type: 'tick' }), ['Ann', 'Bob']);
  expect(lost).toEqual({ player: BOB, name: 'Bob' });
  expect(lostSeatAfter(lost, table.ok({ by: ANN, type: 'ready', ready: false }), ['Ann'])).toBe(lost);
  table.sit(BOB);
  expect(lostSeatAfter(lost, table.log.slice(-1), ['Ann'])).toBeNull();
  // Who leaves says nothing by it.
  expect(lostSeatAfter(null, table.ok({ by: BOB, type: 'leave' }), ['Ann', 'Bob'])).toBeNull();
});
