/** N8: who plays the next game. Both are asked; then spectators in the order they came; then the seat waits. */
import {
  ANN,
  BOB,
  CY,
  connectionOf,
  DEE,
  EVE,
  nameOf,
  type OptionChanges,
  spectatorsOf,
  TableDriver,
} from '@crownhead/testkit';
import { describe, expect, test } from 'vitest';
import { askedOf } from './asked.ts';
import type { Command } from './command.ts';
import { decide } from './decide.ts';
import { replay } from './evolve.ts';
import type { PlayerId } from './ids.ts';
import { playing, seatOf } from './state.ts';

const SEAT_OFFER_MS = 20_000;

const decline = (by: PlayerId): Command => ({ by, type: 'rematch.decline' });
const leave = (by: PlayerId): Command => ({ by, type: 'leave' });
const yes = (by: PlayerId): Command => ({ by, type: 'seat.accept', connection: connectionOf(by) });
const no = (by: PlayerId): Command => ({ by, type: 'seat.decline' });
const take = (by: PlayerId, seat?: 0 | 1): Command => ({
  by,
  type: 'seat.take',
  name: nameOf(by),
  connection: connectionOf(by),
  ...(seat === undefined ? {} : { seat }),
});

/** A game that Bob has resigned, with these people watching. */
function resigned(spectators: PlayerId[], changes: OptionChanges = {}): TableDriver {
  const table = TableDriver.playing(changes);
  table.spectators = spectatorsOf(...spectators);
  table.ok({ by: BOB, type: 'resign', confirmed: true });
  return table;
}

/** A game that Bob has lost because his connection is gone, with these people watching. */
function abandoned(spectators: PlayerId[], changes: OptionChanges = {}): TableDriver {
  const table = TableDriver.playing({ ...changes, table: { onLost: 'wins-at-once', ...changes.table } });
  table.spectators = spectatorsOf(...spectators);
  table.lose(BOB);
  return table;
}

const asked = (table: TableDriver): PlayerId | null => table.state.seatOffer?.player ?? null;
const players = (table: TableDriver): (string | null)[] => table.state.seats.map((who) => who?.name ?? null);

describe('both are asked', () => {
  test('[N8] both say yes: the same two play on', () => {
    const table = resigned([CY]);
    expect(askedOf(table.state, ANN)).toBe('ready');
    expect(askedOf(table.state, BOB)).toBe('ready');
    expect(askedOf(table.state, CY)).toBe('wait');
    expect(table.ready(BOB)).toEqual(['ready.changed']);
    expect(table.ready(ANN)).toEqual(['ready.changed', 'game.started']);
    expect(table.round.number).toBe(2);
    expect(players(table)).toEqual(['Ann', 'Bob']);
  });

  test('[N8] the yes for one game is no yes for the next', () => {
    const table = resigned([]);
    table.start();
    table.ok({ by: ANN, type: 'resign', confirmed: true });
    expect(table.ready(ANN)).toEqual(['ready.changed']);
  });

  test('[N8] nobody is asked while a game is on, before the first, or where it is not asked for', () => {
    expect(TableDriver.playing().refused(decline(ANN))).toBe('game-in-progress');
    expect(TableDriver.seated().refused(decline(ANN))).toBe('no-rematch-asked');
    expect(resigned([], { table: { after: 'lobby' } }).refused(decline(ANN))).toBe('no-rematch-asked');
    expect(resigned([CY]).refused(decline(CY))).toBe('not-seated');
  });

  test.each([ANN, BOB])('[N8] %s declines and nobody watches: the seat waits for a newcomer', (by) => {
    const other = by === ANN ? BOB : ANN;
    const table = resigned([]);
    expect(table.did(decline(by))).toEqual(['seat.left']);
    expect(table.log.at(-1)).toMatchObject({ player: by, why: 'declined' });
    table.ready(other);
    expect(table.did(take(EVE))).toEqual(['seat.taken']);
    expect(table.ready(EVE)).toEqual(['ready.changed', 'game.started']);
    expect(table.round.number).toBe(2);
  });

  test('[N8] both decline and nobody watches: the table closes', () => {
    const table = resigned([]);
    table.ok(decline(BOB));
    expect(table.did(decline(ANN))).toEqual(['seat.left', 'table.closed']);
    expect(table.state.closed).toBe('empty');
  });

  test('[N8] on a shared device the no is for both seats', () => {
    const table = TableDriver.shared();
    table.spectators = spectatorsOf(CY);
    table.ok({ by: ANN, type: 'resign', confirmed: true });
    expect(table.did(decline(ANN))).toEqual(['seat.left', 'seat.left']);
    expect(asked(table)).toBeNull();
  });
});

describe('one declines and people watch', () => {
  test('[N8] the first who came is asked, and has twenty seconds', () => {
    const table = resigned([CY, DEE, EVE]);
    expect(table.did(decline(BOB))).toEqual(['seat.left', 'seat.asked']);
    expect(table.log.at(-1)).toMatchObject({
      seat: 1,
      player: CY,
      name: 'Cy',
      until: table.now + SEAT_OFFER_MS,
    });
    expect(askedOf(table.state, CY)).toBe('take-seat');
    expect(askedOf(table.state, DEE)).toBe('wait');
    expect(table.dueIn).toBe(SEAT_OFFER_MS);
  });

  test('[N8] a yes is also ready: with the other ready the game starts immediately', () => {
    const table = resigned([CY]);
    table.ready(ANN);
    table.ok(decline(BOB));
    expect(table.did(yes(CY))).toEqual(['seat.taken', 'game.started']);
    expect(table.round.names).toEqual({ black: 'Cy', white: 'Ann' });
  });

  test('[N8] or when the other has said yes too', () => {
    const table = resigned([CY]);
    table.ok(decline(BOB));
    expect(table.did(yes(CY))).toEqual(['seat.taken']);
    expect(table.ready(ANN)).toEqual(['ready.changed', 'game.started']);
  });

  test('[N8] a no goes on to the next, until somebody says yes', () => {
    const table = resigned([CY, DEE, EVE]);
    table.ok(decline(BOB));
    expect(table.did(no(CY))).toEqual(['seat.refused', 'seat.asked']);
    expect(asked(table)).toBe(DEE);
    expect(table.did(no(DEE))).toEqual(['seat.refused', 'seat.asked']);
    expect(table.did(yes(EVE))).toEqual(['seat.taken']);
    expect(players(table)).toEqual(['Ann', 'Eve']);
  });

  test('[N8] silence is a no', () => {
    const table = resigned([CY, DEE, EVE]);
    table.ok(decline(BOB));
    expect(table.pass(SEAT_OFFER_MS)).toEqual(['seat.refused', 'seat.asked']);
    expect(table.pass(10 * SEAT_OFFER_MS)).toEqual(['seat.refused', 'seat.asked', 'seat.refused']);
    expect(asked(table)).toBeNull();
    expect(table.dueIn).toBeNull();
  });

  test('[N7][N8] nobody waits for a spectator who has gone: the next is asked immediately', () => {
    const table = resigned([CY, DEE]);
    table.ok(decline(BOB));
    // Cy has the table open elsewhere too, and then nowhere.
    const lost = (count: number): Command => ({
      by: CY,
      type: 'connection.lose',
      connection: connectionOf(CY, count),
    });
    expect(table.refused(lost(1))).toBe('not-seated');
    table.spectators = spectatorsOf(DEE);
    expect(table.did(lost(2))).toEqual(['seat.refused', 'seat.asked']);
    expect(asked(table)).toBe(DEE);
    expect(table.dueIn).toBe(SEAT_OFFER_MS);
  });

  test('[N8] a late tick still gives the next one the whole time', () => {
    const table = resigned([CY, DEE]);
    table.ok(decline(BOB));
    expect(table.tick(1_000_000)).toEqual(['seat.refused', 'seat.asked']);
    expect(table.dueIn).toBe(SEAT_OFFER_MS);
  });

  test.each([
    ['at the very end', SEAT_OFFER_MS, null],
    ['one millisecond later', SEAT_OFFER_MS + 1, 'time-is-up'],
  ] as const)('[N8] an answer %s', (_, ms, why) => {
    const table = resigned([CY]);
    table.ok(decline(BOB));
    table.wait(ms);
    if (why === null) table.ok(yes(CY));
    else expect(table.refused(yes(CY))).toBe(why);
  });

  test('[N8] when all have said no the seat waits for a newcomer', () => {
    const table = resigned([CY, DEE]);
    table.ok(decline(BOB));
    table.ok(no(CY));
    expect(table.did(no(DEE))).toEqual(['seat.refused']);
    table.ready(ANN);
    table.sit(EVE);
    expect(table.ready(EVE)).toContain('game.started');
  });

  test('[N8] a spectator who said no can change their mind', () => {
    const table = resigned([CY]);
    table.ok(decline(BOB));
    table.ok(no(CY));
    table.ok(take(CY));
    expect(players(table)).toEqual(['Ann', 'Cy']);
  });

  test('[N8] somebody who begins to watch later can still be asked', () => {
    const table = resigned([CY]);
    table.ok(decline(BOB));
    table.ok(no(CY));
    table.spectators = spectatorsOf(CY, DEE);
    expect(table.ready(ANN)).toEqual(['ready.changed', 'seat.asked']);
    expect(asked(table)).toBe(DEE);
  });

  test('[N8] a no holds for this game only', () => {
    const table = resigned([CY, DEE]);
    table.ready(ANN);
    table.ok(decline(BOB));
    table.ok(no(CY));
    table.ok(yes(DEE));
    table.spectators = spectatorsOf(CY, BOB);
    table.ok({ by: DEE, type: 'resign', confirmed: true });
    table.ok(decline(DEE));
    expect(asked(table)).toBe(CY);
  });

  test('[N8] [L2] a successor with the name of the other player is told apart', () => {
    const table = resigned([]);
    table.spectators = [{ player: CY, name: 'ann' }];
    table.ok(decline(BOB));
    table.ok(yes(CY));
    expect(players(table)).toEqual(['Ann', 'ann (2)']);
  });

  test('[N8] those who were sent away are not asked', () => {
    const table = TableDriver.seated();
    table.ok({ by: ANN, type: 'seat.remove', seat: 1 });
    table.sit(CY);
    table.start();
    table.spectators = spectatorsOf(BOB, DEE);
    table.ok({ by: CY, type: 'resign', confirmed: true });
    table.ok(decline(CY));
    expect(asked(table)).toBe(DEE);
  });

  test('[N8] nobody else gets in before the one who is asked', () => {
    const table = resigned([CY, DEE]);
    table.ok(decline(BOB));
    expect(table.refused(take(EVE))).toBe('seat-being-offered');
    expect(table.refused(take(EVE, 1))).toBe('seat-being-offered');
    expect(table.refused(take(DEE))).toBe('seat-being-offered');
    expect(table.refused(yes(DEE))).toBe('not-asked');
    expect(table.refused(no(DEE))).toBe('not-asked');
    expect(table.refused({ by: ANN, type: 'computer.seat', level: 1 })).toBe('seat-being-offered');
  });

  test('[O36] anybody may take the seat once it was kept for as long as one has to answer, whoever is asked then', () => {
    const table = resigned([CY, DEE]);
    table.ok(decline(BOB));
    table.wait(SEAT_OFFER_MS - 1).ok(no(CY));
    expect(asked(table)).toBe(DEE);
    expect(table.refused(take(EVE))).toBe('seat-being-offered');
    table.wait(1);
    const late = table.state;
    const env = { now: table.now, random: 0, spectators: table.spectators, verdict: 'unknown' } as const;
    expect(table.did(take(EVE))).toContain('seat.taken');
    expect(table.state.seatOffer).toBeNull();
    expect(table.refused(yes(DEE))).toBe('not-asked');
    // The one who is asked may still have it, and so may a computer.
    expect(decide(late, yes(DEE), env).ok).toBe(true);
    const seated = decide(late, { by: ANN, type: 'computer.seat', level: 1 }, env);
    expect(seated.ok && replay(late, seated.value).seatOffer).toBeNull();
  });

  test('[N8] leaving between games, being removed and losing the seat are a no too', () => {
    for (const go of [leave(BOB), { by: ANN, type: 'seat.remove', seat: 1 } as const]) {
      const table = resigned([CY]);
      expect(table.did(go)).toEqual(['seat.left', 'seat.asked']);
    }
    const table = resigned([CY]);
    table.lose(BOB);
    expect(table.tick()).toEqual(['seat.left', 'seat.asked']);
  });

  test('[N8] not where the table does something else after a game', () => {
    const table = resigned([CY], { table: { after: 'lobby' } });
    expect(table.did(leave(BOB))).toEqual(['seat.left']);
  });
});

describe('both decline and people watch', () => {
  test('[N8] they are asked for one seat after the other', () => {
    const table = resigned([CY, DEE]);
    table.ok(decline(BOB));
    expect(table.did(decline(ANN))).toEqual(['seat.left']);
    expect(table.did(yes(CY))).toEqual(['seat.taken', 'seat.asked']);
    expect(asked(table)).toBe(DEE);
    expect(table.did(yes(DEE))).toEqual(['seat.taken', 'game.started']);
    expect(players(table)).toEqual(['Dee', 'Cy']);
  });

  test('[N8] all of them say no: the table is kept while they watch', () => {
    const table = resigned([CY]);
    table.ok(decline(BOB));
    table.ok(decline(ANN));
    table.ok(no(CY));
    expect(players(table)).toEqual([null, null]);
    expect(table.tick()).toEqual(['table.kept']);
    table.spectators = [];
    expect(table.tick()).toEqual(['table.closed']);
  });

  test('[N8] a newcomer in the other seat does not cancel the question', () => {
    const table = resigned([CY]);
    table.ok(decline(BOB));
    table.ok(decline(ANN));
    expect(table.state.seatOffer).toMatchObject({ seat: 1, player: CY });
    expect(table.did(take(EVE))).toEqual(['seat.taken']);
    expect(players(table)).toEqual(['Eve', null]);
    expect(asked(table)).toBe(CY);
    table.ok(yes(CY));
    expect(table.ready(EVE)).toContain('game.started');
  });

  test('[N8] a spectator who is asked and takes the other seat leaves the first to the next', () => {
    const table = resigned([CY, DEE]);
    table.ok(decline(BOB));
    table.ok(decline(ANN));
    expect(table.did(take(CY, 0))).toEqual(['seat.taken', 'seat.asked']);
    expect(table.state.seatOffer).toMatchObject({ seat: 1, player: DEE });
  });

  test('[N4] the host who declines is still the host; one who goes is not', () => {
    const table = resigned([CY]);
    table.ok(decline(ANN));
    expect(table.state.host).toBe(ANN);
    expect(table.did(leave(ANN))).toEqual(['host.changed']);
    expect(table.state.host).toBe(BOB);
  });

  test('[N4] a successor at a table without a host becomes it', () => {
    const table = resigned([CY]);
    table.ok(leave(BOB));
    table.ok(leave(ANN));
    expect(table.state.host).toBeNull();
    expect(table.did(yes(CY))).toEqual(['seat.taken', 'host.changed']);
    expect(table.state.host).toBe(CY);
  });
});

describe('after a disconnection', () => {
  test('[N8] the winner is asked first, the spectators only after a yes', () => {
    const table = abandoned([CY, DEE]);
    expect(asked(table)).toBeNull();
    expect(askedOf(table.state, ANN)).toBe('ready');
    expect(table.ready(ANN)).toEqual(['ready.changed', 'seat.asked']);
    expect(asked(table)).toBe(CY);
    expect(table.did(yes(CY))).toEqual(['seat.taken', 'game.started']);
  });

  test('[N8] nobody gets in while the winner thinks about it and others wait', () => {
    const table = abandoned([CY]);
    expect(table.refused(take(EVE))).toBe('seat-being-offered');
    expect(table.refused(take(BOB))).toBe('seat-being-offered');
    expect(table.refused(take(CY))).toBe('seat-being-offered');
  });

  test('[N8] with nobody waiting the seat is open, also for the one who was lost', () => {
    const table = abandoned([]);
    table.ok(take(BOB));
    table.ready(ANN);
    expect(table.ready(BOB)).toContain('game.started');
  });

  test.each([
    ['declines', decline(ANN)],
    ['leaves', leave(ANN)],
  ])('[N8] the winner %s: the table closes, spectators or not', (_, command) => {
    const table = abandoned([CY, DEE, EVE]);
    expect(table.did(command)).toEqual(['table.closed']);
    expect(table.state).toMatchObject({ status: 'closed', closed: 'winner-declined', seatOffer: null });
  });

  test('[N8] also when a spectator is being asked already', () => {
    const table = abandoned([CY]);
    table.ready(ANN);
    expect(table.did(decline(ANN))).toEqual(['table.closed']);
  });

  test.each<[string, OptionChanges, (table: TableDriver) => unknown]>([
    ['left the game', {}, (table) => table.ok(leave(BOB))],
    ['was away too long', { table: { idle: 30_000 } }, (table) => table.pass(30_000)],
    ['was lost for too long', {}, (table) => table.lose(BOB) && table.tick()],
    [
      'was disconnected by the timer',
      { table: { onTime: 'disconnect', timer: { kind: 'move', limit: 10_000, warning: 10_000 } } },
      (table) => table.tick(),
    ],
  ])('[N8] it is the same when the other %s', (_, changes, end) => {
    const table = TableDriver.playing(changes);
    table.spectators = spectatorsOf(CY);
    table.move('11-15');
    end(table);
    expect(seatOf(table.state, BOB)).toBeNull();
    expect(asked(table)).toBeNull();
    expect(table.did(decline(ANN))).toEqual(['table.closed']);
  });

  describe.each(['forfeit', 'resigned'])('[N8] but not after a loss at the board: %s', (end) => {
    test.each([ANN, BOB])('either player declines: spectators are asked immediately: %s', (by) => {
      const timer = { kind: 'move', limit: 10_000, warning: 10_000 } as const;
      const table = TableDriver.playing({ table: { timer, onTime: 'forfeit' } });
      table.spectators = spectatorsOf(CY);
      table.move('11-15');
      if (end === 'forfeit') table.tick();
      else table.ok({ by: BOB, type: 'resign', confirmed: true });
      expect(table.did(decline(by))).toEqual(['seat.left', 'seat.asked']);
    });
  });

  test('[N8] a newcomer who has sat down meanwhile is not sent away', () => {
    const table = abandoned([]);
    table.ok(take(EVE));
    expect(table.did(decline(ANN))).toEqual(['seat.left']);
    expect(table.state.status).toBe('open');
  });

  test('[N8] a player who later takes the winner’s seat is not the winner', () => {
    const table = abandoned([]);
    table.ok(take(EVE));
    table.ok(decline(ANN));
    table.ok(take(DEE, 0));
    table.ok(leave(EVE));
    table.ok(decline(DEE));
    expect(table.state.closed).toBe('empty');
  });

  test('[N8] without a result the one who stayed is asked first as well, and a no is a no', () => {
    const table = abandoned([CY], { table: { onLost: 'no-result' } });
    expect(asked(table)).toBeNull();
    expect(table.did(decline(ANN))).toEqual(['seat.left', 'seat.asked']);
    expect(asked(table)).toBe(CY);
  });

  test('[N8] without a result a newcomer is not the one who stayed', () => {
    const table = abandoned([], { table: { onLost: 'no-result' } });
    table.ok(take(EVE));
    table.spectators = spectatorsOf(CY);
    expect(table.did(leave(ANN))).toEqual(['seat.left', 'host.changed', 'seat.asked']);
  });

  test('[N8] a winner who is lost too loses the seat, and the spectators are asked', () => {
    const table = abandoned([CY]);
    table.lose(ANN);
    expect(table.pass(60_000)).toContain('seat.asked');
  });

  test('[N8] [L3] a computer that wins asks nobody', () => {
    const table = TableDriver.open({ table: { onLost: 'wins-at-once' } });
    table.sit(ANN);
    table.ok({ by: ANN, type: 'computer.seat', level: 1 });
    table.start();
    table.spectators = spectatorsOf(CY);
    expect(table.lose(ANN)).toContain('seat.asked');
    expect(table.did(yes(CY))).toContain('game.started');
  });
});

describe('sides in the next game', () => {
  const sides = (table: TableDriver): string => `${table.round.names.black}-${table.round.names.white}`;
  const again = (table: TableDriver): void => {
    table.ok({ by: BOB, type: 'resign', confirmed: true });
    table.start();
  };

  test('they swap, game by game', () => {
    const table = TableDriver.playing({ sides: 'host-white' });
    const seen = [sides(table)];
    for (let i = 0; i < 3; i += 1) {
      again(table);
      seen.push(sides(table));
    }
    expect(seen).toEqual(['Bob-Ann', 'Ann-Bob', 'Bob-Ann', 'Ann-Bob']);
  });

  test('[R8] unless they are drawn', () => {
    const table = TableDriver.playing({ sides: 'random' });
    const seen = [sides(table)];
    for (const random of [0, 1, 1, 0]) {
      table.random = random;
      again(table);
      seen.push(sides(table));
    }
    expect(seen).toEqual(['Ann-Bob', 'Ann-Bob', 'Bob-Ann', 'Bob-Ann', 'Ann-Bob']);
  });

  test('other options of the host do not disturb the swapping', () => {
    const table = TableDriver.playing();
    table.ok({ by: BOB, type: 'resign', confirmed: true });
    table.ok({ by: ANN, type: 'options.set', options: { chat: true, private: true } });
    table.start();
    expect(sides(table)).toBe('Bob-Ann');
  });

  test('but a new choice of sides, or a new start, is a new beginning', () => {
    const table = TableDriver.playing();
    table.ok({ by: BOB, type: 'resign', confirmed: true });
    table.ok({ by: ANN, type: 'options.set', options: { sides: 'host-white' } });
    table.start();
    expect(sides(table)).toBe('Bob-Ann');
    table.ok({ by: BOB, type: 'resign', confirmed: true });
    const start = { kind: 'position', fen: 'B:W32:B1', force: false } as const;
    table.ok({ by: ANN, type: 'options.set', options: { start } });
    table.start();
    expect(sides(table)).toBe('Bob-Ann');
  });

  test('[N8] a successor takes over the seat and with it the turn to swap', () => {
    const table = resigned([CY]);
    table.ready(ANN);
    table.ok(decline(BOB));
    table.ok(yes(CY));
    expect(sides(table)).toBe('Cy-Ann');
    expect(playing(table.state)?.number).toBe(2);
  });
});
