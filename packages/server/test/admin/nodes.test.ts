/** What is decided at one node counts at all of them within seconds, and for every kind of client. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningServer } from '../../src/server.ts';
import { startPostgres, type TestPostgres } from '../postgres/test-postgres.ts';
import { TestClient } from '../test-client.ts';
import { createTable, startGame, startTestServer } from '../test-server.ts';
import { newAdminFile, Operator } from './test-operator.ts';

let postgres: TestPostgres;
let here: RunningServer;
let there: RunningServer;
let operator: Operator;
beforeAll(async () => {
  postgres = await startPostgres();
  const adminFile = newAdminFile();
  here = await startTestServer({ db: postgres.url, adminFile });
  there = await startTestServer({ db: postgres.url });
  operator = Operator.of(here, adminFile);
});
afterAll(async () => {
  await Promise.all([here.stop(), there.stop()]);
  await postgres.stop();
});

describe('decided at one of two nodes', () => {
  it('[O4] a ban ends the sockets at the other', async () => {
    const ann = await TestClient.join(there.url, 'Ann');
    const bye = ann.next('bye');
    await operator.ask('ban', { kind: 'person', subject: ann.player, reason: 'Spam' });
    expect((await bye).restriction).toMatchObject({ reason: 'Spam', until: null });
  });

  it('[O5] an announcement is told at the other', async () => {
    const ben = await TestClient.join(there.url, 'Ben');
    const heard = ben.next('announcement');
    await operator.ask('announce', { text: 'Back in five minutes.', hours: 1 });
    expect(await heard).toMatchObject({ text: 'Back in five minutes.' });
    await ben.close();
  });

  it('[O3] a table of the other is closed', async () => {
    const { table, black } = await startGame(there.url, ['Cleo', 'Dan']);
    await operator.ask('close-table', { table });
    expect((await black.until(table, ({ status }) => status === 'closed')).closed).toBe('moderator');
  });

  it('[O34] an erased person is sent away at the other, and no copy of a table there keeps the name', async () => {
    const { table, black, white } = await startGame(there.url, ['Finn', 'Gina']);
    const bye = black.next('bye');
    await operator.ask('erase', { player: black.player });
    expect((await bye).reason).toBe('moved');
    await white.until(table, ({ round }) => round!.names.black === 'Deleted player');
    const stranger = await TestClient.join(there.url, 'Hugo');
    await stranger.open(table);
    expect(stranger.state(table).round!.names).toEqual({ black: 'Deleted player', white: 'Gina' });
    expect(JSON.stringify(stranger.messages)).not.toContain('Finn');
  });

  it('[O3] connections and nodes of both are listed, and the other is asked to drain', async () => {
    const eve = await TestClient.join(there.url, 'Eve');
    await createTable(eve);
    const { connections } = await operator.ask('connections', { search: 'Eve' });
    const { node, nodes } = await operator.ask('status', {});
    expect(nodes.map((each) => each.node)).toContain(connections[0]!.node);
    expect(connections[0]!.node).not.toBe(node);
    expect((await operator.try('drain', { node: 'n-none' })).status).toBe(404);
    const moved = eve.next('bye');
    await operator.ask('drain', { node: connections[0]!.node });
    await there.drainAsked;
    await there.stop();
    expect((await moved).reason).toBe('draining');
    await eve.connect(here.url);
    there = await startTestServer({ db: postgres.url });
  });
});
