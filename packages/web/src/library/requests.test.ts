/** What the worker answers: files added and kept, searched, explored, cleaned, exported; and what the browser refuses. */
import { readFileSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';
import { textOf } from '@crownhead/library';
import { formatMove, positionOf } from '@crownhead/rules';
import { describe, expect, it } from 'vitest';
import { type CollectionStore, StorageProblem, type StoredEntry } from './collection-store.ts';
import { SHIPPED } from './messages.ts';
import { type LibraryProblem, OpenCollections } from './open-collections.ts';
import { requestHandlers } from './requests.ts';

const SHIPPED_FILE = new URL('../../../library/data/acf-9377.bin.gz', import.meta.url);

class MemoryStore implements CollectionStore {
  readonly #kept = new Map<string, { entry: StoredEntry; packed: Uint8Array }>();
  /** What the browser says to every wish from now on. */
  refuses: Error | null = null;

  async #ask<T>(answer: () => T): Promise<T> {
    if (this.refuses) throw new StorageProblem(this.refuses);
    return answer();
  }
  list = () => this.#ask(() => [...this.#kept.values()].map(({ entry }) => entry));
  read = (id: string) => this.#ask(() => this.#kept.get(id)?.packed ?? null);
  write = (entry: StoredEntry, packed: Uint8Array) =>
    this.#ask(() => void this.#kept.set(entry.id, { entry, packed }));
  rename = (id: string, title: string) =>
    this.#ask(() => {
      const { entry, packed } = this.#kept.get(id)!;
      this.#kept.set(id, { entry: { ...entry, title }, packed });
    });
  remove = (id: string) => this.#ask(() => void this.#kept.delete(id));
}

/** A page that is opened; the store outlives it. */
function opened(store: MemoryStore) {
  let ids = 0;
  const loadShipped = async () => new Uint8Array(gunzipSync(readFileSync(SHIPPED_FILE)));
  return requestHandlers(new OpenCollections({ store, loadShipped }), {
    pause: () => new Promise((resolve) => setImmediate(resolve)),
    now: () => performance.now(),
    today: () => 1,
    newId: () => {
      ids += 1;
      return `own${ids}`;
    },
  });
}

const GAMES = `
[Event "Club"] [Black "Ann"] [White "Bob"] [Date "1999.05.01"]
1. 11-15 23-18 2. 8-11 27-23 3. 4-8 1-0

[Event "Final"] [Black "Bob"] [White "Cid"] [Date "2003.??.??"]
1. 11-15 23-19 2. 8-11 1/2-1/2

[Event "Again"] [Black "Ann"] [White "Bob"]
1. 11-15 23-18 2. 8-11 27-23 3. 4-8 1-0

[Event "Damaged"] 1. 11-15 22-18 2. 1-32 *

[Event "Other"] [GameType "20"] 1. 32-28 17-22 *
`;

const file = (text: string | Uint8Array, name = 'club.pdn') => new File([text as BlobPart], name);
const nothing = () => undefined;
const faultOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(nothing, (error: LibraryProblem) => error.fault);

describe('[B30] collections of one’s own', () => {
  it('are made of files, packed or not, say what was wrong, and are there the next time', async () => {
    const store = new MemoryStore();
    const first = opened(store);
    const progress: number[] = [];
    const files = [file(GAMES), file(gzipSync('1. 9-14 22-18 *'), 'more.pdn.gz')];
    const imported = await first.import({ files }, ({ part }) => progress.push(part));
    expect(imported).toMatchObject({ games: 5, skipped: 1, cut: 1, fault: null });
    expect(imported.entry).toEqual({ id: 'own1', title: 'club', games: 5, isKept: true });
    expect(imported.faults).toMatchObject([{ source: 'club.pdn', game: 4, ply: 3, line: 11, token: '1-32' }]);

    const next = opened(store);
    expect(await next.list(null, nothing)).toEqual({ own: [imported.entry], fault: null });
    const collection = await next.open({ id: 'own1' }, nothing);
    expect([collection.games, textOf(collection, 'white', 1), collection.black.length]).toEqual([
      5,
      'Cid',
      0,
    ]);
    await next.rename({ id: 'own1', title: 'Club nights' }, nothing);
    expect((await next.list(null, nothing)).own[0]?.title).toBe('Club nights');
    await next.remove({ id: 'own1' }, nothing);
    expect((await next.list(null, nothing)).own).toEqual([]);
    expect(await faultOf(next.open({ id: 'own1' }, nothing))).toBe('gone');
  });

  it('are searched, explored, rid of duplicates, and exported', async () => {
    const page = opened(new MemoryStore());
    await page.import({ files: [file(GAMES)] }, nothing);
    const id = 'own1';
    const found = await page.search({ id, query: { filter: { player: 'cid' } } }, nothing);
    expect([...found.games]).toEqual([1]);
    const position = positionOf('W:W21-32:B1-10,12,15');
    const { moves } = await page.explore({ id, position, filter: {} }, nothing);
    expect(moves.map(({ move, games }) => `${formatMove(move!)} ${games}`)).toEqual([
      '23-18 2',
      '23-19 1',
      '22-18 1',
    ]);
    const next = await page.nextMoves({ id, games: [0, 1, 1], plies: [0, 1, 3] }, nothing);
    expect(next).toEqual(['11-15', '23-19', '']);
    expect(await page.duplicates({ id }, nothing)).toEqual([[0, 2]]);
    expect(await page.removeDuplicates({ id }, nothing)).toMatchObject({ title: 'club', games: 3 });

    const pdn = await (await page.export({ id, games: null }, nothing)).text();
    const again = await page.import({ files: [file(pdn, 'again.pdn')] }, nothing);
    expect([again.entry.games, again.cut]).toEqual([3, 0]);
    expect(await page.pdn({ id, game: 1 }, nothing)).toContain('1. 11-15 23-19');
    expect(await faultOf(page.pdn({ id, game: 99 }, nothing))).toBe('gone');
  });

  it.each([
    ['', 'empty'],
    ['Dear diary, nothing happened.', 'no-game'],
    ['[GameType "20"] 1. 32-28 17-22 *', 'other-games'],
    [new Uint8Array([0x1f, 0x8b, 8, 0, 1, 2, 3]), 'not-readable'],
  ])('%j is refused as “%s”, and nothing is added', async (text, fault) => {
    const store = new MemoryStore();
    const page = opened(store);
    expect(await faultOf(page.import({ files: [file(text)] }, nothing))).toBe(fault);
    expect((await page.list(null, nothing)).own).toEqual([]);
  });

  it('are not made of an import that was stopped', async () => {
    const page = opened(new MemoryStore());
    const many = Array.from({ length: 3000 }, () => GAMES).join('\n');
    const importing = page.import({ files: [file(many)] }, () => void page.cancelImport(null, nothing));
    expect(await faultOf(importing)).toBe('cancelled');
    expect((await page.list(null, nothing)).own).toEqual([]);
  });

  it.each([
    ['QuotaExceededError', 'full'],
    ['InvalidStateError', 'refused'],
  ])('where the browser keeps nothing (%s), they last as long as the page', async (name, fault) => {
    const store = new MemoryStore();
    store.refuses = Object.assign(new Error(name), { name });
    const page = opened(store);
    const imported = await page.import({ files: [file(GAMES)] }, nothing);
    expect([imported.fault, imported.entry.isKept]).toEqual([fault, false]);
    expect((await page.list(null, nothing)).own).toHaveLength(1);
    expect((await page.search({ id: 'own1', query: {} }, nothing)).games).toHaveLength(4);
    expect((await page.open({ id: SHIPPED }, nothing)).games).toBe(9377);
  });
});

it('[B31] the games of this device are read from their texts, each under its id', async () => {
  const page = opened(new MemoryStore());
  const texts = [
    { name: 'abc-1', text: '[Black "Ann"]\n1. 11-15 23-18 1-0' },
    { name: 'abc-2', text: '[Black "Bob"]\n1. 9-14 *' },
  ];
  const { games, sources, source } = await page.openTexts({ id: 'device', texts }, nothing);
  expect([games, sources[source[1]!]]).toEqual([2, 'abc-2']);
});
