/** A search of finished games as an address, and back. */
import { expect, it } from 'vitest';
import { changed, formatSearch, isPlain, parseSearch, searchAddress } from './archive-search.ts';

it('[B60] a search survives its address', () => {
  const query = {
    player: 'Zoë & Co',
    opening: 'Laird and Lady',
    result: 'drawn',
    rules: 'own',
    fen: 'B:W21:B1',
  } as const;
  expect(parseSearch(`?${formatSearch(query)}`)).toEqual(query);
  expect(searchAddress({})).toBe('/watch');
  expect(isPlain(parseSearch(''))).toBe(true);
});

it('[B60] what an address cannot mean is left out', () => {
  expect(parseSearch('?result=lost&rules=x&player=%20&other=1')).toEqual({});
  expect(parseSearch(`?player=${'x'.repeat(500)}`).player).toHaveLength(60);
  expect(parseSearch(`?fen=${'x'.repeat(500)}`)).toEqual({});
});

it('[B60] a part is changed or taken away, and the rest stays', () => {
  const query = { player: 'ann', fen: 'B:W21:B1' };
  expect(changed(query, 'result', 'white')).toEqual({ ...query, result: 'white' });
  expect(changed(query, 'fen', '')).toEqual({ player: 'ann' });
});
