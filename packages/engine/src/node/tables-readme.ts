/** The README of a folder of tables: what is in each file, and how to make it again. */
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Material, materialKey } from '../endgame/material.ts';
import { readTableFile, type TableKind } from '../endgame/table-file.ts';
import { readTablesFolder, type TableFileBytes } from './tables-folder.ts';

const thousands = (n: number): string => n.toLocaleString('en-US');

const row = (...cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

export function tablesReadme(files: readonly TableFileBytes[]): string {
  const tables = files.map(({ name, bytes }) => ({ name, bytes, table: readTableFile(bytes) }));
  const most = (kind: TableKind): number =>
    Math.max(...tables.filter(({ table }) => table.kind === kind).map(({ table }) => table.pieces), 0);
  const slow = tables
    .filter(({ table }) => table.kind === 'progress')
    .flatMap(({ table }) => table.slices.map(({ material }) => `\`${shortKey(material)}\``));
  const longestWins = new Map<string, number>();
  for (const { table } of tables) {
    if (table.kind === 'distances')
      for (const { material, counts } of table.slices) longestWins.set(materialKey(material), counts.longest);
  }
  const results = tables.filter(({ table }) => table.kind === 'results');
  const size = files.reduce((sum, { bytes }) => sum + bytes.length, 0);
  return [
    '# Endgame tables',
    '',
    `Who wins every position of up to ${most('results')} pieces under the official rules, and in how many plies for up to ${most('distances')}.`,
    ...(slow.length > 0
      ? [
          `For ${slow.join(' and ')}, which are won slowly, also in how many moves something is captured or a man moves.`,
        ]
      : []),
    'Made by the first command below, checked position by position by the second; making them again gives the same bytes.',
    'The format, the method and what it takes are in `docs/endgames.md`. This file is written by the build.',
    '',
    '```',
    `crownhead endgames build --pieces ${most('results')}${most('distances') === 4 ? '' : ` --distances ${most('distances')}`}`,
    'crownhead endgames verify',
    '```',
    '',
    `## Files (${thousands(size)} bytes)`,
    '',
    row('file', 'bytes', 'SHA-256'),
    row('---', '---:', '---'),
    ...files.map(({ name, bytes }) => row(`\`${name}\``, thousands(bytes.length), `\`${sha256(bytes)}\``)),
    '',
    '## Positions',
    '',
    'For the side to move, both sides having pieces; positions with a capture are counted as well.',
    '',
    row('pieces', 'positions', 'won', 'drawn', 'lost', 'longest win (plies)'),
    row('---:', '---:', '---:', '---:', '---:', '---:'),
    ...results.map(({ table }) => {
      const total = (of: 'win' | 'draw' | 'loss') => table.slices.reduce((sum, s) => sum + s.counts[of], 0);
      const [win, draw, loss] = [total('win'), total('draw'), total('loss')];
      return row(
        `${table.pieces}`,
        ...[win + draw + loss, win, draw, loss].map(thousands),
        longest(table.slices.map(({ material }) => longestWins.get(materialKey(material)))),
      );
    }),
    '',
    '## By material',
    '',
    '`2k1m-1k` is two kings and a man, to move, against a king.',
    '',
    row('material', 'positions', 'won', 'drawn', 'lost', 'longest win (plies)'),
    row('---', '---:', '---:', '---:', '---:', '---:'),
    ...results.flatMap(({ table }) =>
      table.slices.map(({ material, counts: { win, draw, loss } }) =>
        row(
          shortKey(material),
          ...[win + draw + loss, win, draw, loss].map(thousands),
          longest([longestWins.get(materialKey(material))]),
        ),
      ),
    ),
    '',
  ].join('\n');
}

const longest = (plies: readonly (number | undefined)[]): string => {
  const known = plies.filter((n) => n !== undefined);
  return known.length < plies.length ? '' : `${Math.max(...known)}`;
};

/** Without the kinds a side has none of. */
const shortKey = (material: Material): string => materialKey(material).replace(/0[km]/g, '');

export function writeReadme(folder: string): void {
  writeFileSync(join(folder, 'README.md'), tablesReadme(readTablesFolder(folder)));
}
