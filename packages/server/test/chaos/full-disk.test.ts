/** A disk that fills up in the middle of games: nothing unsaved is acknowledged, and everything continues when there is space. */
import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { ERROR_WORDS } from '@crownhead/protocol';
import { afterEach, expect, test } from 'vitest';
import { offered } from '../test-server.ts';
import { OneServer } from './one-server.ts';

const GAMES = 5;

const one = new OneServer();
const { games } = one;
afterEach(() => one.end());

/** No file of the process may grow beyond this: what it writes there fails, as on a full disk. */
const limitFiles = (pid: number, bytes: number | 'unlimited'): unknown =>
  execFileSync('prlimit', ['--pid', `${pid}`, `--fsize=${bytes}:unlimited`]);

/** What somebody hears who comes now. */
async function newcomer(): Promise<{ status: number; text: string }> {
  const answer = await fetch(new URL('/api/session', one.process.url), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.9.9.${Math.random()}` },
    body: JSON.stringify({ name: 'Late Guest' }),
  });
  return { status: answer.status, text: await answer.text() };
}

test.runIf(process.platform === 'linux')(
  '[N15][N17] a full disk: nothing acknowledged is lost, people are told, and games go on when there is room',
  async () => {
    const { url, pid } = await one.start();
    const options = offered({ sides: 'host-black' });
    await games.start(GAMES, [url], () => [0, 0, 0], options);
    await games.goOn(4);

    limitFiles(pid, statSync(`${one.db}-wal`).size);
    const heard = await newcomer();
    expect(heard.status).toBe(503);
    expect(heard.text).toContain(ERROR_WORDS.unavailable);
    while ((await one.process.timesUnavailable()) < GAMES);

    limitFiles(pid, 'unlimited');
    await games.goOn(10);
    await one.histories();
  },
);
