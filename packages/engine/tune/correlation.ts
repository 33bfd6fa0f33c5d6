/**
 * How well the evaluation foretells the results of games it was not fitted to: as it stands and after short plain searches.
 * With files of weights (fit-net.py), these too, and what they gain over the evaluation in use.
 * node packages/engine/tune/correlation.ts RUN-FOLDER [WEIGHTS…] [--depths 0,1,5] [--games N]
 */
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { evaluate } from '../src/evaluation.ts';
import { PROVED } from '../src/score.ts';
import { classTable, type Judged } from './class-table.ts';
import { fittedIn } from './fitted.ts';
import { gameFiles, readGames } from './game-folder.ts';
import { expectedResult } from './merge-samples.ts';
import { PlainSearch } from './plain-search.ts';
import { samplesOf } from './samples.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    depths: { type: 'string', default: '0,1,5' },
    games: { type: 'string', default: '1000000' },
  },
});
const [folder, ...files] = positionals;
if (folder === undefined) throw new Error('which folder?');
const depths = values.depths.split(',').map(Number);

const evaluations = [
  { name: 'in use', evaluate },
  ...files.map((file) => ({ name: basename(file, '.bin'), evaluate: fittedIn(file) })),
];
const judges = evaluations.flatMap(({ name, evaluate }, i) =>
  depths.map((depth, d) => ({
    heading: `${name}, ${depth === 0 ? 'static' : `depth ${depth}`}`,
    search: new PlainSearch(evaluate),
    depth,
    against: i === 0 ? null : d,
  })),
);

const judged: Judged[] = [];
let games = 0;
for (const file of gameFiles(folder))
  readGames(file, (game) => {
    if (games++ >= Number(values.games)) return;
    for (const { board, score, result } of samplesOf(game)) {
      // What the search of the game had proved would only show who is a man ahead.
      if (result === null || Math.abs(score) >= PROVED) continue;
      const expected = judges.map(({ search, depth }) => expectedResult(search.score(board, depth)));
      judged.push({ game: game.number, board, expected, result: result / 2 });
    }
  });

const digits = (n: number): string => n.toFixed(3).replace('0.', '.');
console.log(`| | positions (games) | ${judges.map(({ heading }) => heading).join(' | ')} |`);
console.log(`|---|---|${judges.map(() => '---').join('|')}|`);
const against = judges.map((judge) => judge.against);
for (const row of classTable(judged, against)) {
  const cells = row.correlations.map(({ value, error }, i) => {
    const gain = row.gains[i];
    if (!gain) return `${digits(value)} ± ${digits(error)}`;
    return `${digits(value)} (${gain.value < 0 ? '' : '+'}${digits(gain.value)} ± ${digits(gain.error)})`;
  });
  console.log(`| ${row.name} | ${row.positions} (${row.games}) | ${cells.join(' | ')} |`);
}
