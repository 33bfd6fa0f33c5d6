/** Two nodes that answer for the same computer: the log takes one answer. */
import { playing } from '@crownhead/match';
import { type ServerMessageOf, type TableId, tableId } from '@crownhead/protocol';
import { legalMoves, type Move } from '@crownhead/rules';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { EnginePool } from '../../src/computer/pool.ts';
import { COMPUTER_LEASE_MS } from '../../src/table/summary.ts';
import { createTable, offered, playMove } from '../test-server.ts';
import { FakeCluster } from './fake-cluster.ts';

let cluster: FakeCluster;
beforeEach(async () => {
  cluster = await FakeCluster.open();
});
afterEach(() => cluster.end());

/** Is asked and answers when told to, with the legal move of this number. */
class SlowEnginePool implements EnginePool {
  readonly queued = 0;
  asked = 0;
  readonly #choice: number;
  #answer: () => void = () => undefined;
  readonly #go = new Promise<void>((go) => {
    this.#answer = go;
  });

  constructor(choice: number) {
    this.#choice = choice;
  }

  async play({ position }: Parameters<EnginePool['play']>[0]): Promise<Move | null> {
    this.asked++;
    await this.#go;
    return legalMoves(position).at(this.#choice)!;
  }

  search(): never {
    throw new Error('nobody offered a draw');
  }

  answer(): void {
    this.#answer();
  }

  /** As the engines do: what they have not answered they never will. */
  async close(): Promise<void> {}
}

async function gameAgainstComputer(engines: readonly [SlowEnginePool, SlowEnginePool]) {
  const a = await cluster.start({ engines: engines[0] });
  await cluster.start({ engines: engines[1] });
  const ann = await cluster.join(a, 'Ann');
  const table = await createTable(ann, offered({ sides: 'host-black' }));
  await ann.command(table, { type: 'computer.seat', level: 2 });
  await ann.command(table, { type: 'ready', ready: true });
  await ann.until(table, (state) => playing(state) !== null);
  await playMove(ann, table);
  return { a, ann, table };
}

const answers = async (table: TableId) =>
  (await cluster.store.read(table, 0)).filter(({ commandId }) => commandId.startsWith('bot:'));

it('[L3] two nodes answer for the computer: one move is made', async () => {
  const [one, other] = [new SlowEnginePool(0), new SlowEnginePool(1)];
  const { a, ann, table } = await gameAgainstComputer([one, other]);
  await expect.poll(() => [one.asked, other.asked]).toEqual([1, 0]);
  // The first is too slow to say that it still thinks: another thinks for it.
  a.pause();
  await cluster.pass(COMPUTER_LEASE_MS + 500);
  expect([one.asked, other.asked]).toEqual([1, 1]);
  other.answer();
  await cluster.pass(500);
  expect(await answers(table)).toHaveLength(1);
  a.resume();
  one.answer();
  await cluster.pass(2000);
  expect(ann.state(table).round!.game.plies).toHaveLength(2);
  expect(await answers(table)).toHaveLength(1);
  expect(await playMove(ann, table)).toMatchObject({ type: 'reply' });
});

it('[L3] the node that thinks is told to stop: it waits for no answer, and another gives it', async () => {
  const [one, other] = [new SlowEnginePool(0), new SlowEnginePool(1)];
  const { a, table } = await gameAgainstComputer([one, other]);
  await expect.poll(() => [one.asked, other.asked]).toEqual([1, 0]);
  await a.stop();
  other.answer();
  await cluster.pass(COMPUTER_LEASE_MS + 500);
  expect(other.asked).toBe(1);
  expect(await answers(table)).toHaveLength(1);
});

it('[L3] the node that thought dies: another, which never saw the table, answers', async () => {
  const [one, other] = [new SlowEnginePool(0), new SlowEnginePool(1)];
  const a = await cluster.start({ engines: one });
  await cluster.start({ engines: other });
  const ann = await cluster.join(a, 'Ann');
  const made = await ann.request({ type: 'table.create', options: offered() });
  const table = tableId((made as ServerMessageOf<'reply'>).table!);
  await ann.open(table);
  for (const seat of [0, 1] as const) await ann.command(table, { type: 'computer.seat', level: 2, seat });
  await ann.command(table, { type: 'ready', ready: true });
  await expect.poll(() => [one.asked, other.asked]).toEqual([1, 0]);
  a.kill();
  ann.drop();
  other.answer();
  await cluster.pass(COMPUTER_LEASE_MS + 500);
  expect((await answers(table)).length).toBeGreaterThan(0);
});
