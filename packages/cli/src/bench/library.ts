/** Benchmarks of the game library: import, scans and the explorer, beside a plain reader of the same games. */
import {
  type Collection,
  explore,
  gameOf,
  importPdn,
  joinCollections,
  type Mask,
  parseMask,
  positionAt,
  search,
  tagsOf,
} from '@crownhead/library';
import { openShippedSet } from '@crownhead/library/node';
import { applyMove, type Position, readPdn, replayPdn, samePosition, writePdn } from '@crownhead/rules';
import { readText } from '../named-file.ts';
import { plural, thousands } from '../words.ts';
import type { Bench, Timed } from './harness.ts';

/** What the goals are about: so many games are open. */
const GAMES = 22_000;
const MOST_MS = { import: 5_000, search: 10, explore: 15 } as const;
/** The plain reader is given no more, since it is slow; its time is that of as many as the others have. */
const PLAIN_GAMES = 300;
const PLAIN = 'plain reader';
const UNIT = '22,000 games';

/** Processor time, so that a busy machine does not count, and for so many games, however many there were. */
const timed = (run: () => number): (() => Timed) => {
  return () => {
    const before = process.cpuUsage();
    const games = run();
    const { user, system } = process.cpuUsage(before);
    return { units: games / GAMES, ms: (user + system) / 1000 };
  };
};

/** The games as text, one each. */
function texts(file: string | undefined, shipped: Collection, most: number): readonly string[] {
  if (file === undefined) {
    const games = [...Array(Math.min(most, shipped.games)).keys()];
    return games.map((game) => `${writePdn({ game: gameOf(shipped, game), tags: tagsOf(shipped, game) })}\n`);
  }
  return [readText(file)];
}

/** Reads every game and plays it through on the board, as one would without a library. */
function readPlainly(text: string, onPosition: (position: Position) => void): number {
  const read = readPdn(text);
  for (const source of read) {
    const { game } = replayPdn(source);
    for (const { before } of game.plies) onPosition(before);
    onPosition(game.position);
  }
  return read.length;
}

const MOST_IMPORTED = 1000;

export async function importBench(file?: string): Promise<Bench> {
  const games = texts(file, openShippedSet(), MOST_IMPORTED);
  const all = games.join('');
  const count = importPdn(all).games;
  const few = games.length === 1 ? all : games.slice(0, PLAIN_GAMES).join('');
  return {
    name: 'library.import',
    title: `import of PDN, ${plural(count, 'game')}${file === undefined ? ' of the shipped set' : ` of ${file}`}`,
    unit: UNIT,
    form: 'time',
    contestants: [
      {
        name: 'import',
        run: timed(() => importPdn(all).games),
        ...{ against: PLAIN, atMost: MOST_MS.import },
      },
      { name: PLAIN, run: timed(() => readPlainly(few, () => undefined)) },
    ],
    notes: [
      `Processor time, scaled to ${UNIT}. The plain reader reads the same games with the reader of the rules library and plays them through with every warning and variation; it keeps nothing.`,
    ],
  };
}

const manyGames = (collection: Collection): Collection =>
  joinCollections(
    Array.from({ length: Math.ceil(GAMES / collection.games) }, () => collection),
    { title: '', credit: '', licence: '' },
  );

function maskOf(text: string): Mask {
  const read = parseMask(text);
  if (!read.ok) throw new Error(`${text}: ${read.error.code}`);
  return read.value.mask;
}

export async function searchBench(file?: string): Promise<Bench> {
  const shipped = openShippedSet();
  const games = texts(file, shipped, PLAIN_GAMES);
  const own = file === undefined ? shipped : importPdn(games.join(''));
  if (own.games === 0) throw new Error(`There are no games in ${file}.`);
  const collection = manyGames(own);
  const position = positionAt(collection, 0, Math.min(6, collection.starts[1]! - 1));
  const start = positionAt(collection, 0, 0);
  const mask = maskOf('B1,3:W30,32:E14,18,19');
  const plainly = (): number => {
    let found = 0;
    const read = readPlainly(games.join(''), (one) => {
      if (samePosition(one, position)) found += 1;
    });
    if (found === 0) throw new Error('The plain reader has not found the position.');
    return read;
  };
  const scan = (name: string, ms: number, run: () => number) => ({
    ...{ name, against: PLAIN, atMost: ms },
    run: timed(() => {
      if (run() === 0) throw new Error(`${name}: nothing was found.`);
      return collection.games;
    }),
  });
  return {
    name: 'library.search',
    title: `searches in ${plural(collection.games, 'game')}, ${thousands(collection.black.length)} positions`,
    unit: UNIT,
    form: 'time',
    contestants: [
      scan(
        'exact position',
        MOST_MS.search,
        () => search(collection, { board: { pattern: { kind: 'position', position } } }).length,
      ),
      scan(
        'mask, colours reversed too, held 4',
        MOST_MS.search,
        () =>
          search(collection, { board: { pattern: { kind: 'mask', mask }, reversed: true, held: 4 } }).length,
      ),
      scan('explorer at the start', MOST_MS.explore, () => explore(collection, start).moves.length),
      scan('explorer, a step on', MOST_MS.explore, () => {
        const [first] = explore(collection, position).moves;
        return first?.move && samePosition(applyMove(position, first.move), first.after) ? first.games : 0;
      }),
      { name: PLAIN, run: timed(plainly) },
    ],
    notes: [
      `Processor time, scaled to ${UNIT}. The plain reader reads the file for each question.`,
      `The collection takes ${megabytes(collection)} MB.`,
    ],
  };
}

const megabytes = (collection: Collection): string => {
  const arrays = [...Object.values(collection), ...Object.values(collection.text).map(({ at }) => at)];
  const bytes = arrays.reduce((sum, part) => sum + (ArrayBuffer.isView(part) ? part.byteLength : 0), 0);
  return (bytes / 2 ** 20).toFixed(1);
};
