/** An attack on a real server: games being played, a crowd of intruders, and an account of what came of it. */

import type { TableId } from '@crownhead/protocol';
import { FakeClock } from '@crownhead/testkit';
import { NO_HINTS } from '../../src/store/hints.ts';
import type { LogRow, Store } from '../../src/store/store.ts';
import { measureHeap, type Reading } from '../soak/heap.ts';
import { RandomEnginePool } from '../soak/random-engines.ts';
import { openHere } from '../store-here.ts';
import { TestClient } from '../test-client.ts';
import { createTable, offered, playMove, sit, startGame, startTestServer } from '../test-server.ts';
import { frame } from './hostile.ts';
import { breakFrames, Intruder } from './intruder.ts';
import type { Targets } from './random-message.ts';
import { SeededRandom } from './seeded-random.ts';

export interface AttackReport {
  readonly frames: number;
  readonly seconds: number;
  /** Answers by kind: `reply` or the code of a refusal. */
  readonly answers: Readonly<Record<string, number>>;
  /** Ids that were never answered. */
  readonly unanswered: readonly string[];
  /** Victim tables whose log is not what it was. */
  readonly changed: readonly string[];
  /** Errors the server noted. */
  readonly failures: readonly string[];
  /** Moves made afterwards: on the victims' boards, and in a new game. */
  readonly movesAfter: number;
  readonly polluted: boolean;
  /** After collecting garbage, at equal distances; empty where that cannot be done. */
  readonly memory: readonly Reading[];
}

interface Game {
  readonly table: TableId;
  readonly black: TestClient;
  readonly white: TestClient;
}

const CROWD = 40;
/** Frames between two moments in which everything must have been answered. */
const ROUND = 250;
const ANSWER_WITHIN_MS = 20_000;
const STOLEN = ['bot:1:1', 'lose:x.1', 'open:x.1:3', 'tick:1:1', 'proof:3', 'outage:1'] as const;

async function startVictims(url: string): Promise<Game[]> {
  const games = [
    await startGame(url, ['Ann', 'Bob']),
    await startGame(url, ['Cyd', 'Dan'], offered({ sides: 'host-black', spectators: false })),
  ];
  const [black, white] = [await TestClient.join(url, 'Eve'), await TestClient.join(url, 'Fay')];
  const table = await createTable(black, offered({ sides: 'host-black', private: true }), 'swordfish');
  await sit(white, table, 'swordfish');
  for (const player of [black, white]) await player.command(table, { type: 'ready', ready: true });
  await Promise.all([black, white].map((player) => player.until(table, ({ round }) => round !== null)));
  games.push({ table, black, white });
  for (const game of games) await playOn(game, 4);
  return games;
}

/** So many moves by the side to move. */
async function playOn({ table, black, white }: Game, plies: number): Promise<number> {
  for (let i = 0; i < plies; i++) {
    const { round } = black.state(table);
    const mover = round!.game.position.turn === 'black' ? black : white;
    const other = mover === black ? white : black;
    const answer = await playMove(mover, table, i);
    if (answer.type !== 'reply') return i;
    await other.until(table, (state) => state.round!.game.plies.length > round!.game.plies.length);
    await mover.until(table, (state) => state.round!.game.plies.length > round!.game.plies.length);
  }
  return plies;
}

const logsOf = (store: Store, games: readonly Game[]): Promise<(readonly LogRow[])[]> =>
  Promise.all(games.map(({ table }) => store.read(table, 0)));

class Crowd {
  readonly answers: Record<string, number> = {};
  readonly unanswered: string[] = [];
  readonly #url: string;
  readonly #random: SeededRandom;
  readonly #targets: Targets;
  readonly #tokens: readonly string[];
  /** By their place, some of which may stay empty. */
  readonly #members = new Map<number, Intruder>();

  constructor(url: string, random: SeededRandom, targets: Targets, tokens: readonly string[]) {
    this.#url = url;
    this.#random = random;
    this.#targets = targets;
    this.#tokens = tokens;
  }

  async attack(frames: number): Promise<void> {
    for (let i = 0; i < frames; i++) {
      const place = this.#random.below(CROWD);
      const member = await this.#at(place);
      member.send(frame(this.#random, this.#targets));
      if (this.#random.chance(0.005)) this.#vanish(member);
    }
    await this.settle();
  }

  async settle(): Promise<void> {
    let late: NodeJS.Timeout | undefined;
    const tooLate = new Promise<void>((resolve) => {
      late = setTimeout(resolve, ANSWER_WITHIN_MS);
    });
    await Promise.race([Promise.all([...this.#members.values()].map((member) => member.paid())), tooLate]);
    clearTimeout(late);
    for (const member of this.#members.values()) if (member.alive) this.unanswered.push(...member.pending);
  }

  leave(): void {
    for (const member of this.#members.values()) member.drop();
  }

  /** Some have a session, some say hello with a wrong one, some do not say hello at all. */
  async #at(place: number): Promise<Intruder> {
    const there = this.#members.get(place);
    if (there?.alive) return there;
    const token = this.#random.chance(0.8)
      ? this.#random.pick(this.#tokens)
      : this.#random.pick([null, 'no-such-token']);
    const member = await Intruder.enter(this.#url, token);
    member.onAnswer = ({ type, error, table }) => {
      const kind = error ?? type;
      this.answers[kind] = (this.answers[kind] ?? 0) + 1;
      const { victims, own } = this.#targets;
      if (table === undefined || victims.includes(table) || own.includes(table)) return;
      own.push(table);
      if (own.length > 50) own.shift();
    };
    this.#members.set(place, member);
    // A client with an open table gets as far as the decider.
    const { victims, own } = this.#targets;
    for (const table of [victims[0]!, ...own.slice(-2)]) {
      member.send(JSON.stringify({ type: 'table.open', id: `in-${table}`, table }));
    }
    return member;
  }

  /** Asks for something and is gone before the answer. */
  #vanish(member: Intruder): void {
    const { victims, own } = this.#targets;
    const table = this.#random.pick([...victims, ...own]);
    member.send(JSON.stringify({ type: 'table.open', id: 'gone', table }));
    member.send(
      JSON.stringify({ type: 'command', id: 'gone', table, seen: 0, command: { type: 'seat.take' } }),
    );
    member.drop();
  }
}

/** Sessions for the intruders. */
async function spyTokens(url: string): Promise<readonly string[]> {
  const spies = await Promise.all(
    Array.from({ length: 12 }, (_, i) => TestClient.join(url, `Spy ${String.fromCharCode(75 + i)}`)),
  );
  for (const spy of spies) await spy.close();
  return spies.map(({ token }) => token);
}

export async function attack(frames: number, seed: number): Promise<AttackReport> {
  const began = performance.now();
  const clock = new FakeClock();
  const store = await openHere();
  const failures: string[] = [];
  const server = await startTestServer(
    { mostConnectionsPerAddress: 500 },
    {
      clock,
      opened: { store, hints: NO_HINTS, shared: false },
      engines: new RandomEnginePool(),
      log: { write: (line) => void failures.push(line) },
    },
  );
  const games = await startVictims(server.url);
  const before = await logsOf(store, games);
  const tokens = await spyTokens(server.url);
  const random = new SeededRandom(seed);
  const targets: Targets = {
    victims: games.map(({ table }) => table),
    stolenIds: [...STOLEN, ...before.flat().map(({ commandId }) => commandId)],
    own: [],
  };
  const crowd = new Crowd(server.url, random, targets, tokens);
  const players = games.flatMap(({ black, white }) => [black, white]);
  const memory: Reading[] = [];
  const measured = Math.max(ROUND, Math.floor(frames / 10 / ROUND) * ROUND);

  for (let sent = 0; sent < frames; sent += ROUND) {
    await crowd.attack(ROUND);
    if (sent % (ROUND * 4) === 0) await breakFrames(server.port, random.bytes(random.below(64)));
    await clock.advance(500);
    await Promise.all(players.map((player) => player.request({ type: 'lobby.leave' })));
    for (const player of players) player.messages.length = 0;
    const reading = (sent + ROUND) % measured === 0 ? await measureHeap() : null;
    if (reading) memory.push(reading);
  }
  const after = await logsOf(store, games);
  crowd.leave();
  const changed = games.filter((_, i) => JSON.stringify(after[i]) !== JSON.stringify(before[i]));
  const fresh = await startGame(server.url, ['Gil', 'Hal']);
  let movesAfter = 0;
  for (const game of [...games, fresh]) movesAfter += await playOn(game, 6);
  await Promise.all([...players, fresh.black, fresh.white].map((player) => player.close()));
  await server.stop();
  return {
    frames,
    seconds: Math.round((performance.now() - began) / 100) / 10,
    answers: crowd.answers,
    unanswered: crowd.unanswered,
    changed: changed.map(({ table }) => table),
    failures,
    movesAfter,
    polluted: 'polluted' in {},
    memory,
  };
}
