/** Answers what the page asks: everything that looks at boards, and everything that takes its time. */
import {
  type Collection,
  explore,
  findDuplicates,
  PdnImport,
  pdnOfGame,
  pickGames,
  pliesOf,
  positionAt,
  search,
  textOf,
} from '@crownhead/library';
import { applyMove, formatMove, listMoves, OFFICIAL, parseRules, samePosition } from '@crownhead/rules';
import { type ImportPorts, importFiles } from './import-files.ts';
import type { Answer, Argument, ReadingProgress, RequestName } from './messages.ts';
import { LibraryProblem, type OpenCollections } from './open-collections.ts';

interface RequestPorts extends Pick<ImportPorts, 'pause' | 'now'> {
  readonly newId: () => string;
  /** Milliseconds since 1970. */
  readonly today: () => number;
}

type Handlers = {
  readonly [Name in RequestName]: (
    argument: Argument<Name>,
    onProgress: (progress: ReadingProgress) => void,
  ) => Promise<Answer<Name>>;
};

/** So that a search can come between. */
const GAMES_AT_A_TIME = 50;

const NO_BOARDS = new Int32Array();

/** What rows are made of. */
const withoutBoards = (collection: Collection): Collection => ({
  ...collection,
  black: NO_BOARDS,
  white: NO_BOARDS,
  kings: NO_BOARDS,
  material: new Uint16Array(),
});

/** As it is written; empty where there is none. */
function nextMove(collection: Collection, game: number, ply: number): string {
  if (ply >= pliesOf(collection, game)) return '';
  const before = positionAt(collection, game, ply);
  const after = positionAt(collection, game, ply + 1);
  const rules = parseRules(textOf(collection, 'rules', game));
  const moves = listMoves(before, rules.ok ? rules.value : OFFICIAL);
  const move = moves.ok && moves.value.find((one) => samePosition(applyMove(before, one), after));
  return move ? formatMove(move) : '';
}

/** "club.pdn", "club.pdn.gz" → "club". */
const titleOf = (files: readonly { readonly name: string }[]): string =>
  (files[0]?.name ?? '').replace(/(?:\.(?:pdn|txt|gz))+$/i, '').slice(0, 60);

export function requestHandlers(collections: OpenCollections, ports: RequestPorts): Handlers {
  let cancelled = 0;
  const { now, pause } = ports;
  return {
    list: () => collections.list(),
    open: async ({ id }) => withoutBoards(await collections.get(id)),
    openTexts: async ({ id, texts }) => {
      const reading = new PdnImport();
      for (const { name, text } of texts) {
        reading.begin(name);
        reading.push(text);
      }
      const collection = reading.finish();
      collections.put(id, collection);
      return withoutBoards(collection);
    },
    search: async ({ id, query }) => {
      const collection = await collections.get(id);
      const began = now();
      const matches = search(collection, query);
      const ms = now() - began;
      return {
        games: Int32Array.from(matches, ({ game }) => game),
        plies: Int32Array.from(matches, ({ ply }) => ply),
        ms,
      };
    },
    explore: async ({ id, position, filter }) => explore(await collections.get(id), position, filter),
    nextMoves: async ({ id, games, plies }) => {
      const collection = await collections.get(id);
      return games.map((game, i) => nextMove(collection, game, plies[i]!));
    },
    duplicates: async ({ id }) => findDuplicates(await collections.get(id)),
    removeDuplicates: async ({ id }) => {
      const collection = await collections.get(id);
      const extra = new Set(findDuplicates(collection).flatMap(([, ...others]) => others));
      const left = Array.from({ length: collection.games }, (_, game) => game).filter(
        (one) => !extra.has(one),
      );
      const entry = await collections.entry(id);
      const kept = await collections.keep({ ...entry, games: left.length }, pickGames(collection, left));
      return kept.entry;
    },
    pdn: async ({ id, game }) => {
      const collection = await collections.get(id);
      if (!(game >= 0 && game < collection.games)) throw new LibraryProblem('gone');
      return pdnOfGame(collection, game);
    },
    import: async ({ files }, onProgress) => {
      const own = cancelled;
      const title = titleOf(files);
      const { collection, progress, faults } = await importFiles(files, title, {
        ...{ onProgress, now, pause },
        isCancelled: () => cancelled > own,
      });
      const entry = { id: ports.newId(), title, games: collection.games, at: ports.today() };
      return { ...progress, faults, ...(await collections.keep(entry, collection)) };
    },
    cancelImport: async () => {
      cancelled += 1;
      return null;
    },
    rename: async ({ id, title }) => {
      await collections.rename(id, title);
      return null;
    },
    remove: async ({ id }) => {
      await collections.remove(id);
      return null;
    },
    export: async ({ id, games }) => {
      const collection = await collections.get(id);
      const count = games?.length ?? collection.games;
      const texts: string[] = [];
      for (let i = 0; i < count; i += 1) {
        texts.push(pdnOfGame(collection, games?.[i] ?? i), '\n');
        if (i % GAMES_AT_A_TIME === 0) await pause();
      }
      return new Blob(texts, { type: 'application/vnd.draughts-pdn' });
    },
  };
}
