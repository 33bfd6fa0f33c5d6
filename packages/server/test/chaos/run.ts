/**
 * A chaos run: games go on and on while one fault after the other is injected, all from one seed; in the end what
 * everybody was told is compared with the log. `crownhead bench chaos` shows the report.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { askedOf, OFFICIAL_PRESET, type PlayerId } from '@crownhead/match';
import { SeededRandom } from '../fuzz/seeded-random.ts';
import { offered } from '../test-server.ts';
import { FAULTS, type FaultKind, schedule } from './faults.ts';
import type { History } from './history.ts';
import { LiveGames } from './live-games.ts';
import { type StoreName, World } from './world.ts';

export interface ChaosOptions {
  readonly store: StoreName;
  readonly seed: number;
  /** Faults are injected for this long, and each kind once at the least. */
  readonly seconds: number;
  readonly games: number;
  readonly onFault?: (number: number, kind: FaultKind) => void;
}

export interface InjectedFault {
  readonly kind: FaultKind;
  /** Seconds since the games began. */
  readonly at: number;
  /** Until it was mended. */
  readonly lastedMs: number;
  /** From when people could play again until all had moved. */
  readonly recoveryMs: number;
  /** The longest time that one move of those around it cost somebody's clock. */
  readonly chargedMs: number;
}

export interface ChaosReport {
  readonly store: StoreName;
  readonly seed: number;
  readonly games: number;
  readonly seconds: number;
  readonly moves: number;
  /** Commands that somebody was told are saved. */
  readonly acknowledged: number;
  /** What somebody was told and the log does not say: an acknowledged command that is missing, or another history. */
  readonly lost: readonly string[];
  readonly faults: readonly InjectedFault[];
  /** Moves acknowledged in each second. */
  readonly perSecond: readonly number[];
}

/** Games go on in peace for this long before each fault. */
const PEACE_MS = 1500;
const BASE_MS = 3_600_000;
const GIVE_UP_MS = 60_000;

interface Mark extends Omit<InjectedFault, 'chargedMs'> {
  /** What each table had been told when the fault began and when it was over. */
  readonly from: readonly number[];
  readonly to: readonly number[];
}

/** What a move between two rows of a log cost at most: the time since the one before, less the outages in between. */
export function mostCharged({ rows }: History, from: number, to: number): number {
  let most = 0;
  let since = 0;
  let outages = 0;
  for (const { seq, events } of rows) {
    for (const event of events) {
      if (event.type === 'outage') outages += event.ms;
      if (event.type !== 'move.made' && event.type !== 'game.started') continue;
      const counts = event.type === 'move.made' && since > 0 && seq > from && seq <= to;
      if (counts) most = Math.max(most, event.at - since - outages);
      since = event.at;
      outages = 0;
    }
  }
  return most;
}

const seqs = (games: LiveGames): number[] =>
  games.matches.map(({ everybody }) => Math.max(...everybody.map(({ seq }) => seq)));

/** Rejects when something takes so long that it will never come: a run that hangs tells nothing. */
async function within<T>(what: string, games: LiveGames, job: Promise<T>): Promise<T> {
  const cancel = new AbortController();
  const late = delay(GIVE_UP_MS, null, { signal: cancel.signal }).then(() => {
    const waiting = games.players.map(({ client: { who, home, seq, state }, movedAt }) => {
      const ago = Math.round((performance.now() - (movedAt.at(-1) ?? 0)) / 1000);
      return `${who.name} at ${home}, row ${seq}, asked ${askedOf(state, who.player as PlayerId)}, moved ${ago} s ago`;
    });
    throw new Error(`${what}: not all play again after ${GIVE_UP_MS / 1000} s\n${waiting.join('\n')}`);
  });
  try {
    return await Promise.race([job, late]);
  } finally {
    cancel.abort();
    late.catch(() => undefined);
  }
}

async function inject(world: World, games: LiveGames, kind: FaultKind, random: SeededRandom, began: number) {
  const from = seqs(games);
  const at = performance.now();
  const playable = await within(`${kind}, to be mended`, games, FAULTS[kind](world, random));
  const lastedMs = performance.now() - at;
  const recoveryMs = await within(kind, games, games.playOn(playable));
  // The first move after it may have been a quick one of those who had not noticed; the next is everybody's.
  await within(kind, games, games.playOn(performance.now()));
  return { kind, at: (at - began) / 1000, lastedMs, recoveryMs, from, to: seqs(games) } satisfies Mark;
}

async function play(world: World, games: LiveGames, options: ChaosOptions) {
  const { store, seed, seconds, onFault } = options;
  const random = new SeededRandom(seed);
  const began = performance.now();
  const marks: Mark[] = [];
  const seen = new Set<FaultKind>();
  for (const kind of schedule(store, random)) {
    if (performance.now() - began > seconds * 1000 && seen.has(kind)) break;
    onFault?.(marks.length + 1, kind);
    await delay(PEACE_MS);
    marks.push(await inject(world, games, kind, random, began));
    seen.add(kind);
  }
  await delay(PEACE_MS);
  games.rest();
  return { marks, began, ended: performance.now() };
}

function perSecond(games: LiveGames, began: number, ended: number): number[] {
  const counts = Array.from({ length: Math.ceil((ended - began) / 1000) }, () => 0);
  for (const { movedAt } of games.players) {
    for (const at of movedAt) {
      const second = Math.floor((at - began) / 1000);
      if (second >= 0 && second < counts.length) counts[second]!++;
    }
  }
  return counts;
}

export async function runChaos(options: ChaosOptions): Promise<ChaosReport> {
  const { store, seed, games: count } = options;
  const world = await World.open(store);
  const games = new LiveGames();
  try {
    const timer = { kind: 'clock', base: BASE_MS, increment: 0, delay: 0 } as const;
    const table = offered({ sides: 'host-black', table: { ...OFFICIAL_PRESET.table, timer } });
    const urls = world.nodes.map(({ url }) => url);
    // Players and a spectator, spread over the nodes.
    await games.start(count, urls, (i) => [i, i + 1, i], table);
    for (const player of games.players) player.playsOn = true;
    const { marks, began, ended } = await play(world, games, options);
    games.end();
    const compared = await games.compared(await world.opened());
    const faults = marks.map(({ from, to, ...mark }) => ({
      ...mark,
      chargedMs: Math.max(...compared.map(({ history }, i) => mostCharged(history, from[i]!, to[i]!))),
    }));
    return {
      ...{ store, seed, games: count, seconds: (ended - began) / 1000 },
      moves: games.players.reduce((sum, { movedAt }) => sum + movedAt.length, 0),
      acknowledged: games.everybody.reduce((sum, { notes }) => sum + notes.acknowledged.length, 0),
      lost: compared.flatMap(({ found }) => found),
      faults,
      perSecond: perSecond(games, began, ended),
    };
  } finally {
    games.end();
    await world.end();
  }
}
