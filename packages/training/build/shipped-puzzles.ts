/**
 * Makes the puzzles that come with the library from those found by `crownhead puzzles mine`:
 * `npm run build -w @crownhead/training -- LICENCE.txt FILE.pdn…`. Leaves out what is trivial, rates and names all of them afresh,
 * and says in docs/training.md what is in it.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { formatFen, readPdn, replayPdn } from '@crownhead/rules';
import { entryOf, type Puzzle, type PuzzleEntry, puzzleOf, traitsOf, writePuzzleSet } from '../src/index.ts';
import { puzzleTable, withTable } from './puzzle-table.ts';

const DATA = join(import.meta.dirname, '../data');
const PAGE = join(import.meta.dirname, '../../../docs/training.md');
const ORIGIN = {
  title: 'ACF archive',
  credit:
    'Found in games of the American Checker Federation’s archive, collected in E. C. Joyce’s Datasets (github.com/EricCJoyce/Datasets), without the names of players.',
};
/** Moves of one game resemble each other. */
const MOST_OF_A_GAME = 5;

function puzzlesIn(pdn: string): readonly Puzzle[] {
  return readPdn(pdn).flatMap((game) => {
    const puzzle = puzzleOf(replayPdn(game).tree);
    return puzzle.ok ? [puzzle.value] : [];
  });
}

/** Rated by the same measure, whenever it was found; null where it asks nothing. */
function shipped(puzzle: Puzzle): PuzzleEntry | null {
  const { themes, rating, isTrivial } = traitsOf(puzzle.tree, puzzle.goal);
  // What is left of the name of a game is its number.
  const source = /#(\d+)$/.exec(puzzle.source)?.[1] ?? puzzle.source;
  return isTrivial ? null : entryOf({ ...puzzle, themes, rating, source });
}

/** The hardest of each game, each position once, the easiest first. */
function selected(entries: readonly PuzzleEntry[]): readonly PuzzleEntry[] {
  const byPosition = new Map(entries.map((entry) => [entry.fen, entry]));
  const games = Map.groupBy(byPosition.values(), ({ source }) => source);
  return [...games.values()]
    .flatMap((ofGame) => ofGame.toSorted((a, b) => b.rating - a.rating).slice(0, MOST_OF_A_GAME))
    .toSorted((a, b) => a.rating - b.rating || (a.fen < b.fen ? -1 : 1));
}

if (import.meta.main) {
  const [licence, ...files] = process.argv.slice(2);
  if (licence === undefined || files.length === 0)
    throw new Error('Name the licence and the files of puzzles.');
  const terms = readFileSync(licence, 'utf8');
  const found = files.flatMap((file) => puzzlesIn(readFileSync(file, 'utf8')));
  const puzzles = selected(found.flatMap((puzzle) => shipped(puzzle) ?? []));
  const text = writePuzzleSet({ ...ORIGIN, licence: terms, puzzles });
  writeFileSync(join(DATA, 'puzzles.txt'), text);
  writeFileSync(join(DATA, 'puzzles-LICENSE.txt'), terms);
  const positions = new Set(found.map(({ tree }) => formatFen(tree.start))).size;
  console.log(`${found.length} found, ${positions} positions, ${puzzles.length} shipped`);
  const table = puzzleTable(puzzles);
  writeFileSync(PAGE, withTable(readFileSync(PAGE, 'utf8'), table));
  console.log(table);
  console.log(`${text.length} characters, ${gzipSync(text).length} bytes by gzip`);
}
