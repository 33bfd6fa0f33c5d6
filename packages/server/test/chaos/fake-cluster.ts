/** Nodes in one process that share a store and a clock, so that tests decide what happens when and to whom. */
import { OFFICIAL_PRESET, type TableOptions } from '@crownhead/match';
import { FakeClock } from '@crownhead/testkit';
import type { RunningServer, ServerDeps } from '../../src/server.ts';
import { StoreFault } from '../../src/store/fault.ts';
import { type Hints, NO_HINTS } from '../../src/store/hints.ts';
import { type Store, SURELY_HEARD_MS } from '../../src/store/store.ts';
import type { Clock } from '../../src/time/clock.ts';
import { openHere } from '../store-here.ts';
import { TestClient } from '../test-client.ts';
import { createTable, offered, sit, startTestServer } from '../test-server.ts';

/** What one node of the cluster has instead of the usual. */
export interface NodeChanges {
  /** Calls of its store that go differently. */
  readonly store?: (real: Store) => Partial<Store>;
  /** Hears the others' hints and is heard; so it is unless this says no. */
  readonly hints?: boolean;
  readonly engines?: ServerDeps['engines'];
}

export interface FakeNode {
  readonly url: string;
  /** Its timers stand still and its store is out of reach from now on: for all others it is dead. */
  kill(): void;
  /** Its timers stand still and it hears nothing. */
  pause(): void;
  /** The same, and its clock stands still too, as when its machine is suspended. */
  suspend(): void;
  /** Its store is out of reach. */
  cutOff(): void;
  /** It runs again, with its store. */
  resume(): void;
  /** As SIGTERM does. */
  stop(): Promise<void>;
}

/** Everybody gets what the others publish, immediately. */
class HintBus {
  readonly #ears = new Map<Hints, Parameters<Hints['subscribe']>[0]>();

  hints(listening: () => boolean): Hints {
    const own: Hints = {
      publish: (hint) => {
        for (const [hints, hear] of this.#ears) if (hints !== own) hear(hint);
      },
      subscribe: (onHint) => this.#ears.set(own, (hint) => listening() && onHint(hint)),
      close: async () => void this.#ears.delete(own),
    };
    return own;
  }
}

/** A store that is out of reach whenever this says so, but for its end. */
function whenever(reachable: () => boolean, calls: Store): Store {
  const guarded = Object.entries(calls).map(([name, call]: [string, (...args: never[]) => unknown]) => [
    name,
    async (...args: never[]) => {
      if (!reachable() && name !== 'close') throw new StoreFault('unreachable', 'The store is out of reach.');
      return call(...args);
    },
  ]);
  return Object.fromEntries(guarded);
}

export class FakeCluster {
  readonly clock = new FakeClock();
  readonly store: Store;
  readonly clients: TestClient[] = [];
  readonly #bus = new HintBus();
  readonly #stops: (() => Promise<void>)[] = [];

  constructor(store: Store) {
    this.store = store;
  }

  static async open(): Promise<FakeCluster> {
    return new FakeCluster(await openHere());
  }

  async start(changes: NodeChanges = {}): Promise<FakeNode> {
    let running = true;
    let reachable = true;
    const { clock } = this;
    let behind = 0;
    let suspendedAt: number | null = null;
    const ownClock: Clock = {
      now: () => (suspendedAt ?? clock.now()) - behind,
      adjust: (ahead) => {
        behind -= ahead;
      },
      every: (ms, job) => clock.every(ms, () => (running ? job() : undefined)),
      after: (ms, job) => {
        const run = () => (running ? job() : undefined);
        // Whoever joins others waits for their next heartbeat: here nobody lets time pass for that.
        if (ms !== SURELY_HEARD_MS) return clock.after(ms, run);
        setImmediate(run);
        return () => undefined;
      },
    };
    const calls: Store = { ...this.store, ...changes.store?.(this.store), close: async () => undefined };
    const store = whenever(() => reachable, calls);
    const hints = changes.hints === false ? NO_HINTS : this.#bus.hints(() => running);
    const { engines } = changes;
    const server: RunningServer = await startTestServer(
      { logLevel: 'silent' },
      { clock: ownClock, opened: { store, hints, shared: true }, ...(engines && { engines }) },
    );
    let stopped: Promise<void> | null = null;
    const stop = () => {
      stopped ??= server.stop();
      return stopped;
    };
    this.#stops.push(stop);
    return {
      url: server.url,
      kill: () => {
        running = false;
        reachable = false;
      },
      pause: () => {
        running = false;
      },
      suspend: () => {
        running = false;
        suspendedAt = clock.now();
      },
      cutOff: () => {
        reachable = false;
      },
      resume: () => {
        behind += clock.now() - (suspendedAt ?? clock.now());
        suspendedAt = null;
        running = true;
        reachable = true;
      },
      stop,
    };
  }

  async join(node: FakeNode, name: string): Promise<TestClient> {
    const client = await TestClient.join(node.url, name);
    this.clients.push(client);
    return client;
  }

  /** Two players on their nodes, with a game on; the first plays black. Time passes until both know. */
  async startGame(nodes: readonly [FakeNode, FakeNode], table: Partial<TableOptions> = {}) {
    const options = offered({ sides: 'host-black', table: { ...OFFICIAL_PRESET.table, ...table } });
    const black = await this.join(nodes[0], `Ann ${this.clients.length}`);
    const white = await this.join(nodes[1], `Bob ${this.clients.length}`);
    const id = await createTable(black, options);
    await sit(white, id);
    await white.command(id, { type: 'ready', ready: true });
    await black.command(id, { type: 'ready', ready: true });
    const isOn = (client: TestClient) => client.state(id).round !== null;
    while (!isOn(black) || !isOn(white)) await this.pass(200);
    return { table: id, black, white };
  }

  /** Time passes a little at a time, as it does, and clients stay in touch. */
  async pass(ms: number, step = 500): Promise<void> {
    for (let left = ms; left > 0; left -= step) {
      await this.clock.advance(Math.min(step, left));
      await this.settle();
    }
  }

  /** Every client has heard what its node had to say so far. */
  async settle(): Promise<void> {
    const connected = this.clients.filter((client) => client.connected);
    await Promise.all(connected.map((client) => client.request({ type: 'lobby.leave' })));
  }

  async end(): Promise<void> {
    await Promise.all(this.clients.splice(0).map((client) => client.close()));
    await Promise.all(this.#stops.splice(0).map((stop) => stop()));
    await this.store.close();
  }
}
