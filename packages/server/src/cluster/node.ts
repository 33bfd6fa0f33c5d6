/**
 * A node: one server process among any number that share a store. It reports that it is alive, keeps its copies of the
 * tables fresh, and sees to what is due at any table, its own or not.
 */
import type { EndgameTables } from '@crownhead/engine';
import { type ConnectionId, type Env, playing, type TableState, wantsProof } from '@crownhead/match';
import type { TableId } from '@crownhead/protocol';
import { type Game, size } from '@crownhead/rules';
import type { Computers } from '../computer/computers.ts';
import { MOST_LOOKED_UP } from '../limits/costs.ts';
import { StoreFault } from '../store/fault.ts';
import type { Hint, Hints } from '../store/hints.ts';
import { HEARTBEAT_MS, type Lease, type LogRow, type Store } from '../store/store.ts';
import { SYSTEM, type TableHost } from '../table/host.ts';
import type { LogCeiling } from '../table/log-ceiling.ts';
import { COMPUTER_LEASE_MS } from '../table/summary.ts';
import { Tables, type TablesDeps } from '../table/tables.ts';
import type { Cancel, Clock } from '../time/clock.ts';
import { NodeHeartbeat } from './node-heartbeat.ts';
import { Presence } from './presence.ts';

/** How often a node looks for what hints may have missed, and for nodes that are gone. */
export const LOOK_MS = 1000;
const SWEEP_MS = 200;
const FORGET_MS = 60_000;
/** A deadline fires this late, so that a move stamped in time on another node wins. */
export const TICK_DELAY_MS = 250;
/** Clients of a node that goes on purpose have this long to come back elsewhere. */
const HANDOVER_MS = 10_000;
/** After a time without a live node: clients that wait for one try again every ten seconds, at the latest. */
export const RETURN_MS = 15_000;
const SWEEP_LIMIT = 100;
/** Tables that are seen to side by side. */
const SWEPT_AT_ONCE = 8;
/** A verdict plays out all captures, and with many kings on the board those take long. */
const MOST_PIECES_PROVED = 12;

export interface NodeDeps {
  readonly name: string;
  readonly store: Store;
  readonly hints: Hints;
  readonly clock: Clock;
  random(): number;
  readonly endgames: EndgameTables;
  readonly computers: Computers;
  /** Other nodes may append to the same store. */
  readonly shared: boolean;
  readonly logCeiling: LogCeiling;
  onFailure(error: unknown): void;
  readonly onLoaded: TablesDeps['onLoaded'];
  /** What lists show of a table has changed here. */
  onSummary(): void;
  /** Another node says that people have come to or gone from a table. */
  onPresence(table: TableId): void;
  /** People may have come to or gone from any table. */
  onPresenceUnknown(): Promise<void>;
}

export class ServerNode {
  readonly tables: Tables;
  readonly presence: Presence;
  readonly #deps: NodeDeps;
  readonly #running: Cancel[] = [];
  readonly #heart: NodeHeartbeat;
  /** Rows that leave the board as it is do not have it worked out again. */
  readonly #verdicts = new WeakMap<Game, Env['verdict']>();
  #startedAt = 0;

  constructor(deps: NodeDeps) {
    this.#deps = deps;
    const { store, clock, name } = deps;
    this.presence = new Presence(store, name);
    this.#heart = new NodeHeartbeat({
      name,
      store,
      clock,
      onOutage: () => this.#guard(() => this.#settleWatched()),
      onSilence: () => this.presence.renew(),
    });
    const world: TablesDeps = {
      store,
      logCeiling: deps.logCeiling,
      random: () => deps.random(),
      now: () => clock.now(),
      outages: async () => {
        await this.#heart.ensureHealthy();
        return this.#heart.outages;
      },
      verdict: (state) => this.#verdict(state),
      onFault: () => this.#heart.check(),
      onAppended: (host, row) => this.#appended(host, row),
      onSummary: () => deps.onSummary(),
      onLoaded: deps.onLoaded,
    };
    this.tables = new Tables(world);
  }

  get now(): number {
    return this.#deps.clock.now();
  }

  /** The store can be reached: without it nobody can play here. */
  get isHealthy(): boolean {
    return this.#heart.isHealthy;
  }

  async start(): Promise<void> {
    const { clock, hints } = this.#deps;
    await this.#heart.beat();
    this.#startedAt = clock.now();
    hints.subscribe(
      (hint) => this.#follow(hint),
      () => {
        this.#guard(() => this.#readHeads());
        this.#guard(this.#deps.onPresenceUnknown);
      },
    );
    const every = (ms: number, job: () => Promise<void>) =>
      this.#running.push(clock.every(ms, () => this.#guard(job)));
    every(HEARTBEAT_MS, () => this.#heart.beat());
    every(SWEEP_MS, () => this.sweep());
    every(LOOK_MS, () => this.#reportLapsed());
    every(FORGET_MS, () => this.#deps.store.forget(clock.now()));
    if (this.#deps.shared) every(LOOK_MS, () => this.#readHeads());
  }

  /** Stops seeing to things; what clients hold stays theirs until they have moved. */
  async retire(): Promise<void> {
    for (const cancel of this.#running.splice(0)) cancel();
    // Out of reach, the store will take this node for dead instead.
    await this.#guard(() => this.#deps.store.retire(this.#deps.name, this.now + HANDOVER_MS));
  }

  /** Sees to everything that is due now. */
  async sweep(): Promise<void> {
    const { store } = this.#deps;
    const now = this.now;
    await this.#each(await store.dueTables(now - TICK_DELAY_MS, SWEEP_LIMIT), (id) => this.#tick(id));
    await this.#each(await store.dueComputers(now, SWEEP_LIMIT), async (id) => {
      if (await store.claimComputer(id, now, now + COMPUTER_LEASE_MS)) await this.#think(id);
    });
  }

  /** Some side by side: a table that fails, or where much is waiting, does not delay the others. */
  async #each(tables: readonly TableId[], job: (id: TableId) => Promise<void>): Promise<void> {
    const left = tables.values();
    const work = async (): Promise<void> => {
      for (const id of left) await this.#guard(() => job(id));
    };
    await Promise.all(Array.from({ length: SWEPT_AT_ONCE }, work));
  }

  async #tick(id: TableId): Promise<void> {
    await this.tables.use(id, (host) =>
      host.submit({
        actor: SYSTEM,
        commandId: `tick:${host.seq}:${this.now}`,
        at: this.now,
        seen: 0,
        command: { type: 'tick' },
      }),
    );
  }

  #think(id: TableId): Promise<void> {
    return this.tables.use(id, async (host) => {
      await host.catchUp();
      await host.settle();
      this.#deps.computers.consider(host);
    });
  }

  async #settleWatched(): Promise<void> {
    for (const host of this.tables.loaded()) if (!host.idle) await host.settle();
  }

  /** Players of nodes that are gone: their connections are lost, whichever node notices first. */
  async #reportLapsed(): Promise<void> {
    const { store, hints, onPresence } = this.#deps;
    await this.#heart.ensureHealthy();
    // After a break of all nodes, long or short, their clients get time to come back.
    if (this.now - Math.max(this.#heart.aliveSince, this.#startedAt) < RETURN_MS) return;
    const told: ConnectionId[] = [];
    const tables = new Set<TableId>();
    for (const { table, player, connection } of await store.lapsed(this.now, SWEEP_LIMIT)) {
      await this.#guard(async () => {
        await this.lose(table, { player, connection });
        told.push(connection);
        tables.add(table);
      });
    }
    if (told.length > 0) await store.disconnect(told);
    // Those who stay get the new presence.
    for (const table of tables) {
      hints.publish({ table, seq: 0 });
      onPresence(table);
    }
    // There are more; what failed waits for the next time.
    if (told.length === SWEEP_LIMIT) await this.#reportLapsed();
  }

  /** A connection at a table is gone; a spectator's matters only to one who was asked for a seat (N7). */
  async lose(id: TableId, { player, connection }: Pick<Lease, 'player' | 'connection'>): Promise<void> {
    const answer = await this.tables.use(id, (host) =>
      host.submit({
        // Not the player, who could use up the id, and with the seq, since a connection may be given up more than once.
        actor: SYSTEM,
        commandId: `lose:${connection}:${host.seq}`,
        at: this.now,
        seen: 0,
        command: { type: 'connection.lose', by: player, connection },
      }),
    );
    if (!answer.ok && answer.error === 'unavailable') {
      throw new StoreFault('unreachable', 'A lost connection could not be saved.');
    }
  }

  async #readHeads(): Promise<void> {
    const watched = [...this.tables.loaded()].filter((host) => !host.idle);
    if (watched.length === 0) return;
    const heads = await this.#deps.store.heads(watched.map(({ id }) => id));
    for (const host of watched) if ((heads.get(host.id) ?? 0) > host.seq) await host.catchUp();
  }

  #follow({ table, seq }: Hint): void {
    if (seq === 0) this.#deps.onPresence(table);
    const host = this.tables.peek(table);
    if (host && seq > host.seq) this.#guard(() => host.catchUp());
  }

  #appended(host: TableHost, row: LogRow): void {
    this.#deps.hints.publish({ table: host.id, seq: row.seq });
    if (host.mustEndGame) this.#endFor(host, row, 'game.stop');
    else if (wantsProof(host.state) && this.#verdict(host.state) === 'draw')
      this.#endFor(host, row, 'draw.declare');
    else this.#deps.computers.consider(host);
  }

  /** A proven draw; or a game that cannot go on and that nobody is to lose for it, whoever has made it so long. */
  #endFor(host: TableHost, { seq }: LogRow, type: 'draw.declare' | 'game.stop'): void {
    const id = type === 'draw.declare' ? `proof:${seq}` : `full:${seq}`;
    const envelope = { actor: SYSTEM, commandId: id, at: this.now, seen: seq, command: { type } };
    this.#guard(async () => void (await host.submit(envelope)));
  }

  #verdict(state: TableState): Env['verdict'] {
    const round = playing(state);
    if (!round) return 'unknown';
    const { black, white } = round.game.position;
    if (size(black) + size(white) > MOST_PIECES_PROVED) return 'unknown';
    const { game, rules } = round;
    const known = this.#verdicts.get(game);
    if (known) return known;
    const { verdict } = this.#deps.endgames.verdict(game.position, rules, { left: MOST_LOOKED_UP });
    this.#verdicts.set(game, verdict);
    return verdict;
  }

  /** Background work has no caller to fail for: failures are reported. */
  async #guard(job: () => Promise<void>): Promise<void> {
    try {
      await job();
    } catch (error) {
      this.#deps.onFailure(error);
    }
  }
}
