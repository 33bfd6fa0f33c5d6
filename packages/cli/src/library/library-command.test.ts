/** The commands of the library as a user or a program starts them. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SearchTexts } from '@crownhead/terminal/query';
import { afterAll, describe, expect, it } from 'vitest';
import { runProgram } from '../run-program.ts';
import { queryOf } from './read-options.ts';

const PDN = `
[Event "Club night"] [Black "Ann"] [White "Bob"] [Date "1999.05.01"]
1. 11-15 23-18 2. 8-11 27-23 3. 4-8 1-0

[Event "Final"] [Black "Bob"] [White "Cid"] [Date "2003.??.??"]
1. 9-14 22-18 2. 5-9 25-22 1/2-1/2

[Event "Again"] [Black "Ann"] [White "Bob"] [Date "1999.05.01"]
1. 11-15 23-18 2. 8-11 27-23 3. 4-8 1-0`;

const folder = mkdtempSync(join(tmpdir(), 'crownhead-library-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const ask = (...args: string[]) => runProgram(['library', ...args], PDN);

describe('crownhead library', () => {
  it('[B1] search answers in the agreed form, byte for byte', async () => {
    const ran = await Promise.all([
      ask('search', '-', '--fen', 'W:W18,21,22,24-32:B1-7,9-12,15', '--json'),
      ask('search', '-', '--mask', 'W18:E9', '--json'),
      ask('search', '-', '--material', '12m-12m', '--held', '6', '--player', 'ann', '--json'),
      ask('search', '-', '--fen', 'W:W18,21,23-32:B1-9,11,12,15', '--reversed', '--json'),
      ask('search', '-', '--result', 'drawn', '--year', '2000-', '--json'),
    ]);
    expect(ran.map(({ out }) => out)).toEqual([
      '{"games":3,"matches":[{"file":"-","game":1,"ply":3},{"file":"-","game":3,"ply":3}]}\n',
      '{"games":3,"matches":[{"file":"-","game":2,"ply":2}]}\n',
      '{"games":3,"matches":[{"file":"-","game":1,"ply":0},{"file":"-","game":3,"ply":0}]}\n',
      '{"games":3,"matches":[{"file":"-","game":1,"ply":2},{"file":"-","game":3,"ply":2}]}\n',
      '{"games":3,"matches":[{"file":"-","game":2,"ply":0}]}\n',
    ]);
    for (const { code, err } of ran) expect({ code, err }).toEqual({ code: 0, err: '' });
  });

  it('[B2] explore answers in the agreed form, for all games or one player', async () => {
    const [all, one] = await Promise.all([
      ask('explore', '-', '--fen', 'B:W21-32:B1-12', '--json'),
      ask('explore', '-', '--player', 'cid', '--json'),
    ]);
    expect(all!.out).toBe(
      '{"moves":[{"move":"11-15","games":2,"black":2,"white":0,"drawn":0},{"move":"9-14","games":1,"black":0,"white":0,"drawn":1}]}\n',
    );
    expect(one!.out).toBe('{"moves":[{"move":"9-14","games":1,"black":0,"white":0,"drawn":1}]}\n');
  });

  it('[B5] people read what was found', async () => {
    const [found, explored, duplicates, shipped] = await Promise.all([
      ask('search', '-', '--opening', 'cross'),
      ask('explore', '-'),
      ask('duplicates', '-'),
      ask('info'),
    ]);
    expect(found!.out).toMatch(
      /^2 of 3 games found[\s\S]*game 1 +Ann – Bob +Club night +1999 +Black won +5 plies +Cross\n/,
    );
    expect(explored!.out).toMatch(
      /3 of 3 games[\s\S]*move +games +Black +draw +White +last\n +11-15 +2 +100 % +0 % +0 % +1999\n/,
    );
    expect(duplicates!.out).toMatch(/^1 game of 3 more than once, 1 too many:\n {2}game 1, game 3\n/);
    expect(shipped!.out).toMatch(
      /games +9,377\n +plies +460,287\n +different positions +293,960\n[\s\S]*MIT License/,
    );
  });

  it('[B1] search writes the games that were found to a file', async () => {
    const file = join(folder, 'found.pdn');
    const [ran, failed] = await Promise.all([
      ask('search', '-', '--player', 'cid', '--out', file, '--json'),
      ask('search', '-', '--out', join(folder, 'missing', 'found.pdn')),
    ]);
    expect(ran.out).toBe('{"games":3,"matches":[{"file":"-","game":2,"ply":0}]}\n');
    expect(readFileSync(file, 'utf8')).toMatch(
      /\[White "Cid"\][\s\S]*1\. 9-14 22-18 2\. 5-9 25-22 1\/2-1\/2\n/,
    );
    expect([failed.code, failed.out, failed.err]).toEqual([
      1,
      '',
      expect.stringMatching(/cannot be written/),
    ]);
  });

  it('[B1] what cannot be asked is refused in one sentence', async () => {
    const cases = [
      [['search', '--held', '3'], 2, /--held is about a board/],
      [['search', '--fen', 'B:W21:B1', '--mask', 'B1'], 2, /cannot be used with/],
      [['explore', '--fen', 'nonsense'], 2, /B or W/],
      [['search', 'no-such-file.pdn', '--json'], 1, /no-such-file\.pdn cannot be read/],
      [['search', 'package.json'], 1, /is not a PDN file/],
    ] as const;
    const ran = await Promise.all(cases.map(([args]) => runProgram(['library', ...args])));
    for (const [i, { code, out, err }] of ran.entries()) {
      const [, expected, sentence] = cases[i]!;
      expect(err).toMatch(sentence);
      expect([code, out, err.trim().split('\n').length]).toEqual([expected, '', 1]);
    }
  });

  it.each<[SearchTexts, RegExp]>([
    [{ mask: 'x' }, /The mask cannot be read at “x”: a section begins with/],
    [{ mask: 'B40' }, /squares go from 1 to 32/],
    [{ material: '3' }, /write it like 2k1m-1k/],
    [{ material: '13m-1k' }, /at most 12 pieces/],
    [{ reversed: true }, /--reversed is about a board/],
    [{ year: '1960-1950' }, /backwards/],
    [{ plies: 'many' }, /must be a number or a range/],
    [{ side: 'black' }, /--side is the side of the --player/],
    [{ fen: 'B:W99:B1' }, /./],
  ])('[B1] %j is explained', (options, sentence) => {
    const read = queryOf(options);
    expect(read.ok ? '' : read.error).toMatch(sentence);
  });
});
