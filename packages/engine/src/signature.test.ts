/** The search is the one it was: a change of it shows here. */
import { expect, it } from 'vitest';
import { searchSignature } from './signature.ts';

/** Change this line, and nothing else here, when the search is meant to visit other nodes. */
const SIGNATURE = 374663;

it('the search visits the nodes it is known to visit', () => {
  expect(searchSignature()).toBe(SIGNATURE);
});
