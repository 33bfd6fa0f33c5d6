/** What happens at the root when a search is stopped in the middle. */
import { formatMove } from '@crownhead/rules';
import { at, FULL } from '@crownhead/testkit';
import { expect, it } from 'vitest';
import { Engine } from './engine.ts';
import { openCore } from './node/open-core.ts';
import { requestFor } from './search-request.ts';

/** 13-17 looks like a shot at many depths and loses one, which only the open window sees. */
const TRAP = 'B:W18,19,20,21,22,23,25,26,28,30,31,32:B2,4,5,6,7,8,9,10,11,12,13,14';

const FEW = [20_000, 30_000, 50_000];

it.each([
  ['TypeScript', null, FULL ? [...FEW, 70_000, 300_000] : FEW],
  [
    'WebAssembly',
    openCore(),
    FULL ? [...FEW, 70_000, 200_000, 300_000, 400_000, 600_000, 1_600_000] : [...FEW, 300_000],
  ],
])('[L3] plays no move that only the narrow window has found good: %s', (_, core, sizes) => {
  for (const nodes of sizes) {
    const engine = new Engine({ megabytes: 16, prober: null, core, clock: () => 0 });
    const [best] = engine.search(requestFor(at(TRAP), { nodes })).lines;
    expect(['11-15', '11-16'], `${nodes} nodes`).toContain(formatMove(best!.moves[0]!));
  }
});
