/** The search is the one it was: a change of it shows here. */
import { FULL } from '@crownhead/testkit';
import { expect, it } from 'vitest';
import { openCore } from './node/open-core.ts';
import { searchSignature } from './signature.ts';

/** Change this line, and nothing else here, when the search is meant to visit other nodes. */
const SIGNATURE = 423038;

// That both visit the same nodes is shown elsewhere; the one in TypeScript takes ten times as long.
it.each([
  ['WebAssembly', openCore()],
  ...(FULL ? ([['TypeScript', null]] as const) : []),
])('the search in %s visits the nodes it is known to visit', (_, core) => {
  expect(searchSignature(core)).toBe(SIGNATURE);
});
