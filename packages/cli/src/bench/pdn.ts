/** Benchmarks of reading PDN: games a second, read only and replayed on the board, beside one regular expression. */
import { type PdnGame, PdnReader } from '@crownhead/rules';
import { checkPdn } from '../pdn-check.ts';
import { openPdn } from '../pdn-file.ts';
import { plural } from '../words.ts';
import { randomArchive } from './archive.ts';
import type { Bench } from './harness.ts';

const GAMES = 300;
const BASELINE = 'one regular expression';

/** Tags, comments, numbers of moves, moves and results of tidy text: the least that reading it can be. */
const TOKENS =
  /\[\s*(?<tag>\w+)\s+"(?<value>[^"]*)"\s*\]|\{(?<comment>[^}]*)\}|(?<number>\d+)\.+|(?<move>\d+(?:[-x]\d+)+)|(?<result>\*)/g;

async function* generated(archive: readonly string[]): AsyncGenerator<string> {
  yield* archive;
}

async function readOnly(pieces: AsyncIterable<string>, onGame: (game: PdnGame) => void): Promise<void> {
  const reader = new PdnReader();
  for await (const piece of pieces) for (const game of reader.push(piece)) onGame(game);
  for (const game of reader.end()) onGame(game);
}

/** Returns how many moves and results there are. A token cut in two at the edge of a piece is not put together. */
async function splitOnly(pieces: AsyncIterable<string>): Promise<number> {
  let found = 0;
  const tokens: string[] = [];
  for await (const piece of pieces) {
    tokens.length = 0;
    for (const [token, , , , , move, result] of piece.matchAll(TOKENS)) {
      tokens.push(token);
      if (move ?? result) found += 1;
    }
  }
  return found;
}

/** `file` is an archive to read; without one, games are made up. */
export async function pdnBench(file?: string): Promise<Bench> {
  const archive = file === undefined ? randomArchive(GAMES) : [];
  const pieces = () => (file === undefined ? generated(archive) : openPdn(file));
  const { games, legal, skipped } = await checkPdn(pieces());
  if (games === 0) throw new Error(`There are no games in ${file}.`);
  if (file === undefined && legal !== games) throw new Error('A game of our own writing is not legal.');
  const all = games + skipped;
  return {
    name: 'rules.pdn',
    title: file === undefined ? `PDN, ${GAMES} random games of our own writing` : `PDN, ${file}`,
    unit: 'games',
    contestants: [
      {
        name: 'read',
        run: async () => {
          let read = 0;
          await readOnly(pieces(), () => {
            read += 1;
          });
          if (read !== all) throw new Error(`${read} games were read, not ${all}.`);
          return read;
        },
        against: BASELINE,
      },
      {
        name: 'read and replayed',
        run: async () => {
          const checked = await checkPdn(pieces());
          return checked.games + checked.skipped;
        },
        against: BASELINE,
      },
      {
        name: BASELINE,
        run: async () => {
          if ((await splitOnly(pieces())) < all) throw new Error('There are fewer moves than games.');
          return all;
        },
      },
    ],
    notes: [
      'No package that reads PDN of this game was found on npm. The baseline cuts tidy text into tags, comments, numbers and moves with one regular expression; it notices no mistake and builds nothing. Reading gives a tree of moves and variations, with every mistake and its line; replaying checks each move on the board.',
      ...(legal === games ? [] : [`${plural(legal, 'game')} of ${games} legal.`]),
    ],
  };
}
