/** A node refuses only what the head of the log refuses, and answers a repeated command as it was answered before. */
import type { TableId } from '@crownhead/protocol';
import { squares } from '@crownhead/testkit';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { TestClient } from '../test-client.ts';
import { playMove } from '../test-server.ts';
import { FakeCluster, type NodeChanges } from './fake-cluster.ts';

let cluster: FakeCluster;
beforeEach(async () => {
  cluster = await FakeCluster.open();
});
afterEach(() => cluster.end());

/** Makes a node deaf to others: what it knows of a table stays as it was when its clients came. */
function deaf(more: NodeChanges['store'] = () => ({})): { changes: NodeChanges; deafen(): void } {
  let hears = true;
  return {
    changes: {
      hints: false,
      store: (real) => ({ heads: async (t) => (hears ? real.heads(t) : new Map()), ...more(real) }),
    },
    deafen: () => {
      hears = false;
    },
  };
}

/** White's answer to a first move it should not know of yet. `seen` is the last seq that white says it knows. */
const answer = (white: TestClient, table: TableId, seen: number) =>
  white.request({
    type: 'command',
    table,
    seen,
    command: { type: 'move', game: 1, ply: 2, path: squares(22, 18) as never },
  });

describe('a node with an old copy', () => {
  async function staleNode(more?: NodeChanges['store']) {
    const { changes, deafen } = deaf(more);
    const [a, b] = [await cluster.start(), await cluster.start(changes)];
    const game = await cluster.startGame([a, b]);
    deafen();
    await game.black.command(game.table, { type: 'move', game: 1, ply: 1, path: squares(11, 15) as never });
    expect(game.white.state(game.table).round!.game.plies).toEqual([]);
    return { ...game, head: game.black.mirrors.get(game.table)!.seq };
  }

  it('[N10] accepts what is legal only at the head', async () => {
    const { table, white, black, head } = await staleNode();
    expect(await answer(white, table, 0)).toMatchObject({ type: 'reply', seq: head + 1 });
    await cluster.pass(1000);
    expect(black.state(table).round!.game.plies).toHaveLength(2);
    expect(white.state(table)).toEqual(black.state(table));
  });

  it('would refuse it if it did not look up the head: so looking it up matters', async () => {
    const blind = { confirm: async () => ({ head: 0, row: null }) };
    const { table, white } = await staleNode(() => blind);
    expect(await answer(white, table, 0)).toMatchObject({ type: 'refusal', error: 'stale-move' });
  });

  it('reads on when its client knows more than it does', async () => {
    const blind = { confirm: async () => ({ head: 0, row: null }) };
    const { table, white, head } = await staleNode(() => blind);
    expect(await answer(white, table, head)).toMatchObject({ type: 'reply', seq: head + 1 });
  });

  it('shows newcomers the head', async () => {
    const { table, white, black } = await staleNode();
    await white.request({ type: 'table.shut', table });
    await white.open(table);
    expect(white.state(table).round!.game).toEqual(black.state(table).round!.game);
  });
});

describe('a connection that dies between commit and reply', () => {
  /** Black's move is in the log, but the node it went through never says so. */
  async function unansweredMove() {
    let committed: () => void = () => undefined;
    const inLog = new Promise<void>((done) => {
      committed = done;
    });
    let silent = false;
    let release: () => void = () => undefined;
    const a = await cluster.start({
      store: (real) => ({
        append: async (row) => {
          const answer = await real.append(row);
          if (silent) {
            committed();
            await new Promise<void>((go) => {
              release = go;
            });
          }
          return answer;
        },
      }),
    });
    const b = await cluster.start();
    const game = await cluster.startGame([a, b]);
    silent = true;
    const command = { type: 'move', game: 1, ply: 1, path: squares(11, 15) as never } as const;
    void game.black.command(game.table, command, 'once');
    await inLog;
    silent = false;
    game.black.drop();
    await game.black.connect(b.url);
    release();
    await game.black.open(game.table, { seen: game.black.mirrors.get(game.table)!.seq });
    return { ...game, command };
  }

  it('[N14] the same command is answered by another node as it should have been', async () => {
    const { table, black, white, command } = await unansweredMove();
    const again = await black.command(table, command, 'once');
    const rows = await cluster.store.read(table, 0);
    const row = rows.find(({ commandId }) => commandId === 'once')!;
    expect(again).toMatchObject({ type: 'reply', seq: row.seq });
    expect(rows.flatMap(({ events }) => events).filter(({ type }) => type === 'move.made')).toHaveLength(1);
    expect(await playMove(white, table)).toMatchObject({ type: 'reply' });
    expect(await black.command(table, command, 'once')).toMatchObject({ type: 'reply', seq: row.seq });
  });

  it('under another id it would be refused: so the id matters', async () => {
    const { table, black, command } = await unansweredMove();
    expect(await black.command(table, command, 'twice')).toMatchObject({ error: 'stale-move' });
  });
});
