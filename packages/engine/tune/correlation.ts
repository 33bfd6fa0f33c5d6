/**
 * How well the evaluation foretells the results of games it was not fitted to: as it stands and after short searches.
 * node packages/engine/tune/correlation.ts RUN-FOLDER [--depths 0,1,5]
 */
import { parseArgs } from 'node:util';
import { Engine } from '../src/engine.ts';
import { evaluate } from '../src/evaluation.ts';
import { PROVED } from '../src/score.ts';
import { requestFor } from '../src/search-request.ts';
import { type Board, positionOf } from './board.ts';
import { classTable, type Judged } from './class-table.ts';
import { gameFiles, readGames } from './game-folder.ts';
import { expectedResult } from './merge-samples.ts';
import { samplesOf } from './samples.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { depths: { type: 'string', default: '0,1,5' } },
});
const [folder] = positionals;
if (folder === undefined) throw new Error('which folder?');
const depths = values.depths.split(',').map(Number);

// Without tables: what is measured is the evaluation.
const engine = new Engine({ megabytes: 1, prober: null, clock: () => 0 });

function scoreAt(board: Board, depth: number): number {
  const { own, other, kings, turn } = board;
  if (depth === 0) return evaluate(own, other, kings, turn === 'black');
  return engine.search(requestFor(positionOf(board), { depth })).lines[0]!.score;
}

const judged: Judged[] = [];
for (const file of gameFiles(folder))
  readGames(file, (game) => {
    engine.clear();
    for (const { board, score, result } of samplesOf(game)) {
      // What the search of the game had proved would only show who is a man ahead.
      if (result === null || Math.abs(score) >= PROVED) continue;
      const expected = depths.map((depth) => expectedResult(scoreAt(board, depth)));
      judged.push({ game: game.number, board, expected, result: result / 2 });
    }
  });

const headings = depths.map((depth) => (depth === 0 ? 'static' : `depth ${depth}`));
console.log(`| | positions (games) | ${headings.join(' | ')} |`);
console.log(`|---|---|${depths.map(() => '---').join('|')}|`);
for (const { name, positions, games, correlations } of classTable(judged)) {
  const cells = correlations.map(({ value, error }) => `${value.toFixed(3)} ± ${error.toFixed(3)}`);
  console.log(`| ${name} | ${positions} (${games}) | ${cells.join(' | ')} |`);
}
