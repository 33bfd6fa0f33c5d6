/**
 * Packs the positions of runs for the fit, in files of a size that is easily moved.
 * node packages/engine/tune/export-samples.ts RUN-FOLDER… OUT-FOLDER [--all] [--file-positions N]
 * `--all` keeps duplicates, for testing.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { GameFolder, gameFiles, readGames } from './game-folder.ts';
import type { PlayedGame } from './game-record.ts';
import { SampleMerger, unmerged } from './merge-samples.ts';
import { type PackedSample, writeSampleFile } from './sample-file.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    all: { type: 'boolean', default: false },
    'file-positions': { type: 'string', default: '4000000' },
  },
});
const runs = positionals.slice(0, -1);
const to = positionals.at(-1);
if (to === undefined || runs.length === 0) throw new Error('from which folders to which?');
const settings = runs.map((folder) => {
  const found = GameFolder.settingsIn(folder);
  if (found === null) throw new Error(`there is no run in ${folder}`);
  return found;
});
const most = Number(values['file-positions']);

const eachGame = (take: (game: PlayedGame) => void): void => {
  for (const file of runs.flatMap(gameFiles)) readGames(file, take);
};

const merger = new SampleMerger();
let games = 0;
eachGame((game) => {
  games += 1;
  if (!values.all) merger.take(game);
});

mkdirSync(to, { recursive: true });
let written = 0;
let waiting: PackedSample[] = [];
function write(): void {
  const file = join(to!, `samples-${String(written++).padStart(3, '0')}.bin`);
  const bytes = writeSampleFile(waiting, { runs: settings, games });
  writeFileSync(file, bytes);
  console.log(`${file}: ${waiting.length} positions, ${(bytes.length / 1e6).toFixed(1)} MB`);
  waiting = [];
}
eachGame((game) => {
  waiting.push(...(values.all ? unmerged(game) : merger.give(game)));
  if (waiting.length >= most) write();
});
write();
