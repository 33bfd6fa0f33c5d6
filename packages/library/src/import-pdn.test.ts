/** Reading PDN into collections: quickly where it is plain, wholly where it is not, in slices, and out again. */
import { existsSync, readFileSync } from 'node:fs';
import { formatFen, OFFICIAL, readPdn, replayPdn, sameRules } from '@crownhead/rules';
import { FULL } from '@crownhead/testkit';
import { describe, expect, it } from 'vitest';
import {
  countCollection,
  findDuplicates,
  gameOf,
  importPdn,
  joinCollections,
  PdnImport,
  pdnOfGame,
  pickGames,
  pliesOf,
  positionAt,
  resultOfGame,
  TEXT_FIELDS,
  tagsOf,
  textOf,
  transferables,
} from './index.ts';
import { naiveGames, naiveResult } from './test-naive.ts';
import { randomPdn, seeded } from './test-queries.ts';

const ARCHIVE = new URL('../../../../shared/data/pdn/acf-1500.pdn', import.meta.url);

/** Every way of writing a move that archives have. */
const LOOSE = `
[Event "Loose"] 1. 11-15 22-18 2. 15x22 25x18 3. 8-11 29-25 4. 4-8 24-20 5. 12-16 20x11 6. 8x15x22 26x17 *

[Event "Split"] 1. 10-15 23-19 2. 7-10 22-17 3. 11-16 26-23 4. 8-11 17-14 5. 9x18 23x14 14x7 6. 3x10 25-22 1-0

[Event "Short"] 1. 10-15 23-19 2. 7-10 22-17 3. 11-16 26-23 4. 8-11 17-14 5. 9x18 23x7 0-1

[Event "Letters"] 1. c3-d4 *

[Event "Illegal"] 1. 11-15 22-18 2. 8-11 29-25 1-0

[Event "Other game"] [GameType "20"] 1. 32-28 17-22 *

[Event "Position"] [FEN "W:WK22:BK14"] 1. 22-18 14x23 0-1`;

const boards = (text: string): readonly (readonly string[])[] =>
  naiveGames(text).map(({ positions }) => positions.map((position) => formatFen(position)));

function importedBoards(text: string): readonly (readonly string[])[] {
  const collection = importPdn(text);
  return Array.from({ length: collection.games }, (_, game) =>
    Array.from({ length: pliesOf(collection, game) + 1 }, (__, ply) =>
      formatFen(positionAt(collection, game, ply)),
    ),
  );
}

describe('[B4] import', () => {
  it('has the boards that a whole replay gives, under every preset', () => {
    for (let seed = 1; seed <= (FULL ? 20 : 3); seed += 1) {
      const text = randomPdn(seeded(seed), 30);
      expect(importedBoards(text)).toEqual(boards(text));
      const collection = importPdn(text);
      expect(naiveGames(text).map(naiveResult)).toEqual(
        Array.from({ length: collection.games }, (_, game) => resultOfGame(collection, game)),
      );
    }
  });

  it('reads loosely written games, cuts illegal ones, skips other kinds of draughts', () => {
    const reading = new PdnImport();
    reading.begin('loose.pdn');
    reading.push(LOOSE);
    const collection = reading.finish();
    expect(reading.progress).toMatchObject({ games: 6, skipped: 1 });
    expect(reading.faults.map(({ game, line, token }) => `${game} ${line} ${token}`)).toEqual([
      '1 2 20x11',
      '4 8 c3-d4',
      '5 10 8-11',
    ]);
    expect(reading.faults[2]).toMatchObject({ source: 'loose.pdn', ply: 3 });
    const names = Array.from({ length: 6 }, (_, game) => textOf(collection, 'event', game));
    expect(names).toEqual(['Loose', 'Split', 'Short', 'Letters', 'Illegal', 'Position']);
    const replayed = readPdn(LOOSE)
      .filter(({ number }) => number !== 6)
      .map(replayPdn);
    expect(replayed.map(({ game }) => game.plies.length)).toEqual(
      replayed.map((_, game) => pliesOf(collection, game)),
    );
    expect([...collection.cut]).toEqual(replayed.map(({ failure }) => (failure ? 1 : 0)));
    expect(collection.cut[4]).toBe(1);
    expect([...collection.number]).toEqual([1, 2, 3, 4, 5, 7]);
    expect(resultOfGame(collection, 5)).toBe('black');
  });

  it('is the same however the text is cut, and goes on over several files', () => {
    const whole = importPdn(LOOSE, 'a');
    const reading = new PdnImport();
    reading.begin('a');
    for (let at = 0; at < LOOSE.length; at += 7) reading.push(LOOSE.slice(at, at + 7));
    reading.begin('b');
    reading.push(LOOSE);
    const twice = reading.finish();
    expect(twice.games).toBe(2 * whole.games);
    expect(twice.sources).toEqual(['a', 'b']);
    expect([...twice.source]).toEqual([...whole.source, ...whole.source.map(() => 1)]);
    expect([...twice.black]).toEqual([...whole.black, ...whole.black]);
    expect(findDuplicates(twice)).toHaveLength(whole.games - 1);
  });

  it('takes whatever it is given', () => {
    for (const text of [
      '',
      'no game at all',
      '\0\u0001\u0002',
      '[FEN "nonsense"] 1. 11-15 *',
      '[Event "only tags"]',
    ])
      expect(() => importPdn(text)).not.toThrow();
    expect(importPdn('').games).toBe(0);
    expect(importPdn('just prose, 1-2 of it').games).toBe(0);
  });

  it.skipIf(!existsSync(ARCHIVE))('has every position of a real archive as a whole replay has it', () => {
    const text = readFileSync(ARCHIVE, 'utf8');
    const part = FULL ? text : text.slice(0, 60_000);
    expect(importedBoards(part)).toEqual(boards(part));
  });
});

describe('[B4] a game of a collection', () => {
  it('comes out as the game it was', () => {
    const text = randomPdn(seeded(7), 25);
    const collection = importPdn(text);
    for (const [index, { game, positions }] of naiveGames(text).entries()) {
      const out = gameOf(collection, index);
      expect(out.plies.length).toBe(game.plies.length);
      expect(formatFen(out.position)).toBe(formatFen(positions.at(-1)!));
      expect(out.outcome?.winner).toBe(game.outcome?.winner);
      expect(
        sameRules({ ...out.rules, first: OFFICIAL.first }, { ...game.rules, first: OFFICIAL.first }),
      ).toBe(true);
    }
  });

  it('is written as PDN that reads the same', () => {
    const text = randomPdn(seeded(11), 20);
    const collection = importPdn(text);
    const written = Array.from({ length: collection.games }, (_, game) => pdnOfGame(collection, game));
    const again = importPdn(written.join('\n'));
    const { text: texts, ...rest } = collection;
    expect(again).toMatchObject({ ...rest, number: again.number });
    for (const field of TEXT_FIELDS)
      for (let game = 0; game < collection.games; game += 1)
        expect(textOf(again, field, game)).toBe(textOf(collection, field, game));
    expect(texts.black.at.length).toBe(20);
  });

  it('keeps its tags', () => {
    const collection = importPdn('[Event "Final"] [Black "Bob"] [White "?"] [Date "2003.??.??"] 1. 9-14 *');
    expect(tagsOf(collection, 0)).toEqual([
      { name: 'Event', value: 'Final' },
      { name: 'Date', value: '2003.??.??' },
      { name: 'Black', value: 'Bob' },
    ]);
    expect(collection.years[0]).toBe(2003);
  });
});

describe('[B5] a collection', () => {
  it('is counted', () => {
    expect(countCollection(importPdn('1. 11-15 23-18 1-0\n\n1. 11-15 23-19 *'))).toEqual({
      games: 2,
      plies: 4,
      positions: 4,
      results: { none: 1, black: 1, white: 0, drawn: 0 },
      years: null,
    });
  });

  it('has its duplicates found, and only those', () => {
    const text =
      '1. 11-15 23-18 1-0\n\n1. 11-15 23-18 8-11 *\n\n[Event "again"] 1. 11-15 23-18 1/2-1/2\n\n1. 9-14 *';
    expect(findDuplicates(importPdn(text))).toEqual([[0, 2]]);
  });

  it('joined with others is as if all had been read together', () => {
    const [a, b] = [randomPdn(seeded(1), 8), randomPdn(seeded(2), 8)];
    const reading = new PdnImport();
    for (const [name, text] of [
      ['a', a],
      ['b', b],
    ] as const) {
      reading.begin(name);
      reading.push(text);
    }
    const together = reading.finish();
    const joined = joinCollections([importPdn(a, 'a'), importPdn(b, 'b')], {
      title: '',
      credit: '',
      licence: '',
    });
    const { text, ...rest } = together;
    expect(joined).toMatchObject(rest);
    for (const field of TEXT_FIELDS)
      for (let game = 0; game < together.games; game += 1)
        expect(textOf(joined, field, game)).toBe(textOf(together, field, game));
    expect(countCollection(joined)).toEqual(countCollection(together));
    expect(text.event.at.length).toBe(16);
  });

  it('gives some of its games as a collection of their own', () => {
    const collection = importPdn(randomPdn(seeded(5), 9), 'a');
    const picked = pickGames(collection, [7, 2]);
    expect([picked.games, ...picked.number]).toEqual([2, 8, 3]);
    expect(pdnOfGame(picked, 0)).toBe(pdnOfGame(collection, 7));
    expect(pdnOfGame(picked, 1)).toBe(pdnOfGame(collection, 2));
    expect(pickGames(collection, Array(9).keys())).toEqual(collection);
  });

  it('can be handed over to another thread', () => {
    const collection = importPdn('1. 11-15 23-18 1-0');
    const { games, black } = structuredClone(collection, { transfer: transferables(collection) });
    expect([games, black.length, collection.black.length]).toEqual([1, 3, 0]);
  });
});
