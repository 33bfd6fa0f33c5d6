/** The search signature: the nodes visited to a fixed depth on fixed positions. It changes only when the search does. */
import { type Position, positionOf } from '@crownhead/rules';
import { BENCH_KINDS, BENCH_POSITIONS, type BenchKind } from './bench-positions.ts';
import { Engine } from './engine.ts';
import { requestFor } from './search-request.ts';
import type { CompiledCore } from './wasm-instance.ts';

/** How deep the signature searches. */
export const SIGNATURE_DEPTH = 11;
const MEGABYTES = 4;

/** The positions of one kind, the same for every measurement. */
export const benchPositions = (kind: BenchKind): readonly Position[] =>
  BENCH_POSITIONS[kind].map((fen) => positionOf(fen));

/** Searches each position to the depth with nothing remembered and no endgame tables; returns the nodes of them all. */
export function nodesToDepth(
  positions: readonly Position[],
  depth: number,
  core: CompiledCore | null = null,
): number {
  const engine = new Engine({ megabytes: MEGABYTES, prober: null, core, clock: () => 0 });
  let nodes = 0;
  for (const position of positions) {
    engine.clear();
    nodes += engine.search(requestFor(position, { depth })).nodes;
  }
  return nodes;
}

/** Nodes searched over all of them: changes when the search does, and only then. */
export const searchSignature = (core: CompiledCore | null = null): number =>
  nodesToDepth(BENCH_KINDS.flatMap(benchPositions), SIGNATURE_DEPTH, core);
