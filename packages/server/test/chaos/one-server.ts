/** One server process on one database file with games going on, for tests that end it in the middle and start it again. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { openSqlite } from '../../src/store/sqlite/open.ts';
import type { History } from './history.ts';
import { LiveGames } from './live-games.ts';
import { ServeProcess } from './process.ts';

export class OneServer {
  readonly games = new LiveGames();
  readonly #folder = mkdtempSync(join(tmpdir(), 'crownhead-chaos-'));
  readonly db = join(this.#folder, 'games.db');
  #process: ServeProcess | null = null;

  /** The process that was started last. */
  get process(): ServeProcess {
    return this.#process!;
  }

  /** After the first time on the same port, where clients look for it. */
  async start(): Promise<ServeProcess> {
    this.#process = await ServeProcess.start(this.db, this.#process?.port);
    return this.#process;
  }

  /** Everybody goes, the server ends cleanly, and what is in its file is what everybody was told. */
  async histories(): Promise<readonly History[]> {
    this.games.end();
    this.process.terminate();
    expect(await this.process.ended).toEqual([0, null]);
    return this.games.histories(await openSqlite(this.db));
  }

  /** For the end of a test, whatever state it is in. */
  async end(): Promise<void> {
    this.games.end();
    await this.#process?.end();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
