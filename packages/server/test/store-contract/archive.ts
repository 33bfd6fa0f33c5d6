/** The searched archive: what is found, by whom it may be found, and how games come into the index. */
import assert from 'node:assert/strict';
import { type FoundGame, foundGameSchema } from '@crownhead/protocol';
import { FULL } from '@crownhead/testkit';
import * as v from 'valibot';
import { neutralGame } from '../../src/admin/neutral.ts';
import { gameIndexOf } from '../../src/archive/game-index.ts';
import { filterTerms, positionTerm } from '../../src/store/archive/terms.ts';
import type { GamePlace } from '../../src/store/archive-store.ts';
import type { Store } from '../../src/store/store.ts';
import {
  naiveExplore,
  naiveSearch,
  type Question,
  randomQuestion,
  somePosition,
} from '../archive/naive-archive.ts';
import { pickFrom, type RandomGame, randomGame } from '../archive/random-games.ts';
import { type Case, finished, row, T1 } from './fixtures.ts';

const GAMES = 60;
const QUESTIONS = FULL ? 400 : 60;
const NOW = 1000;
const LEASE = 60_000;

async function archived(store: Store, games: readonly RandomGame[]): Promise<void> {
  // Without what only the test knows.
  const rows = games.map(({ played: _, ...game }) => game);
  await store.append(row(T1, 1, { games: rows }));
}

async function indexAll(store: Store, now = NOW): Promise<number> {
  let count = 0;
  for (;;) {
    const claimed = await store.claimUnindexed(now, now + LEASE, 7);
    for (const { game, claim } of claimed) {
      assert.equal(await store.indexGame(game.listing.id, claim, gameIndexOf(game)), true);
    }
    count += claimed.length;
    if (claimed.length === 0) return count;
  }
}

/** All pages of a search, each of which looks at a few games only. */
async function searchAll(
  store: Store,
  { position, ...filter }: Question,
  from = 0,
  to?: number,
): Promise<FoundGame[]> {
  const found: FoundGame[] = [];
  const terms = filterTerms(filter, position);
  let before: GamePlace | null = to === undefined ? null : { endedAt: to, id: '' };
  for (let pages = 0; ; pages += 1) {
    assert.ok(pages < 100, 'it never ends');
    const page = await store.searchGames({
      ...{ terms, from, limit: 3, scan: 9 },
      ...(position && { position: positionTerm(position) }),
      ...(before && { before }),
    });
    assert.ok(page.games.length <= 3);
    found.push(...page.games);
    if (page.next === null) return found;
    before = page.next;
  }
}

const someGames = (seed: number, count = GAMES): RandomGame[] => {
  const pick = pickFrom(seed);
  return Array.from({ length: count }, (_, n) => randomGame(pick, n));
};

export const archiveCases: readonly Case[] = [
  [
    '[B60] searches find what a look at every game finds, page by page, in order',
    async ({ store }) => {
      const seed = FULL ? Date.now() : 7;
      const games = someGames(seed);
      await archived(store, games);
      assert.equal(await indexAll(store), games.filter((game) => !game.private).length);
      const pick = pickFrom(seed + 1);
      let hits = 0;
      for (let n = 0; n < QUESTIONS; n += 1) {
        const question = randomQuestion(pick, games);
        if (filterTerms(question, question.position).length === 0) continue;
        const [first, last] = [games[pick(GAMES)]!.listing.endedAt, games[pick(GAMES)]!.listing.endedAt];
        const [from, to] = pick(2) === 0 ? [0, undefined] : [first, last];
        const found = await searchAll(store, question, from, to);
        const expected = naiveSearch(games, question, from, to);
        assert.deepEqual(found, expected, `seed ${seed}, question ${n}`);
        for (const game of found) assert.ok(v.is(foundGameSchema, game));
        hits += found.length;
      }
      assert.ok(hits > QUESTIONS / 2, 'the questions found nothing');
    },
  ],
  [
    '[B61] the explorer counts what a look at every game counts, for everybody and for one player',
    async ({ store }) => {
      const seed = FULL ? Date.now() : 11;
      const games = someGames(seed);
      await archived(store, games);
      await indexAll(store);
      const pick = pickFrom(seed + 1);
      for (let n = 0; n < QUESTIONS; n += 1) {
        const { position: _, ...filter } = pick(3) === 0 ? { position: null } : randomQuestion(pick, games);
        const position = somePosition(pick, games);
        const asked = { position: positionTerm(position), terms: filterTerms(filter, null), scan: 1000 };
        const expected = naiveExplore(games, { ...filter, position });
        assert.deepEqual(await store.exploreGames(asked), expected, `seed ${seed}, question ${n}`);
      }
    },
  ],
  [
    '[B61] the explorer counts the latest games where there are more than it may look at, and says so',
    async ({ store }) => {
      const games = Array.from({ length: 5 }, (_, i) => finished(T1, i + 1, 100 * (i + 1)));
      await store.append(row(T1, 1, { games }));
      await indexAll(store);
      const { postings } = gameIndexOf(games[0]!);
      const start = postings.find(({ ply }) => ply === 0)!.term;
      const explored = await store.exploreGames({ position: start, terms: [], scan: 3 });
      const move = { move: '11-15', games: 3, black: 3, white: 0, drawn: 0, last: 500 };
      assert.deepEqual(explored, { games: 3, complete: false, moves: [move] });
      const all = await store.exploreGames({ position: start, terms: [], scan: 6 });
      assert.deepEqual([all.games, all.complete], [5, true]);
      const nothing = await store.exploreGames({ position: 'p nowhere', terms: [], scan: 3 });
      assert.deepEqual(nothing, { games: 0, complete: true, moves: [] });
    },
  ],
  [
    '[B62] games of private tables are in no search and no count',
    async ({ store }) => {
      await store.append(
        row(T1, 1, { games: [finished(T1, 1, 100, { private: true }), finished(T1, 2, 200)] }),
      );
      assert.equal(await indexAll(store), 1);
      const found = await searchAll(store, { player: 'ann', position: null });
      assert.deepEqual(
        found.map(({ id }) => id),
        ['table1-2'],
      );
    },
  ],
  [
    '[B62] who was erased is found no more, whether the game was in the index or only on its way there',
    async ({ store }) => {
      const games = [finished(T1, 1, 100), finished(T1, 2, 200), finished(T1, 3, 300)];
      await store.append(row(T1, 1, { games }));
      const [claimed] = await store.claimUnindexed(NOW, NOW + LEASE, 1);
      assert.equal(claimed!.game.listing.id, 'table1-3');
      const [second] = await store.claimUnindexed(NOW, NOW + LEASE, 1);
      await store.indexGame('table1-2', second!.claim, gameIndexOf(second!.game));
      assert.equal((await searchAll(store, { player: 'ann', position: null })).length, 1);
      for (const game of games) await store.rewriteGame(neutralGame(game, game.players[0]!));
      // What was read before the name went does not bring it back.
      assert.equal(await store.indexGame('table1-3', claimed!.claim, gameIndexOf(claimed!.game)), false);
      await indexAll(store);
      for (const side of ['black', 'white', undefined] as const)
        assert.deepEqual(
          await searchAll(store, { player: 'ann', ...(side && { side }), position: null }),
          [],
        );
      const others = await searchAll(store, { player: 'ben', position: null });
      assert.deepEqual(
        others.map(({ black, white }) => [black, white]),
        Array(3).fill(['Deleted player', 'Ben']),
      );
    },
  ],
  [
    '[B63] a game is claimed by one at a time, and by another when the first does not finish',
    async ({ store }) => {
      await store.append(row(T1, 1, { games: [finished(T1, 1, 100), finished(T1, 2, 200)] }));
      const [first, second] = await Promise.all([
        store.claimUnindexed(NOW, NOW + LEASE, 1),
        store.claimUnindexed(NOW, NOW + LEASE, 1),
      ]);
      const ids = [...first, ...second].map(({ game }) => game.listing.id);
      assert.deepEqual(ids.toSorted(), ['table1-1', 'table1-2']);
      assert.deepEqual(await store.claimUnindexed(NOW + LEASE - 1, NOW + 2 * LEASE, 9), []);
      const again = await store.claimUnindexed(NOW + LEASE, NOW + 2 * LEASE, 9);
      assert.equal(again.length, 2);
      // The first one comes back too late, and nothing is counted twice.
      const late = first[0]!;
      assert.equal(await store.indexGame(late.game.listing.id, late.claim, gameIndexOf(late.game)), false);
      for (const { game, claim } of again) {
        assert.equal(await store.indexGame(game.listing.id, claim, gameIndexOf(game)), true);
        assert.equal(await store.indexGame(game.listing.id, claim, gameIndexOf(game)), false);
      }
      assert.deepEqual(await store.claimUnindexed(NOW + 9 * LEASE, NOW + 10 * LEASE, 9), []);
      assert.equal((await searchAll(store, { player: 'ann', position: null })).length, 2);
    },
  ],
  [
    '[B63] a game from before openings and presets were kept gets both with its place in the index',
    async ({ store }) => {
      await store.append(row(T1, 1, { games: [finished(T1, 1, 100)] }));
      assert.equal((await store.game('table1-1'))!.listing.preset, undefined);
      await indexAll(store);
      const [found] = await searchAll(store, { rules: 'official', position: null });
      assert.equal(found!.preset, 'official');
      assert.deepEqual((await store.game('table1-1'))!.listing, found);
    },
  ],
];
