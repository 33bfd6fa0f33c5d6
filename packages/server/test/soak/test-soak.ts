/** A long time on a server: thousands of games begun, played by computers and archived, while its memory is watched. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type GameListing, type TableId, tableId } from '@crownhead/protocol';
import { readPdn, replayPdn } from '@crownhead/rules';
import { FakeClock } from '@crownhead/testkit';
import { NO_HINTS } from '../../src/store/hints.ts';
import { openSqlite } from '../../src/store/sqlite/open.ts';
import type { Store } from '../../src/store/store.ts';
import { TestClient } from '../test-client.ts';
import { offered, startTestServer } from '../test-server.ts';
import { measureHeap, type Reading } from './heap.ts';
import { MixedEnginePool } from './mixed-engines.ts';

export interface SoakReport {
  readonly games: number;
  readonly moves: number;
  /** Of these, how many an engine thought about. */
  readonly thought: number;
  readonly seconds: number;
  readonly archived: number;
  /** Games whose PDN cannot be played, or says something else than the list. */
  readonly unsound: readonly string[];
  readonly openAtEnd: number;
  readonly mostLoaded: number;
  /** Memory after garbage collection, when so many games had been played. */
  readonly memory: readonly (Reading & { readonly games: number; readonly loaded: number })[];
}

const HOSTS = 5;
/** Games begun together. */
const BATCH = 100;
const ONE_MINUTE = 60_000;
const ENGINE_MOVES = 50;
const PAGE = 100;

/** Tells when the game of a table has been archived. */
class Archive {
  moves = 0;
  readonly #waiting = new Map<TableId, () => void>();

  watch(store: Store): Store {
    return {
      ...store,
      append: async (row) => {
        const appended = await store.append(row);
        if (appended.kind === 'appended') {
          if (row.events.some(({ type }) => type === 'move.made')) this.moves++;
          if (row.games.length > 0) this.#waiting.get(row.table)?.();
        }
        return appended;
      },
    };
  }

  ended(table: TableId): Promise<void> {
    return new Promise((resolve) => {
      this.#waiting.set(table, () => {
        this.#waiting.delete(table);
        resolve();
      });
    });
  }
}

/** Lets two computers play at a new table. Some hosts watch to the end and close it, others just go away. */
async function oneGame(host: TestClient, archive: Archive, stays: boolean): Promise<void> {
  const made = await host.request({ type: 'table.create', options: offered() });
  if (made.type === 'refusal') throw new Error(made.message);
  const table = tableId(made.table!);
  const ended = archive.ended(table);
  await host.open(table);
  for (const seat of [0, 1] as const) await host.command(table, { type: 'computer.seat', level: 1, seat });
  const begun = await host.command(table, { type: 'ready', ready: true });
  if (begun.type === 'refusal') throw new Error(begun.message);
  if (!stays) await host.request({ type: 'table.shut', table });
  await ended;
  if (stays) await host.command(table, { type: 'table.close' });
  if (stays) await host.request({ type: 'table.shut', table });
  host.mirrors.delete(table);
}

async function gauge(url: string, name: string): Promise<number> {
  const text = await (await fetch(new URL('/metrics', url))).text();
  return Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(text)?.[1] ?? Number.NaN);
}

async function* archived(store: Store): AsyncGenerator<GameListing> {
  let page = await store.games({ limit: PAGE });
  while (page.length > 0) {
    yield* page;
    const { endedAt, id } = page.at(-1)!;
    page = await store.games({ limit: PAGE, before: { endedAt, id } });
  }
}

/** A game is sound when its PDN replays without a word of complaint to what the list says of it. */
async function isSound(store: Store, { id, plies }: GameListing): Promise<boolean> {
  const [source, ...more] = readPdn((await store.game(id))?.pdn ?? '');
  if (!source || more.length > 0) return false;
  const { game, failure, warnings } = replayPdn(source);
  return failure === null && warnings.length === 0 && game.plies.length === plies;
}

async function checkArchive(store: Store): Promise<Pick<SoakReport, 'archived' | 'unsound'>> {
  const unsound: string[] = [];
  let count = 0;
  for await (const listing of archived(store)) {
    count++;
    if (!(await isSound(store, listing))) unsound.push(listing.id);
  }
  return { archived: count, unsound };
}

export async function soak(games: number, measureEvery: number): Promise<SoakReport> {
  const began = performance.now();
  const clock = new FakeClock();
  const folder = mkdtempSync(join(tmpdir(), 'crownhead-soak-'));
  const store = await openSqlite(join(folder, 'soak.db'));
  const archive = new Archive();
  const engines = new MixedEnginePool(ENGINE_MOVES);
  const opened = { store: archive.watch(store), hints: NO_HINTS, shared: false };
  const server = await startTestServer({ tablesPerPerson: 1000 }, { clock, opened, engines });
  const hosts = await Promise.all(
    Array.from({ length: HOSTS }, (_, i) => TestClient.join(server.url, `Host ${'ABCDE'[i]}`)),
  );
  const pass = async (ms: number): Promise<void> => {
    for (let passed = 0; passed < ms; passed += 5000) {
      await clock.advance(5000);
      // Beats are answered before more time passes.
      await Promise.all(hosts.map((host) => host.request({ type: 'lobby.leave' })));
    }
    for (const host of hosts) host.messages.length = 0;
  };
  const memory: SoakReport['memory'][number][] = [];
  let mostLoaded = 0;
  const measure = async (played: number): Promise<void> => {
    const loaded = await gauge(server.url, 'crownhead_tables_loaded');
    mostLoaded = Math.max(mostLoaded, loaded);
    const reading = played % measureEvery === 0 ? await measureHeap() : null;
    if (reading) memory.push({ games: played, loaded, ...reading });
  };

  for (let played = 0; played < games; ) {
    const batch = Math.min(BATCH, games - played);
    const playing = Array.from({ length: batch }, (_, i) =>
      oneGame(hosts[i % HOSTS]!, archive, i % 10 === 0),
    );
    await Promise.all(playing);
    played += batch;
    await pass(ONE_MINUTE);
    await measure(played);
  }
  // Tables that nobody came back to close after ten minutes.
  await pass(12 * ONE_MINUTE);
  const openAtEnd = await store.openTables();
  await measure(games);

  const checked = await checkArchive(store);
  await Promise.all(hosts.map((host) => host.close()));
  await server.stop();
  rmSync(folder, { recursive: true });
  const seconds = Math.round((performance.now() - began) / 100) / 10;
  const { thought } = engines;
  const { moves } = archive;
  return { games, moves, thought, seconds, ...checked, openAtEnd, mostLoaded, memory };
}
