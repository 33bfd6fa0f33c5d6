/** `crownhead join` and `crownhead host` by typed lines: real programs in pipes, at a real server. */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';
import { WebSocketServer } from 'ws';
import { endPrograms, forgetPrograms, OWN_CONFIG, Program } from '../test-program.ts';

const PATIENCE = 120_000;

afterEach(endPrograms);
afterAll(forgetPrograms);

async function serving(port = '0'): Promise<{ readonly server: Program; readonly at: string }> {
  const server = new Program([
    'serve',
    '--port',
    port,
    '--db',
    ':memory:',
    '--log-level',
    'silent',
    '--engines',
    '1',
  ]);
  const [, at] = await server.says(/Crownhead is at http:\/\/(127\.0\.0\.1:\d+)\n/);
  return { server, at: at! };
}

const joining = (address: string, name: string, ...flags: readonly string[]): Program =>
  new Program(['join', address, '--name', name, ...flags]);

test('[N1] [N6] [N8] [N17] [W7] two play to a resignation while a third watches; then the server is lost', {
  timeout: PATIENCE,
}, async () => {
  const { server, at } = await serving();
  const ann = joining(at, 'Ann', '--lines');
  // Typed ahead: it waits until it can be answered.
  ann.tell('new');
  const [, invitation] = await ann.says(/crownhead join (\S+\/t\/\w+)\n/);
  const eve = joining(invitation!, 'Eve', '--watch');
  await eve.says(/You are watching\./);
  const bob = joining(invitation!, 'Bob');
  const [, first] = await eve.says(/(Ann|Bob) plays (?:Ann|Bob)\./);
  const [red, white] = first === 'Ann' ? [ann, bob] : [bob, ann];

  red.tell('11-19', '11-15');
  await red.says(/Pieces move diagonally\./);
  await white.says(/\(Red\) plays 11-15\.[\s\S]*15r[\s\S]*Your move/);
  white.tell('f2-g3', 'c3-d4');
  await white.says(/f2-g3\n.*occupied/);
  await Promise.all([red.says(/plays 22-18\.[\s\S]*You must perform a jump/), eve.says(/plays 22-18\./)]);
  red.tell('resign', 'yes');
  const result = /Player (Ann|Bob) \(White\) is the winner! (Ann|Bob) \(Red\) resigned\./;
  await Promise.all([ann, bob, eve].map((one) => one.says(result)));
  await white.says(/Another game\? Type rematch, or no\./);
  white.tell('rematch');
  await red.says(/asks for a rematch\. Type rematch, or no\./);

  server.child.kill('SIGKILL');
  const lost = /The connection to the server is lost\. Reconnecting: attempt 1 of 80 in/;
  await Promise.all([ann, bob, eve].map((one) => one.says(lost)));
  red.tell('quit');
  await red.says(/Goodbye\.\n$/);
  for (const one of [white, eve]) one.child.stdin.end();
  await Promise.all([white, eve].map((one) => one.says(/The input has ended\. Goodbye\.\n$/)));
  expect(await Promise.all([ann, bob, eve].map((one) => one.ended()))).toEqual([0, 0, 0]);
  // Once for each who played, in the folder that they share; not for who watched.
  const games = readFileSync(join(OWN_CONFIG.env.XDG_CONFIG_HOME, 'crownhead', 'games.pdn'), 'utf8');
  expect(games.match(/^1\. 11-15 22-18 .*/gm)).toHaveLength(2);
});

test('[N2] [N17] a server that has restarted gets the name again automatically', {
  timeout: PATIENCE,
}, async () => {
  const { server, at } = await serving();
  const ann = joining(at, 'Ann');
  ann.tell('new');
  await ann.says(/Waiting for another player\./);
  server.child.kill('SIGKILL');
  await ann.says(/The connection to the server is lost\./);
  await server.ended();
  await serving(at.split(':')[1]);
  await ann.says(/This table is no longer open here\.[\s\S]*The connection is back\./);
  ann.tell('new');
  await ann.says(/The connection is back\.[\s\S]*Others join with/);
  expect(ann.said).not.toMatch(/name first/);
});

test('[N1] [N2] [N4] a host plays by lines, too; a name and a password are asked for, unless one has the link; leaving loses', {
  timeout: PATIENCE,
}, async () => {
  const flags = ['--port', '0', '--host', '127.0.0.1', '--password', 'sesame', '--name', 'Ann', '--lines'];
  const ann = new Program(['host', ...flags]);
  const [, address, secret] = await ann.says(/crownhead join (\S+\/t\/\w+)#([\w-]{22})\n/);
  const bob = joining(address!, 'Computer');
  await bob.says(/That name is reserved: please choose another one\./);
  bob.tell('Bob', 'open', 'sesame');
  await bob.says(/This table requires a password\.\n.*That is not the password/s);
  expect(bob.said).not.toContain('sesame');
  await bob.says(/(Your move, Bob|Ann is to move)\./);
  // The link of the invitation lets in without it.
  const eve = joining(`${address}#${secret}`, 'Eve', '--watch');
  await eve.says(/(Bob|Ann) is to move\./);
  expect(eve.said).not.toMatch(/password/);
  // In the middle of a game it is asked once.
  bob.tell('leave', 'no', 'leave', 'yes');
  await ann.says(/Player Ann \((Red|White)\) is the winner! Bob/);
  expect(await bob.ended()).toBe(0);
  expect(bob.said).toMatch(/You will lose it[\s\S]*the game continues[\s\S]*Goodbye\.\n$/);
  ann.child.stdin.end();
  expect(await ann.ended()).toBe(0);
  expect(ann.said).toMatch(/The input has ended\. Goodbye\.\n$/);
});

test('[N9] one whose program was killed is asked at the next start whether to go back, and does', {
  timeout: 2 * PATIENCE,
}, async () => {
  const { at } = await serving();
  const ann = joining(at, 'Ann', '--lines');
  ann.tell('new');
  const [, invitation] = await ann.says(/crownhead join (\S+\/t\/\w+)\n/);
  const bob = joining(invitation!, 'Bob');
  await ann.says(/(Ann|Bob) plays (?:Ann|Bob)\./);
  bob.child.kill('SIGKILL');
  await ann.says(/Bob has/);

  const back = joining(at, 'Bob', '--lines');
  await back.says(
    /Ann is waiting for you\.\n.*\n\d:\d\d left to reconnect\.\nReturn to it\? Type yes or no\.\n/,
  );
  back.tell('yes');
  await ann.says(/Bob is back\./);
  await back.says(/Red[\s\S]*White/);
});

test('[O4] [O5] an announcement is read, somebody is reported, and whoever is kept out reads why', {
  timeout: PATIENCE,
}, async () => {
  const { server, at } = await serving();
  const [, code] = await server.says(/owner=(\S+)\n/);
  const post = async (path: string, body: object, token = '') => {
    const response = await fetch(`http://${at}/api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
    });
    return (await response.json()) as Record<string, string>;
  };
  const { token } = await post('session', { name: 'Olga' });
  await post('owner', { code: code! }, token);
  await post('admin/announce', { text: 'Tea is ready.' }, token);

  const ann = joining(at, 'Ann', '--lines');
  await ann.says(/Announcement: Tea is ready\./);
  ann.tell('new');
  const [, invitation] = await ann.says(/crownhead join (\S+\/t\/\w+)\n/);
  const bob = joining(invitation!, 'Bob');
  await bob.says(/Announcement: Tea is ready\./);
  await ann.says(/Bob plays|Ann plays/);
  ann.tell('report Zoe', 'report bob He shouts.');
  await ann.says(/Report whom\? Bob/);
  await ann.says(/Thank you\. The moderators will look at it\./);
  const { reports } = (await post('admin/reports', {}, token)) as unknown as {
    reports: { text: string; about: { player: string; name: string } }[];
  };
  expect(reports).toMatchObject([{ text: 'He shouts.', about: { name: 'Bob' } }]);
  await post('admin/ban', { kind: 'person', subject: reports[0]!.about.player, reason: 'Shouting' }, token);
  await bob.says(/You cannot use this server\. Reason: Shouting/);
});

/** Puts something into the clipboard, and clears the screen, where a terminal obeys. */
const ORDER = '\x1b]52;c;bHM=\x07\x9b2J\u202e';

/** A server whose words are meant for the terminal of whoever comes. */
async function hostileServer(isOpen: boolean) {
  const server = createServer((_, response) => {
    response.statusCode = isOpen ? 201 : 400;
    const refusal = { error: 'banned', message: `No${ORDER} entry.` };
    response.end(JSON.stringify(isOpen ? { player: 'ann', name: 'Ann', token: 'pass' } : refusal));
  });
  new WebSocketServer({ server }).on('connection', (socket) =>
    socket.on('message', (data) => {
      const { type, protocol } = JSON.parse(String(data));
      if (type !== 'hello') return;
      const you = { player: 'ann', name: 'Ann' };
      const says = (message: object) => socket.send(JSON.stringify(message));
      says({ type: 'welcome', protocol, server: '1', now: Date.now(), you });
      says({ type: 'announcement', id: 'a', text: `Hello${ORDER} there.`, until: null });
      says({ type: 'bye', reason: 'removed', message: `Bye${ORDER} now.` });
    }),
  );
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return { server, at: `127.0.0.1:${(server.address() as AddressInfo).port}` };
}

test('[N12] the words of a server are words for the terminal, whatever is in them', {
  timeout: PATIENCE,
}, async () => {
  const servers = await Promise.all([true, false].map(hostileServer));
  const [bob, eve] = servers.map(({ at }) => joining(at, 'Ann', '--lines'));
  await bob!.says(/Announcement: Hello.* there\.\n[\s\S]*crownhead: Bye.* now\.\n/);
  await eve!.says(/crownhead: No.* entry\.\n/);
  for (const { said } of [bob!, eve!]) expect(said).not.toMatch(/(?!\n)[\p{Cc}\p{Cf}]/u);
  for (const { server } of servers) server.close();
});
