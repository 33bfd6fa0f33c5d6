/** The other side of the Hub protocol, against our own engine and against silence. */
import { legalMoves, newGame, playMove } from '@crownhead/rules';
import { at } from '@crownhead/testkit';
import { expect, it } from 'vitest';
import { Engine } from '../engine.ts';
import { openCore } from '../node/open-core.ts';
import { RemoteEngine, serveEngine } from '../remote.ts';
import { HubClient } from './client.ts';
import { readHubMove } from './move.ts';
import { HubServer } from './server.ts';

/** Client and server over a pair of ports within one thread. */
function connect() {
  const lines: string[] = [];
  const engine = new Engine({ megabytes: 1, prober: null, core: openCore(), clock: () => performance.now() });
  let toEngine: (message: unknown) => void = () => undefined;
  let fromEngine: (message: unknown) => void = () => undefined;
  serveEngine(
    {
      post: (message) => queueMicrotask(() => fromEngine(structuredClone(message))),
      onMessage: (handler) => {
        toEngine = handler;
      },
    },
    engine,
  );
  const remote = new RemoteEngine({
    post: (message) => queueMicrotask(() => toEngine(message)),
    onMessage: (handler) => {
      fromEngine = handler;
    },
  });
  const server: HubServer = new HubServer(
    { send: (line) => client.receive(line), start: async () => remote, quit: () => undefined },
    { version: '1' },
  );
  const client: HubClient = new HubClient((line) => {
    lines.push(line);
    queueMicrotask(() => server.receive(line));
  });
  return { client, lines };
}

it('[L3] a client plays a whole game through the protocol, both sides by the same engine', async () => {
  const { client, lines } = connect();
  await client.start();
  expect(client.name).toBe('Crownhead 1');
  client.newGame();
  let game = newGame({ start: at('W:W17,21,22,26,31:B5,9,10,14,K24'), drawRule: 'auto' });
  while (game.outcome === null) {
    const move = readHubMove(game.position, await client.think(game, { nodes: 3000 }));
    expect(move.ok).toBe(true);
    if (move.ok) game = playMove(game, move.value);
  }
  expect(lines.slice(0, 6)).toEqual([
    ...['hub', 'init', 'new-game', 'pos pos=WeeeebeeebbeeebeeweeewweBeweeeewe'],
    ...['level nodes=3000', 'go think'],
  ]);
  expect(lines.filter((line) => line.startsWith('pos ')).at(-1)).toMatch(
    /^pos pos=W[bwBWe]{32} moves="[\dx -]+"$/,
  );
});

it('a client hears nothing it did not ask for, and fails when the program is gone', async () => {
  const sent: string[] = [];
  const client = new HubClient((line) => sent.push(line));
  client.receive('pong');
  client.receive('');
  const starting = client.start();
  client.receive('id name=Other');
  client.receive('error message="what?"');
  client.receive('wait');
  await new Promise(setImmediate);
  client.receive('ready');
  await starting;
  expect(client.name).toBe('Other');
  const game = newGame();
  const thinking = client.think(game, {});
  expect(sent.slice(-3)).toEqual([expect.stringMatching(/^pos pos=\S+$/), 'level infinite', 'go think']);
  client.receive('done');
  expect(await thinking).toBe('');
  const waiting = client.think(playMove(game, legalMoves(game.position)[0]!), { ms: 50 });
  client.fail(new Error('gone'));
  await expect(waiting).rejects.toThrow('gone');
  await expect(client.think(game, {})).rejects.toThrow('gone');
});
