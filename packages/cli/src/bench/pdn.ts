/** Benchmarks of reading PDN: games a second, read only and replayed on the board. */
import { PdnReader } from '@crownhead/rules';
import { checkPdn, openPdn } from '../pdn-check.ts';
import { whyUnreadable } from '../unreadable.ts';
import { plural } from '../words.ts';
import { randomArchive } from './archive.ts';
import type { Bench } from './harness.ts';

const GAMES = 300;

async function* generated(archive: readonly string[]): AsyncGenerator<string> {
  yield* archive;
}

async function readOnly(pieces: AsyncIterable<string>): Promise<number> {
  const reader = new PdnReader();
  let games = 0;
  for await (const piece of pieces) games += reader.push(piece).length;
  return games + reader.end().length;
}

/** `file` is an archive to read; without one, games are made up. */
export async function pdnBench(file?: string): Promise<Bench> {
  const archive = file === undefined ? randomArchive(GAMES) : [];
  const pieces = () => (file === undefined ? generated(archive) : openPdn(file));
  const { games, legal } = await checkPdn(pieces()).catch((error) => {
    throw new Error(whyUnreadable(file ?? 'the archive', error));
  });
  if (games === 0) throw new Error(`There are no games in ${file}.`);
  if (file === undefined && legal !== games) throw new Error('A game of our own writing is not legal.');
  return {
    name: 'rules.pdn',
    title: file === undefined ? `PDN, ${GAMES} random games of our own writing` : `PDN, ${file}`,
    unit: 'games',
    contestants: [
      { name: 'read', run: () => readOnly(pieces()) },
      {
        name: 'read and replayed',
        run: async () => {
          const checked = await checkPdn(pieces());
          return checked.games + checked.skipped;
        },
        against: 'read',
      },
    ],
    notes: legal === games ? [] : [`${plural(legal, 'game')} of ${games} legal.`],
  };
}
