/** Weighs the built web app and writes what a visitor loads into docs/web.md, between its markers. */
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const ROOT = join(import.meta.dirname, '..');
const PAGE = join(ROOT, 'docs/web.md');
const DIST = join(ROOT, 'packages/web/dist');
const [BEGIN, END] = ['<!-- size: written by scripts/web-size.ts -->', '<!-- end of size -->'];

const PARTS: readonly (readonly [string, RegExp])[] = [
  ['Script before the first move', /assets.(?:index|app)-[^.]*\.js$/],
  ['Styles before the first move', /assets.(?:index|app)-[^.]*\.css$/],
  ['The engine', /engine-worker[^.]*\.js$/],
  ['The opening book', /openings-[^/\\]*\.bin$/],
  ['The library’s worker', /library-worker[^.]*\.js$/],
  ['The games that come with the library', /acf-[^/\\]*\.gz$/],
  ['All scripts, five languages, engine included', /\.js$/],
  ['Endgame tables of 2 to 5 pieces', /tables.*\.bin$/],
];

const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(bytes < 10_240 ? 1 : 0)} KB`;

const files = readdirSync(DIST, { recursive: true, encoding: 'utf8' })
  .map((name) => join(DIST, name))
  .filter((file) => statSync(file).isFile());

const rows = PARTS.map(([name, fits]) => {
  const found = files.filter((file) => fits.test(file));
  if (found.length === 0) throw new Error(`There is nothing in ${DIST} for “${name}”.`);
  const gzip = found.reduce((sum, file) => sum + gzipSync(readFileSync(file), { level: 9 }).length, 0);
  return `| ${name} | ${found.length} | ${kilobytes(gzip)} |`;
});
const written = ['| What | files | gzip |', '| --- | ---: | ---: |', ...rows].join('\n');

const before = readFileSync(PAGE, 'utf8');
const [start, end] = [before.indexOf(BEGIN), before.indexOf(END)];
if (start < 0 || end < start) throw new Error(`${PAGE} has no place for it: ${BEGIN} … ${END}`);
writeFileSync(PAGE, `${before.slice(0, start + BEGIN.length)}\n${written}\n${before.slice(end)}`);
console.log(written);
