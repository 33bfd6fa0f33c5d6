/** How much those who watch the lobby are sent while strangers change their tables without end. */
import type { ServerMessage, TableListing } from '@crownhead/protocol';
import { FakeClock, listedPerson, tableListing } from '@crownhead/testkit';
import { expect, it } from 'vitest';
import type { EncodedMessage } from '../room/frame.ts';
import type { Peer } from '../room/peer.ts';
import { Lobby } from './lobby.ts';
import { LobbyReader } from './lobby-reader.ts';
import { LONGEST_REST_MS } from './lobby-view.ts';

/** Applies what it is sent, as a client does, and counts the bytes of changes. */
class Watcher {
  readonly tables = new Map<string, TableListing>();
  bytes = 0;
  readonly peer = {
    address: '192.0.2.1',
    send: (message: ServerMessage) => this.#apply(message),
    deliver: (encoded: EncodedMessage) => {
      this.bytes += encoded.frame.length;
      this.#apply(encoded.message);
    },
  } as unknown as Peer;

  #apply(message: ServerMessage): void {
    if (message.type === 'lobby') this.tables.clear();
    if (message.type === 'lobby.changed') for (const table of message.gone) this.tables.delete(table);
    if (message.type !== 'lobby' && message.type !== 'lobby.changed') return;
    for (const listing of message.tables) this.tables.set(listing.table, listing);
  }
}

function openLobby() {
  const clock = new FakeClock();
  const tables = new Map<string, TableListing>();
  const store = {
    listings: async () => [...tables.values()],
    countListings: async () => ({ all: tables.size, free: tables.size, playing: 0 }),
  };
  const reader = new LobbyReader(store, { now: () => 0, after: () => () => undefined });
  const lobby = new Lobby(reader, clock, (error) => {
    throw error;
  });
  const put = (id: string, guest: string | null) => {
    const other = guest === null ? null : listedPerson(guest);
    tables.set(id, tableListing(id, { seats: [listedPerson('Ann'), other] }));
    lobby.changed();
  };
  const remove = (id: string) => {
    tables.delete(id);
    lobby.changed();
  };
  /** Reading takes some turns of the event loop, which the clock does not wait for. */
  const advance = async (ms: number) => {
    await clock.advance(ms);
    await new Promise((resolve) => setImmediate(resolve));
  };
  const watch = async () => {
    const watcher = new Watcher();
    await lobby.watch(watcher.peer, undefined);
    return watcher;
  };
  const shown = () => tables;
  return { put, remove, advance, watch, shown };
}

it('[O42] thirty tables that change ten times a second fill no line, and all see them as they are in the end', async () => {
  const { put, advance, watch, shown } = openLobby();
  const watchers = await Promise.all(Array.from({ length: 30 }, watch));
  for (let tenth = 0; tenth < 200; tenth++) {
    for (let i = 0; i < 30; i++) put(`table${i}`, tenth % 2 === 0 ? null : 'Bob');
    await advance(100);
  }
  const each = watchers.map(({ bytes }) => bytes / 20);
  expect(Math.max(...each)).toBeLessThan(12 * 1024);
  expect(each.reduce((a, b) => a + b)).toBeLessThan(256 * 1024);
  for (let second = 0; second < 7; second++) await advance(1000);
  for (const watcher of watchers) expect(watcher.tables).toEqual(shown());
});

it('[O42] a single change is seen as quickly as ever', async () => {
  const { put, advance, watch, shown } = openLobby();
  const watcher = await watch();
  put('table0', null);
  await advance(100);
  expect(watcher.tables).toEqual(shown());
  put('table0', 'Bob');
  await advance(100);
  expect(watcher.tables).toEqual(shown());
});

it('[O42] one who comes while the others wait sees the newest list, and all have the same afterwards', async () => {
  const { put, remove, advance, watch, shown } = openLobby();
  const watchers = [await watch()];
  for (let i = 0; i < 150; i++) put(`table${i}`, null);
  await advance(100);
  // The first one has been sent much, and waits.
  put('table0', 'Bob');
  put('new', null);
  remove('table1');
  const late = await watch();
  expect(late.tables).toEqual(shown());
  expect(watchers[0]!.tables).not.toEqual(shown());
  // As it was before, for the first one; not for the other.
  put('table0', null);
  remove('new');
  put('table1', null);
  for (let ms = 0; ms <= LONGEST_REST_MS; ms += 1000) await advance(1000);
  for (const watcher of [...watchers, late]) expect(watcher.tables).toEqual(shown());
});
