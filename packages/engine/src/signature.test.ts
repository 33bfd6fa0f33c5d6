/** The search is the one it was: a change of it shows here. */
import { expect, it } from 'vitest';
import { openCore } from './node/open-core.ts';
import { searchSignature } from './signature.ts';

/** Change this line, and nothing else here, when the search is meant to visit other nodes. */
const SIGNATURE = 423038;

it.each([
  ['TypeScript', null],
  ['WebAssembly', openCore()],
])('the search in %s visits the nodes it is known to visit', (_, core) => {
  expect(searchSignature(core)).toBe(SIGNATURE);
});
