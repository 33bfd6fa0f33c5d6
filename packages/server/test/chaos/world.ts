/** What the faults of a chaos run act on: server processes, and the database behind them. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPostgres } from '../../src/store/postgres/open.ts';
import { openSqlite } from '../../src/store/sqlite/open.ts';
import type { Store } from '../../src/store/store.ts';
import { type ServerPair, startPair } from '../postgres/test-pair.ts';
import { lineTo, type ProxyLine } from '../postgres/test-proxy.ts';
import { ServeProcess } from './process.ts';

export type StoreName = 'SQLite' | 'PostgreSQL';

/** A clock that is off, from the moment the process starts. */
const CLOCK_OFF = (ms: number): string =>
  `--import=data:text/javascript,Object.defineProperty(performance,'timeOrigin',{value:performance.timeOrigin+(${ms})})`;

const QUIET = { 'log-level': 'silent' };

export class World {
  readonly store: StoreName;
  readonly nodes: ServeProcess[] = [];
  /** To each server of the database; none for a file. */
  readonly lines: readonly ProxyLine[];
  readonly pair: ServerPair | null;
  readonly #db: string;
  readonly #end: () => Promise<void>;

  private constructor(
    store: StoreName,
    db: string,
    lines: readonly ProxyLine[],
    pair: ServerPair | null,
    end: () => Promise<void>,
  ) {
    this.store = store;
    this.#db = db;
    this.lines = lines;
    this.pair = pair;
    this.#end = end;
  }

  static async open(store: StoreName): Promise<World> {
    const world = store === 'SQLite' ? World.#file() : await World.#pair();
    const count = store === 'SQLite' ? 1 : 2;
    for (let i = 0; i < count; i++) world.nodes.push(await ServeProcess.start(world.#db, 0, QUIET));
    return world;
  }

  static #file(): World {
    const folder = mkdtempSync(join(tmpdir(), 'crownhead-chaos-'));
    const end = async () => rmSync(folder, { recursive: true, force: true });
    return new World('SQLite', join(folder, 'games.db'), [], null, end);
  }

  /** Nodes reach either server by a line that can be cut. */
  static async #pair(): Promise<World> {
    const pair = await startPair(true);
    const [, front, hosts, rest] = /^(.*@)([^/]*)(.*)$/.exec(pair.url)!;
    const lines = await Promise.all(hosts!.split(',').map((host) => lineTo(`${front}${host}/postgres`)));
    const db = `${front}${lines.map(({ url }) => new URL(url).host).join(',')}${rest}`;
    const end = async () => {
      await Promise.all(lines.map((line) => line.end()));
      await pair.stop();
    };
    return new World('PostgreSQL', db, lines, pair, end);
  }

  /** In place of one that has ended, at the same port, with a clock that is off by this much. */
  async restart(node: number, clockOffMs = 0): Promise<void> {
    const before = this.nodes[node]!;
    await before.ended;
    const env = clockOffMs === 0 ? {} : { NODE_OPTIONS: CLOCK_OFF(clockOffMs) };
    this.nodes[node] = await ServeProcess.start(this.#db, before.port, QUIET, env);
  }

  /** The store itself, once every node has ended. */
  async opened(): Promise<Store> {
    await Promise.all(this.nodes.splice(0).map((node) => node.end()));
    return this.store === 'SQLite' ? openSqlite(this.#db) : openPostgres(this.#db);
  }

  async end(): Promise<void> {
    await Promise.all(this.nodes.splice(0).map((node) => node.end()));
    await this.#end();
  }
}
