/** The faults of a chaos run: each breaks something, mends it, and says from when on people could play again. */
import { execFileSync } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import type { SeededRandom } from '../fuzz/seeded-random.ts';
import type { StoreName, World } from './world.ts';

export type FaultKind =
  | 'node killed'
  | 'node frozen'
  | 'node drained'
  | 'clock jumps'
  | 'store cut off'
  | 'store silent'
  | 'store slow'
  | 'failover'
  | 'disk full';

type Fault = (world: World, random: SeededRandom) => Promise<number>;

const SECOND = 1000;
/** Between a fifth of a second and so many seconds. */
const some = (random: SeededRandom, mostSeconds: number): number => 200 + random.below(mostSeconds * SECOND);

/** Where another node is there, people can play on from the moment this one fails. */
const since = ({ nodes }: World, failed: number, mended: number): number =>
  nodes.length > 1 ? failed : mended;

const killed: Fault = async (world, random) => {
  const node = random.below(world.nodes.length);
  world.nodes[node]!.kill();
  const failed = performance.now();
  await delay(some(random, 2));
  await world.restart(node);
  return since(world, failed, performance.now());
};

const frozen: Fault = async (world, random) => {
  const node = world.nodes[random.below(world.nodes.length)]!;
  node.freeze();
  await delay(some(random, 4));
  node.thaw();
  // Clients of a node that neither answers nor ends have to notice that first.
  return performance.now();
};

const drained: Fault = async (world, random) => {
  const node = random.below(world.nodes.length);
  world.nodes[node]!.terminate();
  const failed = performance.now();
  await world.restart(node);
  return since(world, failed, performance.now());
};

const clockJumps: Fault = async (world, random) => {
  const node = random.below(world.nodes.length);
  world.nodes[node]!.kill();
  const failed = performance.now();
  const off = (random.chance(0.5) ? 1 : -1) * random.below(3600) * SECOND;
  await world.restart(node, off);
  return since(world, failed, performance.now());
};

const lines =
  (act: (line: World['lines'][number]) => unknown, mostSeconds: number, breaks = false): Fault =>
  async (world, random) => {
    await Promise.all(world.lines.map(act));
    await delay(some(random, mostSeconds));
    // What was said meanwhile is gone: whoever comes back does not know the old connections.
    if (breaks) await Promise.all(world.lines.map((line) => line.cut()));
    await Promise.all(world.lines.map((line) => line.mend()));
    return performance.now();
  };

const SLOW_MS = 150;

const failover: Fault = async ({ pair }, random) => {
  await pair!.killPrimary();
  await delay(some(random, 2));
  await pair!.promote();
  return performance.now();
};

const ROOM_BYTES = 4096;

/** What the process writes beyond so many bytes of a file fails, as on a full disk. */
const diskFull: Fault = async (world, random) => {
  const limit = (bytes: number | 'unlimited') =>
    execFileSync('prlimit', ['--pid', `${world.nodes[0]!.pid}`, `--fsize=${bytes}:unlimited`]);
  limit(ROOM_BYTES);
  await delay(some(random, 2));
  limit('unlimited');
  return performance.now();
};

export const FAULTS: Readonly<Record<FaultKind, Fault>> = {
  'node killed': killed,
  'node frozen': frozen,
  'node drained': drained,
  'clock jumps': clockJumps,
  'store cut off': lines((line) => line.cut(), 3),
  'store silent': lines((line) => line.silence(), 3, true),
  'store slow': lines((line) => line.slow(SLOW_MS), 3),
  failover,
  'disk full': diskFull,
};

const NODE_FAULTS: readonly FaultKind[] = ['node killed', 'node frozen', 'node drained', 'clock jumps'];
const LINUX_FAULTS: readonly FaultKind[] = process.platform === 'linux' ? ['disk full'] : [];

/** Those that can happen again and again. */
const REPEATED: Readonly<Record<StoreName, readonly FaultKind[]>> = {
  SQLite: [...NODE_FAULTS, ...LINUX_FAULTS],
  PostgreSQL: [...NODE_FAULTS, 'store cut off', 'store silent', 'store slow'],
};
/** The pair has one standby. */
const ONCE: Readonly<Record<StoreName, readonly FaultKind[]>> = { SQLite: [], PostgreSQL: ['failover'] };

/** Every fault once in the order of the seed, then again without those that can happen only once. */
export function* schedule(store: StoreName, random: SeededRandom): Generator<FaultKind, never> {
  for (let turn = 0; ; turn++) {
    const left = [...REPEATED[store], ...(turn === 0 ? ONCE[store] : [])];
    while (left.length > 0) yield left.splice(random.below(left.length), 1)[0]!;
  }
}
