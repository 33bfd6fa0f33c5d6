/** Notices and status messages: the right one at the right moment, and a sentence for each. */
import { EVENT_TYPES, type PlayerId, playerId } from '@crownhead/match';
import { ANN, BOB, CY, nextCommand, SeededChoices, spectatorsOf, TableDriver } from '@crownhead/testkit';
import { describe, expect, it } from 'vitest';
import { type Notice, standingNotice } from './notice.ts';
import { endsAbsence, needsAnswer, type StatusCode, statusMessages } from './status.ts';
import type { Link } from './table.ts';
import { viewOf } from './view.ts';
import { noticeText, statusText } from './words.ts';

const HERE: Link = { status: 'here' };

const seen = ({ state }: TableDriver, you: PlayerId | null, link: Link = HERE) =>
  viewOf({ state, you, seq: 1, link, spectators: [], watching: 0, clockOffset: 0 });
const notice = (table: TableDriver, you: PlayerId | null = ANN, link: Link = HERE): Notice =>
  seen(table, you, link).notice;
const text = (table: TableDriver, you: PlayerId = ANN): string => noticeText(notice(table, you), table.now);

describe('notices [M5]', () => {
  it('tell the mover to jump, and the others whose turn it is', () => {
    const table = TableDriver.playing({ start: { kind: 'position', fen: 'B:W18,32:B14,1', force: false } });
    expect([text(table, ANN), text(table, BOB), text(table, CY)]).toEqual([
      'You must perform a jump',
      'Ann is to move.',
      'Ann is to move.',
    ]);
    const free = TableDriver.playing({
      rules: { capture: 'optional' },
      start: { kind: 'position', fen: 'B:W18,32:B14,1', force: false },
    });
    expect(text(free)).toBe('Your move, Ann.');
  });

  it('tell that a jump under way goes on, or may', () => {
    const view = seen(TableDriver.playing(), ANN);
    const hops = { path: [1, 10], targets: [17], mayEnd: false };
    expect(noticeText(standingNotice(view, hops), 0)).toBe('Another jump is available');
    expect(standingNotice(view, { ...hops, mayEnd: true })).toEqual({ code: 'another-jump', mayEnd: true });
    expect(standingNotice(view, { path: [1], targets: [5, 6], mayEnd: false }).code).toBe('your-turn');
  });

  it('[O27] say how long a seat is kept for one who keeps the other waiting after a game, too', () => {
    const table = TableDriver.playing({ table: { idle: 600_000 } });
    table.ok({ by: ANN, type: 'resign', confirmed: true });
    table.ready(ANN);
    table.wait(20_000);
    expect([text(table, ANN), text(table, BOB)]).toEqual([
      'Waiting for Bob to be ready. The seat is kept for 9:40.',
      'Ann asks for a rematch. Your seat is kept for 9:40.',
    ]);
    table.wait(580_000);
    const before = table.state;
    const [status] = statusMessages(before, table.ok({ type: 'tick' }));
    expect(statusText(status!, table.now)).toBe('Bob was not ready in time.');
  });

  it('lead to a game and on to the next', () => {
    const table = TableDriver.open();
    expect([notice(table).code, notice(table, CY).code]).toEqual([
      'waiting-for-player',
      'waiting-for-player',
    ]);
    table.sit(ANN);
    expect(notice(table).code).toBe('waiting-for-player');
    table.sit(BOB);
    expect(notice(table).code).toBe('press-ready');
    table.ready(ANN);
    expect([text(table, ANN), text(table, BOB), text(table, CY)]).toEqual([
      'Waiting for Bob to be ready. The seat is kept for 1:00.',
      'Press Ready to start. Your seat is kept for 1:00.',
      'Waiting for Bob to be ready. The seat is kept for 1:00.',
    ]);
    table.ready(BOB);
    table.ok({ by: BOB, type: 'resign', confirmed: true });
    expect([text(table, ANN), text(table, CY)]).toEqual([
      'Player Ann is the winner! Bob resigned. Another game?',
      'Player Ann is the winner! Bob resigned.',
    ]);
    table.ready(ANN);
    expect(text(table, BOB)).toBe('Ann asks for a rematch.');
    table.spectators = spectatorsOf(CY);
    table.ok({ by: BOB, type: 'rematch.decline' });
    expect([notice(table, CY).code, text(table, ANN)]).toEqual([
      'seat-offered',
      'Cy has been offered the free seat: 0:20 to answer.',
    ]);
  });

  it('ask for answers and wait for them', () => {
    const table = TableDriver.playing();
    table.ok({ by: ANN, type: 'draw.offer' });
    expect([notice(table, ANN).code, notice(table, BOB).code]).toEqual(['draw-offered', 'answer-draw']);
    table.ok({ by: BOB, type: 'draw.decline' });
    table.move('11-15');
    table.ok({ by: ANN, type: 'takeback.ask' });
    expect([notice(table, ANN).code, notice(table, BOB).code]).toEqual(['takeback-asked', 'answer-takeback']);
  });

  it('[N9] tell that the opponent is away and how long', () => {
    const table = TableDriver.playing();
    table.lose(BOB);
    table.wait(30_000);
    expect(text(table)).toBe('Bob has disconnected and has 1:30 to reconnect.');
    expect(notice(table, BOB).code).toBe('their-turn');
  });

  it('[N8] ask the one who stays before they wait for another', () => {
    const table = TableDriver.playing();
    table.ok({ by: BOB, type: 'leave' });
    expect([text(table, ANN), text(table, BOB)]).toEqual([
      'Another game? Press Ready.',
      'Waiting for another player.',
    ]);
    table.ok({ by: ANN, type: 'ready', ready: true });
    expect(text(table, ANN)).toBe('Waiting for another player.');
  });

  it('[N11] tell about the connection before anything else', () => {
    const table = TableDriver.playing();
    const trying = {
      status: 'reconnecting',
      attempt: 2,
      attempts: 9,
      retryAt: 4000,
      problem: { error: 'server-full', message: 'Server is full' },
    } as const;
    const words = noticeText(notice(table, ANN, trying), 0, 1000);
    expect(words).toBe(
      'The connection to the server is lost. Reconnecting: attempt 2 of 9 in 0:03. Server is full',
    );
    expect(
      notice(table, ANN, { status: 'lost', problem: { error: 'not-connected', message: 'Gone.' } }),
    ).toMatchObject({ code: 'lost', problem: { message: 'Gone.' } });
  });

  it('know a computer that thinks, and a table that is closed', () => {
    const table = TableDriver.open({ preset: 'timed' });
    table.sit(ANN);
    table.ok({ by: ANN, type: 'computer.seat', level: 4 });
    table.ready(ANN);
    table.move('11-15');
    expect(notice(table)).toMatchObject({ code: 'thinking', name: 'Computer (level 4)' });
    table.ok({ by: ANN, type: 'leave' });
    expect(text(table)).toBe('The game is over and the table is closed.');
  });

  it('somebody without a name sees them too', () => {
    expect(notice(TableDriver.playing(), null).code).toBe('their-turn');
  });
});

describe('status messages [M5]', () => {
  const said = (table: TableDriver, act: () => void) => {
    const before = table.state;
    const from = table.log.length;
    act();
    return statusMessages(before, table.log.slice(from));
  };
  const words = (table: TableDriver, act: () => void) =>
    said(table, act).map((status) => statusText(status, table.now));

  it('tell results, disconnections and draws, and wait to be acknowledged', () => {
    const table = TableDriver.playing();
    const lost = said(table, () => table.lose(BOB));
    expect(statusText(lost[0]!, table.now)).toBe('Player Bob has disconnected: 2:00 to reconnect');
    expect(words(table, () => table.connect(BOB, 2))).toEqual(['Bob is back.']);
    table.ok({ by: ANN, type: 'draw.offer' });
    const drawn = said(table, () => table.ok({ by: BOB, type: 'draw.accept' }));
    expect(statusText(drawn[0]!, 0)).toBe('A draw has been reached: both sides agreed.');
    expect([...lost, ...drawn].every(needsAnswer)).toBe(true);
  });

  it('[R16] a lost connection that ends the game is told once, by the result', () => {
    const table = TableDriver.playing({ table: { onLost: 'wins-at-once' } });
    expect(words(table, () => table.lose(BOB))).toEqual([
      'Player Ann (Red) is the winner! Bob (White) lost the connection.',
      'Bob has lost the connection.',
    ]);
  });

  it('[N9] an absence is news until they are back, or the game is over', () => {
    const table = TableDriver.playing();
    expect(
      endsAbsence(
        said(table, () => table.lose(BOB)),
        'Bob',
      ),
    ).toBe(false);
    const back = said(table, () => table.connect(BOB, 2));
    expect([endsAbsence(back, 'Bob'), endsAbsence(back, 'Ann')]).toEqual([true, false]);
    table.lose(BOB, 2);
    const over = said(table, () => table.ok({ by: ANN, type: 'resign', confirmed: true }));
    expect(endsAbsence(over, 'Bob')).toBe(true);
  });

  it('[L5] name the winner and the side', () => {
    const table = TableDriver.playing();
    expect(words(table, () => table.ok({ by: BOB, type: 'resign', confirmed: true }))).toEqual([
      'Player Ann (Red) is the winner! Bob (White) resigned.',
    ]);
  });

  it('every event and every state of many wild tables has its words', () => {
    const codes = new Set<StatusCode>();
    const notices = new Set<string>();
    const types = new Set<string>();
    for (let seed = 1; seed <= 60; seed += 1) {
      const random = new SeededChoices(seed);
      const table = TableDriver.open({ chat: true });
      for (let i = 0; i < 120 && table.state.status === 'open'; i += 1) {
        const before = table.state;
        const from = table.log.length;
        table.send(nextCommand(table, random));
        const events = table.log.slice(from);
        for (const { type } of events) types.add(type);
        for (const status of statusMessages(before, events)) {
          codes.add(status.code);
          expect(statusText(status, table.now)).not.toMatch(/undefined|null|NaN/);
        }
        for (const player of [ANN, BOB, CY, playerId('nobody')]) {
          const standing = notice(table, player);
          notices.add(standing.code);
          expect(noticeText(standing, table.now)).not.toMatch(/undefined|null|NaN/);
        }
      }
    }
    expect(types.size).toBeGreaterThan(EVENT_TYPES.length - 8);
    expect(codes.size).toBeGreaterThan(10);
    expect(notices.size).toBeGreaterThan(10);
  });
});
