/** An evening at a server, for a database with something of everything in it. */

import { TestClient } from '../test-client.ts';
import { createTable, offered, playMove, sit, startGame } from '../test-server.ts';

/** How a table was left, as the clients saw it. */
export interface LeftTable {
  readonly table: string;
  readonly status: string;
  readonly plies: number;
  readonly outcome: unknown;
}

const settled = (client: TestClient, table: string): LeftTable => {
  const { status, round } = client.state(table as never);
  return { table, status, plies: round?.game.plies.length ?? 0, outcome: round?.game.outcome ?? null };
};

async function moves(table: string, black: TestClient, white: TestClient, count: number): Promise<void> {
  for (let ply = 0; ply < count; ply++) {
    const mover = ply % 2 === 0 ? black : white;
    await mover.until(table as never, ({ round }) => round!.game.plies.length === ply);
    await playMove(mover, table as never, ply);
  }
  for (const each of [black, white])
    await each.until(table as never, ({ round }) => round!.game.plies.length === count);
}

/** Looks for games until they have come into the index. */
async function lookFor(url: string, player: string): Promise<void> {
  for (;;) {
    const reply = await fetch(new URL(`/api/games?player=${player}&rules=official`, url));
    const { games } = (await reply.json()) as { games: unknown[] };
    if (games.length > 0) break;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  for (const filter of ['', `&player=${player}`])
    await fetch(new URL(`/api/explorer?fen=B:W21-32:B1-12${filter}`, url));
}

export async function playEvening(url: string): Promise<readonly LeftTable[]> {
  const chatty = offered({ sides: 'host-black', chat: true });
  const first = await startGame(url, ['Ann', 'Ben'], chatty);
  await moves(first.table, first.black, first.white, 12);
  await first.black.command(first.table, { type: 'chat', text: 'Well played, Ben.' });
  await first.white.command(first.table, { type: 'resign', confirmed: true });
  await first.black.until(first.table, ({ round }) => round?.game.outcome != null);

  const over = await startGame(url, ['Finn', 'Gerda'], chatty);
  await moves(over.table, over.black, over.white, 3);
  await over.white.command(over.table, { type: 'leave' });
  await over.black.until(over.table, ({ round }) => round?.game.outcome != null);
  await over.black.command(over.table, { type: 'table.close' });
  await over.black.until(over.table, ({ status }) => status === 'closed');

  const going = await startGame(url, ['Cleo', 'Dan'], chatty);
  // More than a snapshot's worth of rows.
  for (let i = 0; i < 60; i++) await going.black.command(going.table, { type: 'chat', text: `Line ${i}` });
  await moves(going.table, going.black, going.white, 6);

  const eve = await TestClient.join(url, 'Eve');
  const locked = await createTable(eve, offered({ private: true }), 'sesame');
  await first.black.open(locked, { password: 'open' });
  await sit(first.black, locked, 'sesame');
  await fetch(new URL('/api/session/link', url), {
    method: 'POST',
    headers: { authorization: `Bearer ${eve.token}` },
  });
  await lookFor(url, 'Gerda');
  const left = [
    settled(first.black, first.table),
    settled(over.black, over.table),
    settled(going.black, going.table),
    settled(eve, locked),
  ];
  for (const client of [first.white, over.black, over.white, eve]) await client.close();
  return left;
}
