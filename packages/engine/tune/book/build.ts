/**
 * Builds the opening book by the engine's own search. Stop it at any time; the same command continues where it was, since
 * every score is kept in WORK as it is found.
 * node packages/engine/tune/book/build.ts WORK OUT [--size N] [--nodes N] [--workers N]
 */
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { parseArgs } from 'node:util';
import type { Position } from '@crownhead/rules';
import { writeBook } from '../../src/book/book-file.ts';
import { bookKey } from '../../src/book/key.ts';
import { crc32 } from '../../src/endgame/crc32.ts';
import { ballotOpenings, openGame } from '../../src/match/opening.ts';
import { FITTED_NET } from '../../src/net/fitted-net.ts';
import { WorkerPool } from '../../src/node/worker-pool.ts';
import { growBook } from './grow.ts';

const LOWEST_PRIORITY = 19;
const REPORT_MS = 60_000;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    size: { type: 'string', default: '5000' },
    nodes: { type: 'string', default: '100000' },
    workers: { type: 'string', default: '1' },
  },
});
const [work, out] = positionals;
if (work === undefined || out === undefined) throw new Error('which files? WORK OUT');
setPriority(LOWEST_PRIORITY);

/** Scores of another net, or of fewer nodes, are not taken up. */
const search = `${values.nodes} ${crc32(new TextEncoder().encode(FITTED_NET)).toString(16).padStart(8, '0')}`;
/** A line of the file: nodes and net, key, score. A line cut short by a crash is not one. */
const LINE = /^(\d+ [\da-f]{8}) (\S+) (-?\d+)\n/gm;
const known = new Map<string, number>();
for (const [, by, key, score] of (existsSync(work) ? readFileSync(work, 'utf8') : '').matchAll(LINE))
  if (by === search) known.set(key!, Number(score));
console.log(`${known.size} scores taken up`);

const pool = new WorkerPool<Position, number>(
  new URL('./evaluate-worker.ts', import.meta.url),
  Number(values.workers),
  Number(values.nodes),
);

async function evaluate(positions: readonly Position[]): Promise<number[]> {
  const fresh = positions.filter((position) => !known.has(bookKey(position)));
  const scores = await pool.map(fresh);
  for (const [i, position] of fresh.entries()) known.set(bookKey(position), scores[i]!);
  const lines = fresh.map((position, i) => `${search} ${bookKey(position)} ${scores[i]}\n`);
  if (lines.length > 0) appendFileSync(work!, lines.join(''));
  return positions.map((position) => known.get(bookKey(position))!);
}

/** The positions a game goes through on its way to a ballot. */
const lines = ballotOpenings('174').map((opening) => {
  const { plies, position } = openGame(opening);
  return [...plies.map(({ before }) => before), position];
});
const size = Number(values.size);
let reported = performance.now();
const settings = { size, lines, plyCost: 8, batch: 32, keep: 60 };
const book = await growBook(settings, evaluate, (grown) => {
  if (performance.now() - reported < REPORT_MS) return;
  reported = performance.now();
  console.log(`${grown} of ${size} positions`);
});
await pool.close();
const bytes = writeBook(book);
writeFileSync(out, bytes);
console.log(`${book.size} positions, ${bytes.length} bytes`);
