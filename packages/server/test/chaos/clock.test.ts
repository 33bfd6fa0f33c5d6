/** A machine whose clock was wrong: time at the tables goes on where it was, and never back. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { OFFICIAL_PRESET } from '@crownhead/match';
import { FakeClock } from '@crownhead/testkit';
import { afterAll, afterEach, expect, it } from 'vitest';
import type { RunningServer } from '../../src/server.ts';
import type { TestClient } from '../test-client.ts';
import { offered, startGame, startTestServer } from '../test-server.ts';

const HOUR_MS = 3_600_000;
const BASE_MS = 60_000;

/** One that can be set, as a machine's own clock. */
class MachineClock extends FakeClock {
  override adjust(ahead: number): void {
    this.skip(ahead);
  }
}

const folder = mkdtempSync(join(tmpdir(), 'crownhead-clock-'));
afterAll(() => rmSync(folder, { recursive: true }));

let server: RunningServer | null = null;
let clients: TestClient[] = [];
afterEach(async () => {
  await Promise.all(clients.map((client) => client.close()));
  await server?.stop();
});

it('[T4][R13] a server started with its clock an hour behind: games go on, and end on time', async () => {
  const before = new MachineClock();
  const db = join(folder, 'games.db');
  server = await startTestServer({ db }, { clock: before });
  const timer = { kind: 'clock', base: BASE_MS, increment: 0, delay: 0 } as const;
  const options = offered({ sides: 'host-black', table: { ...OFFICIAL_PRESET.table, timer } });
  const { table, black, white } = await startGame(server.url, ['Ann', 'Bob'], options);
  clients = [black, white];
  await server.stop();

  const clock = new MachineClock(before.now() - HOUR_MS);
  server = await startTestServer({ db }, { clock });
  for (const client of clients) {
    client.drop();
    await client.connect(server.url);
    await client.open(table, { seen: client.mirrors.get(table)!.seq });
  }
  for (let passed = 0; passed < BASE_MS + 2000; passed += 1000) {
    await clock.advance(1000);
    await Promise.all(clients.map((client) => client.request({ type: 'lobby.leave' })));
  }
  expect(white.state(table).round!.game.outcome).toEqual({ winner: 'white', reason: 'time' });
});
