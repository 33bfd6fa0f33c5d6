import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { FULL } from '@crownhead/testkit';
import { afterAll, describe, expect, it } from 'vitest';
import { checkPdn } from './pdn-check.ts';
import { pdnCheckText } from './pdn-check-text.ts';
import { jsonLines, runProgram } from './run-program.ts';

const GOOD = '[Event "good"]\n[GameType "21"]\n\n1. 11-15 23-18 2. 8-11 26-23 *\n\n';
const MUST_JUMP = '[Event "bad"]\n[Result "*"]\n\n1. 11-15 22-18 2. 8-11 25-22 *\n\n';
const BAD_FEN = '[Event "bad"]\n[FEN "B:W99:B1"]\n\n1. 1-5 *\n\n';
const OTHER = '[Event "other"]\n[GameType "20"]\n\n1. 32-28 19-23 *\n\n';

const FAILED = { game: 3, ply: 3, token: '8-11', reason: 'must-jump' };
const NO_START = { game: 4, ply: 1, token: 'B:W99:B1', reason: 'bad-fen' };

async function* repeated(text: string, times: number): AsyncGenerator<string> {
  for (let i = 0; i < times; i++) yield text;
}

const folder = mkdtempSync(join(tmpdir(), 'crownhead-'));
afterAll(() => rmSync(folder, { recursive: true }));
const written = (name: string, text: string | Uint8Array): string => {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
};

describe('pdn check', () => {
  const mixed = written('mixed.pdn', GOOD + OTHER + MUST_JUMP + BAD_FEN);
  const good = written('good.pdn', (GOOD + GOOD).replaceAll('\n', '\r\n'));

  it('[F3] answers a line a file in the agreed form, byte for byte', async () => {
    const { code, out, err } = await runProgram(['pdn', 'check', mixed, good, '--json']);
    const [first, second] = out.split('\n');
    expect(first).toBe(
      `{"file":${JSON.stringify(mixed)},"games":3,"legal":1,"failures":[` +
        '{"game":3,"ply":3,"token":"8-11","reason":"must-jump"},' +
        '{"game":4,"ply":1,"token":"B:W99:B1","reason":"bad-fen"}],"skipped":1}',
    );
    expect(second).toBe(`{"file":${JSON.stringify(good)},"games":2,"legal":2,"failures":[],"skipped":0}`);
    expect({ code, err }).toEqual({ code: 1, err: '' });
  });

  it('[F2] a file that cannot be read is told, and the others are still checked', async () => {
    const missing = join(folder, 'missing.pdn');
    const [files, stdin, none, text] = await Promise.all([
      runProgram(['pdn', 'check', missing, folder, good, '--json']),
      runProgram(['pdn', 'check', '-', '--json'], GOOD),
      runProgram(['pdn', 'check']),
      runProgram(['pdn', 'check', mixed, good]),
    ]);
    expect(files.err).toBe(
      `crownhead: ${missing} cannot be read: there is no such file or folder.\n` +
        `crownhead: ${folder} cannot be read: it is a folder.\n`,
    );
    const nothing = { games: 0, legal: 0, failures: [], skipped: 0, error: 'unreadable-file' };
    expect(jsonLines(files.out)).toEqual([
      { file: missing, ...nothing, message: expect.stringContaining('no such file') },
      { file: folder, ...nothing, message: expect.stringContaining('a folder') },
      { file: good, games: 2, legal: 2, failures: [], skipped: 0 },
    ]);
    expect(files.code).toBe(1);
    expect(stdin).toMatchObject({ code: 0, err: '' });
    expect(jsonLines(stdin.out)).toEqual([{ file: '-', games: 1, legal: 1, failures: [], skipped: 0 }]);
    expect(none).toMatchObject({ code: 2, out: '' });
    expect(text.code).toBe(1);
    expect(text.out.replaceAll(folder, '')).toMatchInlineSnapshot(`
      "/mixed.pdn: 3 games, 1 legal; 1 of another kind of draughts left out
        game 3, ply 3, “8-11”: You must jump: a jump is available.
        game 4, ply 1, “B:W99:B1”: The start position of the game cannot be read.
      /good.pdn: 2 games, all legal
      "
    `);
  });

  it('[F2] [V4] a gzip file is read by what is in it, and so are old encodings', async () => {
    const umlaut = GOOD.replace('good', 'Müller');
    const files = [
      written('packed.pdn', gzipSync(GOOD + GOOD)),
      written('named-like-gzip.pdn.gz', GOOD + GOOD),
      written('utf-16-le.pdn', Buffer.from(`\ufeff${umlaut.repeat(2)}`, 'utf16le')),
      written('utf-16-be.pdn', Buffer.from(`\ufeff${umlaut.repeat(2)}`, 'utf16le').swap16()),
      written('windows.pdn', Buffer.from(umlaut.repeat(2), 'latin1')),
    ];
    const { code, out, err } = await runProgram(['pdn', 'check', ...files]);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toBe(files.map((file) => `${file}: 2 games, all legal\n`).join(''));
  });

  it('[F2] what is no PDN fails and says so', async () => {
    const files = {
      'picture.png': Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), randomBytes(5000)]),
      'empty.pdn': '',
      'prose.txt': 'It began at 11-15 on a rainy morning, as such things do.\n\nNobody had slept (1. much).',
      'page.html': '<!doctype html><title>1-0</title><p>Not found.</p>',
      'prose.gz': gzipSync('Nothing but words.'),
    };
    const names = Object.entries(files).map(([name, content]) => written(name, content));
    const damaged = written('damaged.gz', gzipSync(GOOD.repeat(50)).subarray(0, 60));
    const [ran, piped] = await Promise.all([
      runProgram(['pdn', 'check', ...names, damaged, good, '--json']),
      runProgram(['pdn', 'check', '-'], 'Nothing but words.'),
    ]);
    expect(ran.code).toBe(1);
    expect(ran.err).toBe(
      names
        .map((name) => `crownhead: ${name} is not a PDN file: no game was found in it.\n`)
        .concat(`crownhead: ${damaged} cannot be read: it is compressed with gzip and damaged.\n`)
        .join(''),
    );
    expect(jsonLines(ran.out).map((line) => (line as { error?: string }).error)).toEqual([
      ...names.map(() => 'not-pdn'),
      'unreadable-file',
      undefined,
    ]);
    expect(piped).toMatchObject({ code: 1, out: '' });
    expect(piped.err).toContain('not a PDN file');
  });

  it('[V4] a gzip file that unpacks to gigabytes is read in little memory', async () => {
    const spaces = gzipSync(Buffer.alloc(16 * 2 ** 20, 0x20), { level: 9 });
    const bomb = written('bomb.gz', spaces);
    const { code, err } = await runProgram(['pdn', 'check', bomb], '', { node: ['--max-old-space-size=64'] });
    expect({ code, err }).toEqual({
      code: 1,
      err: `crownhead: ${bomb} is not a PDN file: no game was found in it.\n`,
    });
  });

  it('[F3] counts every game once, however the text is cut', async () => {
    const text = GOOD + OTHER + MUST_JUMP + BAD_FEN;
    for (const size of [1, 7, 64]) {
      const pieces = (async function* () {
        for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size);
      })();
      expect(await checkPdn(pieces)).toEqual({
        games: 3,
        legal: 1,
        failures: [FAILED, NO_START],
        variations: [],
        skipped: 1,
        unlisted: 0,
        isPdn: true,
      });
    }
  });

  it('[F2] shows what it cannot read without what a terminal would obey', async () => {
    const failures = [{ game: 1, ply: 1, reason: 'bad-fen' as const, token: '\u001b]0;title\u0007' }];
    const text = pdnCheckText('x.pdn', {
      games: 1,
      legal: 0,
      failures,
      variations: [],
      skipped: 0,
      unlisted: 0,
      isPdn: true,
    });
    expect(text).toContain('“ ]0;title ”');
  });

  it('[F3] tells of moves in variations that are not legal, and the game is legal all the same', async () => {
    const file = written(
      'variations.pdn',
      '1. 11-15 (1. 11-16 24-20 (1... 24-18)) 22-18 2. 15x22 (2. 8-11) 25x18 *\n',
    );
    const [text, json] = await Promise.all([
      runProgram(['pdn', 'check', file]),
      runProgram(['pdn', 'check', file, '--json']),
    ]);
    expect(text).toEqual({
      code: 0,
      err: '',
      out:
        `${file}: 1 game, legal; 2 variations not legal\n` +
        '  game 1, variation, ply 2, “24-18”: Pieces move diagonally.\n' +
        '  game 1, variation, ply 3, “8-11”: You must jump: a jump is available.\n',
    });
    expect(jsonLines(json.out)).toEqual([
      {
        file,
        games: 1,
        legal: 1,
        failures: [],
        skipped: 0,
        variations: [
          { game: 1, ply: 2, token: '24-18', reason: 'not-diagonal' },
          { game: 1, ply: 3, token: '8-11', reason: 'must-jump' },
        ],
      },
    ]);
  });

  it.runIf(FULL)('[V4] lists only so many failures, and shows people the first', async () => {
    const long = `[FEN "B:${'x'.repeat(900)}"]\n\n*\n\n`;
    const checked = await checkPdn(repeated(long.repeat(100), 1001));
    expect(checked).toMatchObject({ games: 100_100, legal: 0, unlisted: 100 });
    expect(checked.failures).toHaveLength(100_000);
    expect(checked.failures[0]!.token).toHaveLength(200);
    const lines = pdnCheckText('many.pdn', checked).split('\n');
    expect(lines).toHaveLength(23);
    expect(lines.at(-2)).toBe('  … and 100,080 more (--json lists them)');
  });
});
