/** A server whose engines all think still answers, and its computers play at ratings. */
import { availableParallelism } from 'node:os';
import { tableId } from '@crownhead/protocol';
import { FULL } from '@crownhead/testkit';
import { afterEach, expect, it } from 'vitest';
import { TestClient } from '../../test/test-client.ts';
import { offered, startTestServer } from '../../test/test-server.ts';
import type { RunningServer } from '../server.ts';

/** In the middle of a game, far from any book. */
const FEN = 'B:W17,18,21,22,24,26,28,30:B1,3,5,8,10,11,12,16';

let server: RunningServer | undefined;
const clients: TestClient[] = [];
afterEach(async () => {
  await Promise.all(clients.splice(0).map((client) => client.close()));
  await server?.stop();
});

async function openTable(seats: readonly { level: number; rating?: number }[]) {
  const ann = await TestClient.join(server!.url, `Ann ${clients.length + 1}`);
  clients.push(ann);
  const start = { kind: 'position', fen: FEN, force: false } as const;
  const made = await ann.request({ type: 'table.create', options: offered({ start }) });
  if (made.type === 'refusal') throw new Error(made.message);
  const table = tableId(made.table!);
  await ann.open(table);
  for (const seat of seats) await ann.command(table, { type: 'computer.seat', ...seat });
  await ann.command(table, { type: 'ready', ready: true });
  return { ann, table };
}

it('[S10] answers while every engine thinks at full strength', async () => {
  const engines = availableParallelism();
  server = await startTestServer({ engines });
  const full = { level: 10 };
  const tables = [];
  for (let i = 0; i < engines; i++) tables.push(await openTable([full, full]));
  // From its first move on a table always has one of them thinking.
  for (const { ann, table } of tables) await ann.until(table, (state) => state.round!.game.plies.length > 0);
  const times: number[] = [];
  for (let i = 0; i < 30; i++) {
    const began = performance.now();
    const { status } = await fetch(`${server.url}/api/tables`);
    expect(status).toBe(200);
    times.push(performance.now() - began);
  }
  const [middle, high, most] = [0.5, 0.95, 1].map(
    (share) => times.sort((a, b) => a - b)[Math.ceil(share * times.length) - 1]!,
  );
  console.log(
    `requests while ${engines} engines think: ${middle!.toFixed(1)} ms in the middle, ${high!.toFixed(1)} at 95 %, ${most!.toFixed(1)} at most`,
  );
  // How quickly depends on what else the machine does.
  if (FULL) expect(middle).toBeLessThan(250);
});

it('[S4] a computer plays at a rating at a table on a server', async () => {
  server = await startTestServer();
  const { ann, table } = await openTable([{ level: 5, rating: 1700 }, { level: 1 }]);
  const state = await ann.until(table, ({ round }) => (round?.game.plies.length ?? 0) >= 2);
  expect(state.seats.map((seat) => seat?.name)).toContain('Computer (rating 1700)');
});
