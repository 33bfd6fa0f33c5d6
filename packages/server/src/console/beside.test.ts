/** The console gateway beside the others: one table, through any gateway. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FakeClock } from '@crownhead/testkit';
import { afterEach, describe, expect, it } from 'vitest';
import { newAdminFile, Operator } from '../../test/admin/test-operator.ts';
import { ConsoleClient, onFreePorts } from '../../test/console/test-console.ts';
import { TestClient } from '../../test/test-client.ts';
import { playMove, startTestServer } from '../../test/test-server.ts';
import type { ServerConfig } from '../config.ts';
import type { RunningServer, ServerDeps } from '../server.ts';

let server: RunningServer;
let basePort: number;
const clients: ConsoleClient[] = [];
let web: TestClient | null = null;

const start = (config: Partial<ServerConfig> = {}, deps: ServerDeps = {}) =>
  onFreePorts(async (port) => {
    server = await startTestServer({ consoleBasePort: port, consoleMaxClients: 3, ...config }, deps);
    basePort = port;
  });

async function comeIn(name: string): Promise<ConsoleClient> {
  const [line = ''] = await ConsoleClient.hear(basePort);
  const client = await ConsoleClient.dial(Number(line.split(' ')[3]));
  clients.push(client);
  client.say(`READY ${name}`);
  await client.next(/^WELCOME/);
  return client;
}

afterEach(async () => {
  await web?.close();
  web = null;
  for (const client of clients.splice(0)) client.drop();
  await server.stop();
});

describe('a console table on a server', () => {
  it('[N15][C1] is in the lobby, and somebody from the web can sit down at it and play', async () => {
    await start();
    const ann = await comeIn('Ann');
    web = await TestClient.join(server.url, 'Wendy');
    const lobby = web.next('lobby');
    await web.request({ type: 'lobby.watch' });
    const { tables } = await lobby;
    expect(tables).toMatchObject([{ host: 'Ann', seats: [{ name: 'Ann' }, null] }]);
    const { table } = tables[0]!;
    await web.open(table);
    await web.command(table, { type: 'seat.take' });
    await web.command(table, { type: 'ready', ready: true });
    expect(await ann.next(/^GAME/)).toBe('GAME 1 W You play White, Wendy plays Red.');
    const eve = await comeIn('Eve');
    ann.say('22-18');
    await web.until(table, ({ round }) => round?.game.plies.length === 1);
    expect(await playMove(web, table)).toMatchObject({ type: 'reply' });
    expect(await ann.next(/ MOVE .*moves/)).toContain('Red moves 9-13');
    expect(await eve.next(/WAIT .*Red moves/)).toContain('Red moves 9-13');
    ann.drop();
    const ended = await web.until(table, ({ round }) => round!.game.outcome !== null);
    expect(ended.round!.game.outcome).toEqual({ winner: 'black', reason: 'disconnected' });
  });

  it('[C5][T5] has the turn limit the server was given', async () => {
    await start({ consoleTurnLimit: 45 });
    const ann = await comeIn('Ann');
    expect(ann.lines).toContainEqual(
      'WELCOME 1 PLAYER 45 You are Ann. A turn of more than 45 seconds loses the game.',
    );
  });

  it('[N2] names are shared with all gateways', async () => {
    await start();
    await comeIn('Ann');
    await expect(TestClient.join(server.url, 'Ann')).rejects.toThrow('already in use');
  });

  it('[C1] a new host who locks the table keeps nobody from playing at another', async () => {
    await start();
    const ann = await comeIn('Ann');
    web = await TestClient.join(server.url, 'Wendy');
    const lobby = web.next('lobby');
    await web.request({ type: 'lobby.watch' });
    const { table } = (await lobby).tables[0]!;
    await web.open(table);
    await web.command(table, { type: 'seat.take' });
    ann.say('QUIT');
    await ann.closed;
    await web.until(table, ({ host }) => host === web!.player);
    await web.request({ type: 'table.password', table, password: 'swordfish' });
    expect(await web.command(table, { type: 'options.set', options: { private: true } })).toMatchObject({
      type: 'reply',
    });
    const bob = await comeIn('Bob');
    const eve = await comeIn('Eve');
    expect(await bob.next(/^GAME/)).toBe('GAME 1 W You play White, Eve plays Red.');
    eve.say('QUIT');
  });

  it('[C1] goes down with the server, after a goodbye; what it leaves behind is cleared away', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'crownhead-console-'));
    const clock = new FakeClock();
    const db = join(folder, 'games.db');
    try {
      await start({ db }, { clock });
      const players = [await comeIn('Ann'), await comeIn('Bob')];
      await players[1]!.next(/^GAME/);
      await server.stop();
      for (const player of players) {
        await player.closed;
        expect(player.lines.at(-1)).toBe('BYE This server is about to stop.');
      }
      clock.skip(30_000);
      await start({ db }, { clock });
      const ann = await comeIn('Ann');
      expect(ann.lines.at(1)).toMatch(/^WELCOME 1 PLAYER .* You are Ann\./);
      const listed = async () => {
        const response = await fetch(new URL('/api/tables', server.url));
        return ((await response.json()) as { tables: { seats: ({ name: string } | null)[] }[] }).tables;
      };
      expect(await listed()).toHaveLength(2);
      for (let minute = 0; minute < 13; minute++) await clock.advance(60_000);
      expect(await listed()).toMatchObject([{ seats: [{ name: 'Ann' }, null] }]);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('[O5] its clients report the other player, spectators one of them, and nobody reports without a reason', async () => {
    const adminFile = newAdminFile();
    await start({ adminFile });
    const operator = Operator.of(server, adminFile);
    const ann = await comeIn('Ann');
    ann.say('REPORT cheating Where is the other one?');
    expect(await ann.next(/report/)).toContain('nobody to report');
    await comeIn('Ben');
    await ann.next(/^GAME/);
    ann.say('REPORT he is rude');
    expect(await ann.next(/Say REPORT/)).toContain('insults, name, cheating');
    ann.say('report Insults He is rude');
    expect(await ann.next(/Thank you/)).toContain('will look at it');
    const eve = await comeIn('Eve');
    eve.say('REPORT W stalling');
    expect(await eve.next(/Thank you/)).toContain('will look at it');
    expect((await operator.ask('reports', {})).reports).toMatchObject([
      { by: { name: 'Eve' }, about: { name: 'Ann' }, reason: 'stalling', text: '' },
      { by: { name: 'Ann' }, about: { name: 'Ben' }, reason: 'insults', text: 'He is rude' },
    ]);
  });

  it('[C1] somebody from elsewhere comes in though one address has taken every number, and has their port to themselves', async () => {
    await start();
    const players = [await comeIn('Ann'), await comeIn('Ben')];
    const held = await ConsoleClient.hear(basePort);
    expect(held).toEqual([`ID 3 PORT ${basePort + 3}`]);
    expect(await ConsoleClient.hear(basePort)).toEqual(['Server is full']);
    expect(await ConsoleClient.hear(basePort, '127.0.0.2')).toEqual(held);
    // Who had it first may not take it back.
    const late = await ConsoleClient.dial(basePort + 3);
    expect(await late.next(/^BYE/)).toContain('Ask at port');
    const eve = await ConsoleClient.dial(basePort + 3, '127.0.0.2');
    clients.push(late, eve);
    eve.say('READY Eve');
    expect(await eve.next(/^WELCOME/)).toContain('SPECTATOR');
    for (const player of players) expect(player.lines.join()).not.toContain('BYE');
  });

  it('[O5] its clients read announcements, [O4] and a ban ends them with the reason', async () => {
    const adminFile = newAdminFile();
    await start({ adminFile });
    const operator = Operator.of(server, adminFile);
    const ann = await comeIn('Ann');
    await operator.ask('announce', { text: 'Tea is ready.' });
    expect(await ann.next(/Tea/)).toContain('Announcement: Tea is ready.');
    const ben = await comeIn('Ben');
    expect(await ben.next(/Tea/)).toContain('Announcement: Tea is ready.');
    await operator.ask('ban', { kind: 'name', subject: 'Ann', reason: 'Cheating' });
    expect(await ann.next(/^BYE/)).toMatch(/^BYE You cannot use this server\. Reason: Cheating/);
    await ann.closed;
  });

  it('[O34] a client whose data are erased is told so and goes, and the name is free', async () => {
    const adminFile = newAdminFile();
    await start({ adminFile });
    const operator = Operator.of(server, adminFile);
    const ann = await comeIn('Ann');
    const [person] = (await operator.ask('people', { search: 'Ann' })).people;
    await operator.ask('erase', { player: person!.player });
    expect(await ann.next(/^BYE/)).toContain('erased');
    await ann.closed;
    expect((await operator.ask('people', { search: 'Ann' })).people).toEqual([]);
    web = await TestClient.join(server.url, 'Ann');
  });
});
