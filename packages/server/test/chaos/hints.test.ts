/** Lost hints cost delay, never a move: the regular reading of heads finds what they would have told. */
import type { TableState } from '@crownhead/match';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LOOK_MS } from '../../src/cluster/node.ts';
import { playMove } from '../test-server.ts';
import { FakeCluster, type NodeChanges } from './fake-cluster.ts';

let cluster: FakeCluster;
beforeEach(async () => {
  cluster = await FakeCluster.open();
});
afterEach(() => cluster.end());

describe('what happens on another node', () => {
  /** A game on two nodes; black has just moved. */
  async function blackMoved(nets: { hints: boolean; heads: boolean }) {
    // Heads are read until both are at the table.
    let reading = true;
    const changes: NodeChanges = {
      hints: nets.hints,
      store: ({ heads }) => ({ heads: async (tables) => (reading ? heads(tables) : new Map()) }),
    };
    const [a, b] = [await cluster.start(changes), await cluster.start(changes)];
    const { table, black, white } = await cluster.startGame([a, b]);
    reading = nets.heads;
    await playMove(black, table);
    await cluster.settle();
    const heard = ({ round }: TableState) => round!.game.plies.length === 1;
    return { table, white, heard, hasHeard: () => heard(white.state(table)) };
  }

  it('arrives immediately through hints', async () => {
    const { table, white, heard } = await blackMoved({ hints: true, heads: false });
    // No time passes.
    await white.until(table, heard);
  });

  it('is heard a little later when every hint is lost', async () => {
    const { hasHeard } = await blackMoved({ hints: false, heads: true });
    expect(hasHeard()).toBe(false);
    await cluster.pass(LOOK_MS);
    expect(hasHeard()).toBe(true);
  });

  it('would not be heard without hints and without reading heads: so each of them matters', async () => {
    const { hasHeard } = await blackMoved({ hints: false, heads: false });
    await cluster.pass(10 * LOOK_MS);
    expect(hasHeard()).toBe(false);
  });
});

it('[N15] games between nodes without a single hint are played to their end', async () => {
  const [a, b] = [await cluster.start({ hints: false }), await cluster.start({ hints: false })];
  const { table, black, white } = await cluster.startGame([a, b]);
  for (let ply = 0; ply < 12; ply++) {
    const mover = ply % 2 === 0 ? black : white;
    while (mover.state(table).round!.game.plies.length < ply) await cluster.pass(500);
    expect(await playMove(mover, table, ply)).toMatchObject({ type: 'reply' });
  }
  expect(await white.command(table, { type: 'resign', confirmed: true })).toMatchObject({ type: 'reply' });
  await cluster.pass(2000);
  expect(black.state(table).round!.game.outcome).toEqual({ winner: 'black', reason: 'resigned' });
});
