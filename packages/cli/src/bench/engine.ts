/**
 * Benchmarks of the engine: how long it takes to a depth, beside the search of rapid-draughts on the same positions; and its
 * search core in WebAssembly beside the same one in TypeScript; and two threads beside one.
 */
import {
  BENCH_KINDS,
  ballotOpenings,
  benchPositions,
  nodesToDepth,
  openGame,
  requestFor,
  SIGNATURE_DEPTH,
  searchSignature,
} from '@crownhead/engine';
import { openCore, startEngine } from '@crownhead/engine/node';
import { compact, thousands } from '../words.ts';
import type { Bench, Contestant, Timed } from './harness.ts';
import { loadRival, rivalSearch } from './rival.ts';

/** As deep as the rival gets on all positions within a second or two. */
const DEPTH = 8;
/** Deep enough that little of the time is spent on the way down. */
const SPEED_DEPTH = 11;
const DEPTHS = [9, 11, 13, 15] as const;
const TARGET = 20;

const RIVAL = 'rapid-draughts';
const NAMES = { opening: 'openings', middlegame: 'middlegames', ending: 'endings' } as const;

function timed<T>(work: () => T): { readonly ms: number; readonly answer: T } {
  const start = performance.now();
  const answer = work();
  return { ms: performance.now() - start, answer };
}

/** What deeper searches take on the whole set, the table cleared before each position. */
function timesToDepth(): string {
  const positions = BENCH_KINDS.flatMap(benchPositions);
  const times = DEPTHS.map((depth) => {
    const { ms } = timed(() => nodesToDepth(positions, depth, openCore()));
    return `${depth} in ${thousands(Math.round(ms / positions.length))} ms`;
  });
  return `Crownhead, deeper, a position on average: to depth ${times.join(', ')}.`;
}

function nodesPerSecond(): string {
  const rates = BENCH_KINDS.map((kind) => {
    const { ms, answer: nodes } = timed(() => nodesToDepth(benchPositions(kind), SPEED_DEPTH, openCore()));
    return `${NAMES[kind]} ${compact((nodes / ms) * 1000)}`;
  });
  return `Crownhead, nodes a second: ${rates.join(', ')}.`;
}

export function engineBench(): Bench {
  const rival = loadRival();
  const positions = BENCH_KINDS.flatMap(benchPositions);
  // The first call is for the compiler as much as for the number.
  const signature = searchSignature(openCore());
  const own: Contestant = {
    name: 'Crownhead',
    run: () => {
      nodesToDepth(positions, DEPTH, openCore());
      return positions.length;
    },
    against: RIVAL,
    target: TARGET,
  };
  return {
    name: 'engine.search',
    title: `a position searched to depth ${DEPTH}, one thread, no endgame tables`,
    unit: 'positions',
    form: 'time',
    contestants: rival ? [own, { name: RIVAL, run: () => rivalSearch(rival, positions, DEPTH) }] : [own],
    absent: rival ? [] : [{ name: RIVAL, why: 'it is not installed here (npm ci brings it)' }],
    notes: [
      `The mean of ${positions.length} positions: openings, middlegames and endings. Depth is counted in plies by both; what is cut off and what is looked at beyond it is each one's own affair, so this is the time to an answer, not the speed of one and the same tree. What the answers are worth is measured by games (crownhead match).`,
      nodesPerSecond(),
      timesToDepth(),
      `Signature: ${thousands(signature)} nodes to depth ${SIGNATURE_DEPTH}.`,
    ],
  };
}

/** Of both cores: they visit the same nodes, so that only speed is compared. */
const CORES_DEPTH = 15;
const CORES_TARGET = 1.8;

function threadCpuTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

export function coresBench(): Bench {
  const positions = BENCH_KINDS.flatMap(benchPositions);
  const core = openCore();
  const search = (chosen: typeof core | null) => (): Timed => {
    const start = threadCpuTime();
    const units = nodesToDepth(positions, CORES_DEPTH, chosen);
    return { units, ms: threadCpuTime() - start };
  };
  return {
    name: 'engine.cores',
    title: `nodes of a search to depth ${CORES_DEPTH}, one thread, no endgame tables`,
    unit: 'nodes',
    contestants: [
      { name: 'WebAssembly', run: search(core), against: 'TypeScript', target: CORES_TARGET },
      { name: 'TypeScript', run: search(null) },
    ],
    notes: [
      `The same ${positions.length} positions and, to the last one, the same nodes. Processor time, the table cleared before each position.`,
    ],
  };
}

/** Deep enough that threads have something to share, and enough positions: how much is shared differs from each to the next. */
const THREADS_DEPTH = 24;
const THREADS_MEGABYTES = 64;
const EVERY_BALLOT = 8;
const THREADS_TARGET = 1.5;

export async function threadsBench(): Promise<Bench> {
  const ballots = ballotOpenings().filter((_, i) => i % EVERY_BALLOT === 0);
  const positions = [
    ...BENCH_KINDS.flatMap(benchPositions),
    ...ballots.map((ballot) => openGame(ballot).position),
  ];
  const engines = [1, 2].map((threads) =>
    startEngine({ megabytes: THREADS_MEGABYTES, tables: false, threads }),
  );
  await Promise.all(engines.map(({ ready }) => ready));
  const search = (engine: (typeof engines)[number]) => async (): Promise<number> => {
    for (const position of positions) {
      engine.clear();
      await engine.search(requestFor(position, { depth: THREADS_DEPTH }));
    }
    return positions.length;
  };
  const [one, two] = engines.map(search);
  return {
    name: 'engine.threads',
    title: `a position searched to depth ${THREADS_DEPTH}, no endgame tables`,
    unit: 'positions',
    form: 'time',
    contestants: [
      { name: 'two threads', run: two!, against: 'one thread', target: THREADS_TARGET },
      { name: 'one thread', run: one! },
    ],
    notes: [
      `${positions.length} positions, ${ballots.length} of them three-move ballots, the table cleared before each. Time on the clock: both threads need a core that nobody else wants.`,
    ],
    close: async () => {
      await Promise.all(engines.map((engine) => engine.close()));
    },
  };
}
