/** Benchmarks of the engine: nodes a second, and how long it takes to a depth. */
import {
  BENCH_KINDS,
  benchPositions,
  nodesToDepth,
  SIGNATURE_DEPTH,
  searchSignature,
} from '@crownhead/engine';
import { thousands } from '../words.ts';
import type { Bench } from './harness.ts';

/** Deep enough that little of the time is spent on the way down. */
const DEPTH = 11;
const DEPTHS = [7, 9, 11, 13] as const;

const NAMES = { opening: 'openings', middlegame: 'middlegames', ending: 'endings' } as const;

/** What the depths take on the whole set, the table cleared before each position. */
function timesToDepth(): string {
  const positions = BENCH_KINDS.flatMap(benchPositions);
  const times = DEPTHS.map((depth) => {
    const start = performance.now();
    nodesToDepth(positions, depth);
    return `${depth} in ${thousands(Math.round((performance.now() - start) / positions.length))} ms`;
  });
  return `A position to depth ${times.join(', ')}, on average.`;
}

export function engineBench(): Bench {
  // The first call is for the compiler as much as for the number.
  const signature = searchSignature();
  return {
    name: 'engine.search',
    title: `search to depth ${DEPTH} with a fresh table and no endgame tables, one thread`,
    unit: 'nodes',
    contestants: BENCH_KINDS.map((kind) => {
      const positions = benchPositions(kind);
      return { name: NAMES[kind], run: () => nodesToDepth(positions, DEPTH) };
    }),
    notes: [`Signature: ${signature} nodes to depth ${SIGNATURE_DEPTH}.`, timesToDepth()],
  };
}
