/** Two players and one who watches, over lines that break in every way: the mirrors agree and every command is done once. */
import { isDeepStrictEqual } from 'node:util';
import { type HostOptions, playerId, playing, type TableState } from '@crownhead/match';
import type { TableId } from '@crownhead/protocol';
import { legalMoves } from '@crownhead/rules';
import { optionsWith, runs, SeededChoices } from '@crownhead/testkit';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { FakeWorld } from '../fakes.ts';
import type { Sent, Table } from '../table.ts';
import { moveCommand } from '../view.ts';
import { Connection } from './connection.ts';
import { FakeServer } from './fake-server.ts';

const NAMES = ['ann', 'bob', 'cy'] as const;

interface Player {
  readonly connection: Connection;
  readonly table: Table;
  /** Commands not answered yet. */
  waiting: number;
  readonly answers: Sent[];
}

/** Long enough for grace never to end a game here: that is the decider's to test. */
const options = (): HostOptions => optionsWith({ table: { grace: 600_000 } });

async function start(seed: number) {
  const world = new FakeWorld(1_000_000, seed);
  const server = new FakeServer(world);
  const id = server.create(playerId('ann'), options());
  const connections = NAMES.map(
    (token) => new Connection({ url: '', token, ports: world, openSocket: server.openSocket }),
  );
  const opening = connections.map((connection) => connection.openTable(id));
  await world.pass(500);
  const players: Player[] = [];
  for (const [i, opened] of opening.entries()) {
    const table = await opened;
    if (!table.ok) throw new Error(table.error.message);
    players.push({ connection: connections[i]!, table: table.value, waiting: 0, answers: [] });
  }
  for (const player of players.slice(0, 2)) command(player, { type: 'seat.take' });
  await world.pass(100);
  return { world, server, id, players };
}

function command(player: Player, command: Parameters<Table['send']>[0]): void {
  player.waiting += 1;
  void player.table.send(command).then((answer) => {
    player.waiting -= 1;
    player.answers.push(answer);
  });
}

/** A player who is asked does something, though not twice before the first is answered. */
function act(player: Player, random: SeededChoices): void {
  const { view } = player.table;
  if (player.waiting > 1 || view.link.status === 'lost') return;
  if (view.asked === 'ready') command(player, { type: 'ready', ready: true });
  if (view.asked === 'answer-draw') command(player, { type: 'draw.decline' });
  if (view.asked === 'answer-takeback')
    command(player, { type: random.oneIn(2) ? 'takeback.accept' : 'takeback.decline' });
  if (view.asked !== 'move') return;
  const moves = legalMoves(playing(view.state)!.game.position);
  if (random.oneIn(12)) command(player, { type: 'takeback.ask' });
  if (random.oneIn(12)) command(player, { type: 'draw.offer' });
  else command(player, moveCommand(view.state, random.pick(moves))!);
}

type Disturbance = (server: FakeServer, random: SeededChoices) => void;

const someSocket = (server: FakeServer, random: SeededChoices) => random.pick([...server.sockets]);

const DISTURBANCES: readonly Disturbance[] = [
  (server, random) => server.sockets.size > 0 && server.cut(someSocket(server, random)),
  (server) => server.cutAll(),
  (server, random) => {
    const socket = server.sockets.size > 0 ? someSocket(server, random) : null;
    if (socket) socket.mute = true;
  },
  (server) => {
    server.up = false;
    server.cutAll();
  },
  (server) => {
    server.up = true;
  },
  // Messages to clients are lost or come twice; the order within a socket stays.
  (server, random) => {
    server.copies = ({ type }) => (type === 'update' || type === 'reply' ? random.pick([0, 1, 1, 2]) : 1);
  },
  (server) => {
    server.copies = () => 1;
  },
  (server, random) => {
    server.latency = random.pick([1, 10, 100, 900]);
  },
  (server, random) => {
    server.mostRows = random.pick([0, 2, 50]);
  },
  (server, random) => {
    server.ignores = ({ type }) => type === 'command' && random.oneIn(2);
  },
];

function heal(server: FakeServer): void {
  server.up = true;
  server.copies = () => 1;
  server.ignores = () => false;
  server.latency = 10;
}

/** How often each command of a person is in the log. */
function timesDone(server: FakeServer, id: TableId): readonly number[] {
  const counts = new Map<string, number>();
  for (const { actor, commandId } of server.table(id).rows) {
    const key = `${actor} ${commandId}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return [...counts.values()];
}

const plies = (state: TableState): number => state.round?.game.plies.length ?? 0;

it('[N9][N11][N14][N17] mirrors agree with the server in the end, and every command is done exactly once', async () => {
  let moved = 0;
  let broken = 0;
  const property = fc.asyncProperty(
    fc.nat(),
    fc.array(fc.nat({ max: DISTURBANCES.length * 3 }), { minLength: 20, maxLength: 80 }),
    async (seed, steps) => {
      const random = new SeededChoices(seed);
      const { world, server, id, players } = await start(seed + 1);
      for (const player of players) {
        player.table.subscribe(({ view, events }) => {
          if (view.link.status === 'reconnecting') broken += 1;
          // What is shown is always some state the server had.
          const row = server.table(id).rows[view.seq - 1];
          if (events.length > 0) expect(events).toEqual(row?.events);
          expect(isDeepStrictEqual(view.state, row?.after)).toBe(true);
        });
      }
      for (const step of steps) {
        DISTURBANCES[step]?.(server, random);
        for (const player of players) act(player, random);
        await world.pass(random.pick([5, 50, 300, 3000]));
      }
      heal(server);
      for (const { connection } of players) connection.retryNow();
      await world.pass(60_000);

      const { state, rows } = server.table(id);
      for (const { table, waiting, answers } of players) {
        expect(table.view.link.status).toBe('here');
        expect(table.view.seq).toBe(rows.length);
        expect(table.view.state).toEqual(state);
        expect(waiting).toBe(0);
        for (const answer of answers) {
          if (answer.ok) expect(rows[answer.value - 1]?.actor).toBe(table.view.you);
        }
        const done = rows.filter(
          ({ actor, commandId }) => actor === table.view.you && !/^(open|lose|create):/.test(commandId),
        );
        const known = answers.filter(({ ok }) => ok).length;
        const unknown = answers.filter((answer) => !answer.ok && answer.error.error === 'no-answer').length;
        expect(done.length).toBeGreaterThanOrEqual(known);
        expect(done.length).toBeLessThanOrEqual(known + unknown);
      }
      expect(timesDone(server, id).every((times) => times === 1)).toBe(true);
      moved += plies(state);
      for (const { connection } of players) connection.close();
    },
  );
  await fc.assert(property, runs(70));
  // The lines did break, and games were played all the same.
  expect(broken).toBeGreaterThan(100);
  expect(moved).toBeGreaterThan(300);
});
