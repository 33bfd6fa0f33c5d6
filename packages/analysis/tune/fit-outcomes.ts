/**
 * Fits the outcome model to games that were played, and writes `src/fitted-outcomes.ts`:
 * `node packages/analysis/tune/fit-outcomes.ts games.pdn [--games 1500] [--nodes 20000] [--write]`
 *
 * Every other quiet position of each game is searched; its score, the pieces on it and the result of the game are one sample, and the same
 * with colours reversed another.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Engine, requestOf } from '@crownhead/engine';
import { openCore, openTables } from '@crownhead/engine/node';
import { gameBefore, isDraw, jumpers, type PdnGame, readPdn, replayPdn, size } from '@crownhead/rules';
import { OUTCOME_FITS, type OutcomeFit } from '../src/fitted-outcomes.ts';
import { expectedScore, sharesOf } from '../src/outcome-model.ts';

interface Sample {
  readonly score: number;
  readonly pieces: number;
  /** 1, 0 or −1 for the side to move. */
  readonly result: number;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '1500' },
    nodes: { type: 'string', default: '20000' },
    write: { type: 'boolean', default: false },
  },
});

function samplesOf(engine: Engine, source: PdnGame, nodes: number): Sample[] {
  const { game } = replayPdn(source);
  const { outcome } = game;
  if (outcome === null || (outcome.winner === null && !isDraw(outcome))) return [];
  const samples: Sample[] = [];
  engine.clear();
  // The first plies are often a ballot; from there on every other position, backwards as in a report.
  for (let ply = game.plies.length - 1; ply >= 4; ply -= 2) {
    const at = gameBefore(game, ply);
    const { position } = at;
    if (jumpers(position) !== 0) continue;
    const [line] = engine.search(requestOf(at, { nodes })).lines;
    if (line?.verdict.kind !== 'estimate') continue;
    const result = outcome.winner === null ? 0 : outcome.winner === position.turn ? 1 : -1;
    const pieces = size(position.black) + size(position.white);
    samples.push({ score: line.score, pieces, result }, { score: -line.score, pieces, result: -result });
  }
  return samples;
}

/** How surprising the results are under a model, on average. */
function surprise(samples: readonly Sample[], fits: readonly OutcomeFit[]): number {
  let sum = 0;
  for (const { score, pieces, result } of samples) {
    const { win, draw, loss } = sharesOf(score, pieces, fits);
    sum -= Math.log(Math.max(1e-6, result > 0 ? win : result < 0 ? loss : draw));
  }
  return sum / samples.length;
}

/** How much a piece more or less may change: few games end with few pieces, and an exchange is no error. */
const SMOOTHNESS = 4e-5;

/** What is made as small as possible. */
function costOf(samples: readonly Sample[], fits: readonly OutcomeFit[]): number {
  const slopes = fits.slice(1).map((fit, i) => (fit.a - fits[i]!.a) / (fit.pieces - fits[i]!.pieces));
  return surprise(samples, fits) + SMOOTHNESS * slopes.reduce((sum, slope) => sum + slope * slope, 0);
}

/** One number after the other, in smaller and smaller steps. */
function fitted(samples: readonly Sample[], start: readonly OutcomeFit[]): readonly OutcomeFit[] {
  let best = start;
  let least = costOf(samples, best);
  for (let step = 16; step >= 1; step /= 2) {
    for (let improved = true; improved; ) {
      improved = false;
      for (const [i, fit] of best.entries()) {
        for (const change of [
          { a: fit.a + step },
          { a: fit.a - step },
          { b: fit.b + step },
          { b: fit.b - step },
        ]) {
          const tried = best.with(i, { ...fit, ...change });
          if (tried[i]!.a < 1 || tried[i]!.b < 1) continue;
          const found = costOf(samples, tried);
          if (found >= least) continue;
          [best, least, improved] = [tried, found, true];
          break;
        }
      }
    }
  }
  return best;
}

/** What was expected beside what happened, by score. */
function calibration(samples: readonly Sample[], fits: readonly OutcomeFit[]): string {
  const edges = [-200, -100, -60, -30, -10, 10, 30, 60, 100, 200];
  const rows = edges.slice(0, -1).map((from, i) => {
    const inside = samples.filter(({ score }) => score >= from && score < edges[i + 1]!);
    const mean = (of: (sample: Sample) => number): string =>
      (inside.reduce((sum, sample) => sum + of(sample), 0) / Math.max(1, inside.length)).toFixed(3);
    const expected = mean(({ score, pieces }) => expectedScore(sharesOf(score, pieces, fits)));
    return `${from} to ${edges[i + 1]}: ${inside.length} positions, expected ${expected}, was ${mean(({ result }) => (result + 1) / 2)}`;
  });
  return rows.join('\n');
}

const OUT = join(import.meta.dirname, '../src/fitted-outcomes.ts');

function write(fits: readonly OutcomeFit[]): void {
  const rows = fits.map(({ pieces, a, b }) => `  { pieces: ${pieces}, a: ${a}, b: ${b} },\n`).join('');
  const text = readFileSync(OUT, 'utf8');
  writeFileSync(OUT, text.replace(/(OUTCOME_FITS[^[]*\[\] = \[\n)[^\]]*\]/, `$1${rows}]`));
}

const [file] = positionals;
if (file === undefined) throw new Error('Give a PDN file.');
const engine = new Engine({
  megabytes: 16,
  prober: openTables(),
  core: openCore(),
  clock: () => performance.now(),
});
const games = readPdn(readFileSync(file, 'utf8')).slice(0, Number(values.games));
const samples = games.flatMap((game) => samplesOf(engine, game, Number(values.nodes)));
const before = surprise(samples, OUTCOME_FITS);
const fits = fitted(samples, OUTCOME_FITS);
console.log(`${games.length} games, ${samples.length / 2} quiet positions at ${values.nodes} nodes`);
console.log(`log loss ${before.toFixed(4)} before, ${surprise(samples, fits).toFixed(4)} now`);
for (const { pieces, a, b } of fits) console.log(`${pieces} pieces: a ${a}, b ${b}`);
console.log(calibration(samples, fits));
if (values.write) write(fits);
