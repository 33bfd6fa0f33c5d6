/** Searches and the explorer beside a naive scan, and what the parts of a query mean. */
import { formatMove, type Position, positionOf, START } from '@crownhead/rules';
import { FULL } from '@crownhead/testkit';
import { describe, expect, it } from 'vitest';
import {
  type Collection,
  explore,
  importPdn,
  parseMask,
  parseMaterial,
  type Query,
  search,
} from './index.ts';
import { naiveExplore, naiveGames, naiveSearch } from './test-naive.ts';
import { randomPdn, randomPosition, randomQuery, seeded } from './test-queries.ts';

const QUERIES = FULL ? 1000 : 120;
const GAMES = FULL ? 200 : 60;

/** As the naive explorer writes it. */
const explored = (collection: Collection, position: Position, { filter }: Query): readonly string[] =>
  explore(collection, position, filter)
    .moves.map(
      ({ move, games, black, white, drawn }) =>
        `${move ? formatMove(move) : '--'}: ${games}/${black}/${white}/${drawn}`,
    )
    .toSorted();

describe('[B1] every answer', () => {
  const seed = FULL ? Date.now() >>> 0 : 1;
  const random = seeded(seed);
  const text = randomPdn(random, GAMES);
  const games = naiveGames(text);
  const collection = importPdn(text);

  it(`equals that of a naive scan, for ${QUERIES} random questions (seed ${seed})`, () => {
    let found = 0;
    for (let n = 0; n < QUERIES; n += 1) {
      const query = randomQuery(random, games);
      const matches = search(collection, query);
      expect(matches, JSON.stringify(query)).toEqual(naiveSearch(games, query));
      found += matches.length;
    }
    expect(found).toBeGreaterThan(QUERIES);
  });

  it('[B2] of the explorer equals that of a naive count', () => {
    for (let n = 0; n < QUERIES; n += 1) {
      const position = randomPosition(random, games);
      const query = randomQuery(random, games);
      expect(explored(collection, position, query)).toEqual(naiveExplore(games, position, query));
    }
  });
});

const TWO_GAMES = `
[Event "Club night"] [Black "Ann Ålund"] [White "Bob"] [Date "1999.05.01"] [Result "1-0"]
1. 11-15 23-18 2. 8-11 27-23 3. 4-8 1-0

[Event "Final"] [Black "Bob"] [White "Cid"] [Date "2003.??.??"] [Result "1/2-1/2"]
1. 9-14 22-18 2. 5-9 25-22 1/2-1/2`;

describe('[B3] filters', () => {
  const collection = importPdn(TWO_GAMES);
  const games = (filter: NonNullable<Query['filter']>): number[] =>
    search(collection, { filter }).map(({ game }) => game);

  it.each<[string, NonNullable<Query['filter']>, number[]]>([
    ['nothing asked', {}, [0, 1]],
    ['a player on either side', { player: 'bob' }, [0, 1]],
    ['a player on one side', { player: 'bob', side: 'white' }, [0]],
    ['a name without its accent and case', { player: 'alund' }, [0]],
    ['two players', { player: 'bob', opponent: 'cid' }, [1]],
    ['an event', { event: 'NIGHT' }, [0]],
    ['years', { years: { from: 2000 } }, [1]],
    ['an opening by name', { opening: 'cross' }, [0]],
    ['an opening without a name by its moves', { opening: '9-14 22-18 5-9' }, [1]],
    ['a result', { result: 'drawn' }, [1]],
    ['a length', { plies: { to: 4 } }, [1]],
    ['a length it has not', { plies: { from: 6 } }, []],
  ])('by %s', (_, filter, found) => expect(games(filter)).toEqual(found));
});

describe('[B1] search by board', () => {
  const collection = importPdn(TWO_GAMES);
  const mask = (text: string) => {
    const read = parseMask(text);
    if (!read.ok) throw new Error(read.error.code);
    return { kind: 'mask', mask: read.value.mask } as const;
  };

  it('finds the start at ply 0, and a position at the ply it was reached', () => {
    expect(search(collection, { board: { pattern: { kind: 'position', position: START } } })).toEqual([
      { game: 0, ply: 0 },
      { game: 1, ply: 0 },
    ]);
    const position = positionOf('W:W18,21,22,24-32:B1-7,9-12,15');
    expect(search(collection, { board: { pattern: { kind: 'position', position } } })).toEqual([
      { game: 0, ply: 3 },
    ]);
  });

  it('finds colours reversed only where that is asked', () => {
    const pattern = { kind: 'position', position: positionOf('B:W18,21,22,24-32:B1-10,12,15') } as const;
    const turned = { kind: 'position', position: positionOf('W:W18,21,23-32:B1-9,11,12,15') } as const;
    expect(search(collection, { board: { pattern } })).toEqual([{ game: 0, ply: 2 }]);
    expect(search(collection, { board: { pattern: turned } })).toEqual([]);
    expect(search(collection, { board: { pattern: turned, reversed: true } })).toEqual([{ game: 0, ply: 2 }]);
  });

  it('finds what was held, and what was reached in time', () => {
    const held = (n: number) => search(collection, { board: { pattern: mask('W18:E9'), held: n } });
    expect(held(1)).toEqual([{ game: 1, ply: 2 }]);
    expect(held(2)).toEqual([]);
    const by = (byPly: number) => search(collection, { board: { pattern: mask('W18'), byPly } }).length;
    expect([by(1), by(2)]).toEqual([0, 2]);
  });

  it('finds numbers of men and kings', () => {
    const material = parseMaterial('12m-12m');
    if (!material.ok) throw new Error(material.error);
    const found = search(collection, {
      board: { pattern: { kind: 'material', material: material.value }, held: 6 },
    });
    expect(found).toEqual([{ game: 0, ply: 0 }]);
  });
});

it('[B1] a position that no game has is found nowhere', () => {
  const position = positionOf('B:WK32:BK1');
  expect(explore(importPdn(TWO_GAMES), position)).toEqual({ moves: [], games: 0 });
});
