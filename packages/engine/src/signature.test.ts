/** The search is the one it was: a change of it shows here. */
import { FULL } from '@crownhead/testkit';
import { expect, it } from 'vitest';
import { openCore } from './node/open-core.ts';
import { searchSignature } from './signature.ts';

/** Change this line, and nothing else here, when the search is meant to visit other nodes. */
const SIGNATURE = 323009;

it('the search in WebAssembly visits the nodes it is known to visit', () => {
  expect(searchSignature(openCore())).toBe(SIGNATURE);
});

// That both visit the same nodes is shown elsewhere; this one takes ten times as long.
it.runIf(FULL)('the search in TypeScript visits the same', () => {
  expect(searchSignature(null)).toBe(SIGNATURE);
});
