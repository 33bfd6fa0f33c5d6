/** A disk that fills up in the middle of games: nobody is told what is not saved, and everything goes on when there is room. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ERROR_WORDS } from '@crownhead/protocol';
import { afterEach, expect, test } from 'vitest';
import { openSqlite } from '../store/sqlite/open.ts';
import { offered } from '../test-server.ts';
import { LiveGames } from './live-games.ts';
import { ServeProcess } from './process.ts';

const GAMES = 5;

const folder = mkdtempSync(join(tmpdir(), 'crownhead-full-'));
const games = new LiveGames();
let server: ServeProcess | null = null;

afterEach(async () => {
  games.end();
  await server?.end();
  rmSync(folder, { recursive: true, force: true });
});

/** No file of the process may grow beyond this: what it writes there fails, as on a full disk. */
const limitFiles = (pid: number, bytes: number | 'unlimited'): unknown =>
  execFileSync('prlimit', ['--pid', `${pid}`, `--fsize=${bytes}:unlimited`]);

/** What somebody hears who comes now. */
async function newcomer(): Promise<{ status: number; text: string }> {
  const answer = await fetch(new URL('/api/session', server!.url), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.9.9.${Math.random()}` },
    body: JSON.stringify({ name: 'Late Guest' }),
  });
  return { status: answer.status, text: await answer.text() };
}

/** How often players were told that nothing can be saved. */
async function timesRefused(): Promise<number> {
  const metrics = await (await fetch(new URL('/metrics', server!.url))).text();
  const [, count] = /^crownhead_commands_refused_total\{code="unavailable"\} (\d+)$/m.exec(metrics) ?? [];
  return Number(count ?? 0);
}

test.runIf(process.platform === 'linux')(
  '[N15][N17] a full disk: nothing acknowledged is lost, people are told, and games go on when there is room',
  async () => {
    const db = join(folder, 'games.db');
    server = await ServeProcess.start(db);
    const { url, pid } = server;
    const options = offered({ sides: 'host-black' });
    await games.start(GAMES, [url], () => [0, 0, 0], options);
    await games.goOn(4);

    limitFiles(pid, statSync(`${db}-wal`).size);
    const heard = await newcomer();
    expect(heard.status).toBe(503);
    expect(heard.text).toContain(ERROR_WORDS.unavailable);
    while ((await timesRefused()) < GAMES);

    limitFiles(pid, 'unlimited');
    await games.goOn(10);
    games.end();
    server.terminate();
    expect(await server.ended).toEqual([0, null]);
    await games.histories(await openSqlite(db));
  },
);
