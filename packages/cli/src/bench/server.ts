/** Benchmarks of the server: moves saved, acknowledged and broadcast, beside a relay that only forwards them. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Bench, Contestant } from './harness.ts';
import { Listener } from './listener.ts';
import { Load } from './load.ts';
import { start } from './program.ts';
import { openRelayTables } from './relay-load.ts';
import { postgres, serve } from './serve.ts';
import { openTables, socketUrl } from './tables-load.ts';

const SIZE = { tables: 100, listeners: 10 } as const;
const BURST = 2000;
const PACE = 500;
const PACE_MS = 5000;
const IDLE = 2000;
/** What the relay has to be matched by: half of it, with rules and a disk. */
const TARGET = 0.5;

const RELAY = fileURLToPath(new URL('./relay.ts', import.meta.url));

async function residentBytes(url: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(/^process_resident_memory_bytes (\S+)$/m.exec(text)?.[1]);
}

/** What a connection costs that only listens to the lobby's silence. */
async function idleBytes(url: string): Promise<number> {
  const before = await residentBytes(url);
  const idle: Listener[] = [];
  for (let i = 0; i < IDLE; i++) {
    const listener = await Listener.open(new URL(socketUrl(url)));
    listener.say({ type: 'hello', protocol: 1 });
    await listener.heard();
    idle.push(listener);
  }
  const after = await residentBytes(url);
  for (const listener of idle) listener.close();
  return (after - before) / IDLE;
}

const at = (sorted: readonly number[], share: number): string =>
  (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1);

async function latencyNote(name: string, load: Load): Promise<string> {
  const sorted = [...(await load.pace(PACE, PACE_MS))].sort((a, b) => a - b);
  return `${name}: at ${PACE} moves/s a move is acknowledged after ${at(sorted, 0.5)} ms (p50), ${at(sorted, 0.99)} ms (p99).`;
}

export async function serverBench(): Promise<Bench> {
  const folder = mkdtempSync(join(tmpdir(), 'crownhead-bench-'));
  /** Last begun, first ended. */
  const ends: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })];
  const close = async () => {
    for (const end of ends.splice(0).reverse()) await end();
  };
  try {
    return { ...(await prepare(folder, ends)), close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function prepare(folder: string, ends: (() => unknown)[]): Promise<Bench> {
  const notes: string[] = [];
  const contestants: Contestant[] = [];

  const relay = await start([RELAY]);
  ends.push(() => relay.stop());
  const relayLoad = new Load();
  ends.push(await openRelayTables(relay.url, relayLoad, SIZE));
  contestants.push({ name: 'bare relay', run: () => relayLoad.burst(BURST) });

  const add = async (name: string, db: string, target: { target?: number }) => {
    const server = await serve(db);
    ends.push(() => server.stop());
    const idle = await idleBytes(server.url);
    const load = new Load();
    ends.push(await openTables(server.url, load, SIZE));
    await load.burst(BURST);
    notes.push(await latencyNote(name, load), `${name}: ${(idle / 1024).toFixed(1)} KB an idle connection.`);
    contestants.push({ name, run: () => load.burst(BURST), against: 'bare relay', ...target });
  };
  await add('SQLite', join(folder, 'bench.db'), { target: TARGET });
  const pg = await postgres();
  if (pg) {
    ends.push(() => pg.stop());
    await add('PostgreSQL', pg.url, {});
  }
  return {
    name: 'server.moves',
    title: `moves saved, acknowledged and told to ${SIZE.listeners} spectators, at ${SIZE.tables} tables`,
    unit: 'moves',
    contestants,
    absent: pg ? [] : [{ name: 'PostgreSQL', why: 'there is none here' }],
    notes,
  };
}
