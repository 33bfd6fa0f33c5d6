/** What the computers of a server do about draws, with scripted engines. */
import { findPreset, playing } from '@crownhead/match';
import { type ServerMessageOf, tableId } from '@crownhead/protocol';
import { legalMoves, type Move } from '@crownhead/rules';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { FakeCluster } from '../../test/chaos/fake-cluster.ts';
import { createTable, offered } from '../../test/test-server.ts';
import type { EngineAsker, EnginePool } from './pool.ts';

let cluster: FakeCluster;
beforeEach(async () => {
  cluster = await FakeCluster.open();
});
afterEach(() => cluster.end());

/** Walks to and fro; what it thinks of a position is `score`. */
class Walkers implements EnginePool {
  readonly queued = 0;
  readonly #score: number;

  constructor(score: number) {
    this.#score = score;
  }

  async play({ position }: Parameters<EnginePool['play']>[0]): Promise<Move | null> {
    const moves = legalMoves(position);
    return moves.find(({ path: [to] }) => [5, 28, 1, 32].includes(to!)) ?? moves[0]!;
  }

  async search(): Promise<never> {
    return { lines: [{ score: this.#score }] } as never;
  }

  async close(): Promise<void> {}
}

const KINGS = { kind: 'position', fen: 'B:WK32:BK1', force: false } as const;

it.each(['official', 'lobby'])('[R10] [L3] two computers that get nowhere draw by rule: %s', async (id) => {
  const node = await cluster.start({ engines: new Walkers(0) });
  const ann = await cluster.join(node, 'Ann');
  const { rules, table } = findPreset(id)!;
  const options = offered({ rules, table, start: KINGS });
  const made = await ann.request({ type: 'table.create', options });
  const at = tableId((made as ServerMessageOf<'reply'>).table!);
  await ann.open(at);
  for (const seat of [0, 1] as const) await ann.command(at, { type: 'computer.seat', level: 2, seat });
  await ann.command(at, { type: 'ready', ready: true });
  const ended = ann.until(at, (state) => state.round !== null && playing(state) === null);
  for (let i = 0; i < 20; i++) await cluster.pass(1000);
  expect((await ended).round?.game.outcome).toEqual({ winner: null, reason: 'repetition' });
});

it.each([
  [0, 'repetition'],
  [300, null],
])('[R10] a computer claims a draw by rule unless it stands better: score %d', async (score, reason) => {
  const node = await cluster.start({ engines: new Walkers(score) });
  const ann = await cluster.join(node, 'Ann');
  const at = await createTable(ann, offered({ sides: 'host-black', start: KINGS }));
  await ann.command(at, { type: 'computer.seat', level: 2 });
  await ann.command(at, { type: 'ready', ready: true });
  for (const [i, to] of [5, 1, 5, 1, 5].entries()) {
    const path = [to === 5 ? 1 : 5, to] as never;
    await ann.command(at, { type: 'move', game: 1, ply: i * 2 + 1, path });
    const answered = ann.until(
      at,
      ({ round }) => round!.game.plies.length > i * 2 + 1 || round!.game.outcome !== null,
    );
    await cluster.pass(2000);
    await answered;
  }
  const { round } = await ann.until(at, () => true);
  expect(round?.game.outcome?.reason ?? null).toBe(reason);
});

/** Answers when the test says so, in order, and drops what nobody waits for by then. */
class SlowEngines implements EnginePool {
  readonly #waiting: (() => void)[] = [];
  score = 0;

  get queued(): number {
    return this.#waiting.length;
  }

  /** The first request in the queue has its turn. */
  next(): void {
    this.#waiting.shift()?.();
  }

  async #turn({ isWanted }: EngineAsker): Promise<boolean> {
    await new Promise<void>((resolve) => this.#waiting.push(resolve));
    return isWanted();
  }

  async play(...[{ position }, , , asker]: Parameters<EnginePool['play']>): Promise<Move | null> {
    return (await this.#turn(asker)) ? legalMoves(position)[0]! : null;
  }

  async search(...[, asker]: Parameters<EnginePool['search']>): Promise<never> {
    const wanted = await this.#turn(asker);
    return (wanted ? { lines: [{ score: this.score }] } : null) as never;
  }

  async close(): Promise<void> {}
}

it('[O14] moves that are taken back leave nothing in the queue of the engines, and the last one is answered', async () => {
  const engines = new SlowEngines();
  const node = await cluster.start({ engines });
  const ann = await cluster.join(node, 'Ann');
  const at = await createTable(ann, offered({ sides: 'host-black' }));
  await ann.command(at, { type: 'computer.seat', level: 2 });
  await ann.command(at, { type: 'ready', ready: true });
  const move = () => ann.command(at, { type: 'move', game: 1, ply: 1, path: [11, 15] as never });
  for (let i = 0; i < 10; i++) {
    expect(await move()).toMatchObject({ type: 'reply' });
    expect(await ann.command(at, { type: 'takeback.ask' })).toMatchObject({ type: 'reply' });
  }
  await move();
  await expect.poll(() => engines.queued).toBe(1);
  const answered = ann.until(at, ({ round }) => round!.game.plies.length === 2);
  engines.next();
  await expect.poll(() => engines.queued).toBe(1);
  engines.next();
  await cluster.pass(2000);
  expect(playing(await answered)?.game.position.turn).toBe('black');
});

it('[L3] a late answer to a draw offer is no answer to the next one', async () => {
  const engines = new SlowEngines();
  const node = await cluster.start({ engines });
  const ann = await cluster.join(node, 'Ann');
  const step = (from: number, to: number) =>
    ({ kind: 'move', move: { from, path: [to], captured: [], crowned: false } }) as never;
  const round = [step(1, 6), step(32, 27), step(6, 1), step(27, 32)];
  const history = Array.from({ length: 12 }, () => round).flat();
  const start = { kind: 'resume', fen: 'B:WK32:BK1', history, clocks: null } as const;
  const { table } = offered();
  const rule = { ...table, draw: { ...table.draw, rule: 'off', proof: 'off' } } as const;
  const at = await createTable(ann, offered({ sides: 'host-black', start, table: rule }));
  await ann.command(at, { type: 'computer.seat', level: 2 });
  await ann.command(at, { type: 'ready', ready: true });
  expect(await ann.command(at, { type: 'draw.offer' })).toMatchObject({ type: 'reply' });
  await expect.poll(() => engines.queued).toBe(1);
  const path = [1, 6] as never;
  expect(await ann.command(at, { type: 'move', game: 1, ply: history.length + 1, path })).toMatchObject({
    type: 'reply',
  });
  await ann.command(at, { type: 'takeback.ask' });
  expect(await ann.command(at, { type: 'draw.offer' })).toMatchObject({ type: 'reply' });
  // Now it stands better: it would have taken the first offer.
  const answered = ann.until(at, (state) => state.round!.offer === null);
  engines.next();
  await expect.poll(() => engines.queued).toBe(1);
  engines.score = -1000;
  engines.next();
  expect((await answered).round!.game.outcome).toBeNull();
});
