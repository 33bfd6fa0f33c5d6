import { clockFace, type Link, promptOf, standingNotice, type TableView } from '@crownhead/client';
import { askedOf, SEATS } from '@crownhead/match';
import { ANN, BOB, CY, spectatorsOf, TableDriver } from '@crownhead/testkit';
import { expect, it } from 'vitest';
import { attentionReason } from './attention-reason.ts';

const HERE: Link = { status: 'here' };

function reason(table: TableDriver, you = BOB, link: Link = HERE) {
  const { state } = table;
  const seen = {
    state,
    you,
    seats: SEATS.filter((seat) => state.seats[seat]?.player === you),
    seq: 1,
    link,
    spectators: [],
    watching: 0,
    asked: askedOf(state, you),
    clockOffset: 0,
  };
  const view: TableView = { ...seen, notice: standingNotice(seen) };
  return attentionReason(promptOf({ view, face: clockFace(state, table.now), shown: null }), view);
}

const timer = { kind: 'clock', base: 60_000, increment: 0, delay: 0 } as const;

it('[W3] a table calls when it is my turn, when I am asked, and when my time runs out', () => {
  const table = TableDriver.playing({ table: { timer } });
  expect([reason(table, ANN), reason(table, BOB), reason(table, CY)]).toEqual(['turn', null, null]);
  table.ok({ by: ANN, type: 'draw.offer' });
  expect([reason(table, ANN), reason(table, BOB)]).toEqual(['turn', 'question']);
  table.move('11-15');
  expect([reason(table, ANN), reason(table, BOB)]).toEqual([null, 'turn']);
  table.wait(45_000);
  expect([reason(table, ANN), reason(table, BOB)]).toEqual([null, 'time']);
});

it('[W3] a spectator is called to a free seat, and a player to a rematch', () => {
  const table = TableDriver.playing();
  table.spectators = spectatorsOf(CY);
  table.move('11-15');
  table.ok({ by: ANN, type: 'resign', confirmed: true });
  expect([reason(table, BOB), reason(table, CY)]).toEqual([null, null]);
  table.ready(ANN);
  expect(reason(table, BOB)).toBe('question');
  table.ok({ by: BOB, type: 'rematch.decline' });
  expect([reason(table, ANN), reason(table, CY)]).toEqual([null, 'question']);
});

it('[W3] nobody is called by two at one device, nor by a table that is out of reach', () => {
  const shared = TableDriver.shared();
  expect(reason(shared, ANN)).toBeNull();
  const lost: Link = { status: 'reconnecting', attempt: 1, attempts: 5, retryAt: null, problem: null };
  expect(reason(TableDriver.playing(), ANN, lost)).toBeNull();
});
