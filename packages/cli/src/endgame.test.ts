/** The commands endgame and endgames as a user or a program starts them. */
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FULL, HAS_SIGNALS } from '@crownhead/testkit';
import { afterAll, describe, expect, it } from 'vitest';
import { jsonLines, runInTurn, runProgram, startProgram } from './run-program.ts';

const FOLDER = mkdtempSync(join(tmpdir(), 'crownhead-endgames-'));
afterAll(() => rmSync(FOLDER, { recursive: true, force: true }));

describe('endgame', () => {
  it('[R10] [V1] answers in the agreed form, byte for byte', async () => {
    const ask = (...args: string[]) => ['endgame', '--json', ...args];
    const ran = await runInTurn([
      ask('--fen', 'B:WK18,K22:BK1'),
      ask('--fen', 'W:WK1:BK32'),
      ask('--fen', 'B:W21,22,23,24:B9'),
      ask(),
      ask('--fen', 'B:WK18,K22:BK1', '--rules', 'lobby'),
    ]);
    expect(ran.map(({ out }) => out)).toEqual([
      '{"verdict":"loss","plies":24,"source":"table"}\n',
      '{"verdict":"draw","plies":null,"source":"table"}\n',
      '{"verdict":"loss","plies":null,"source":"table"}\n',
      '{"verdict":"unknown","plies":null,"source":null}\n',
      '{"verdict":"unknown","plies":null,"source":null}\n',
    ]);
    for (const { code, err } of ran) expect({ code, err }).toEqual({ code: 0, err: '' });
  });

  it('[R10] says it in words', async () => {
    const ask = (...args: string[]) => ['endgame', ...args];
    const ran = await runInTurn([
      ask('--fen', 'B:WK18,K22:BK1'),
      ask('--fen', 'W:WK18,K22,K30:B1,K2'),
      ask('--fen', 'W:WK1:BK32'),
      ask('--fen', 'B:W9,14:B5'),
      ask('--fen', 'B:W6:B1'),
      ask(),
      ask('--fen', 'W:WK1:BK32', '--rules', 'lobby'),
    ]);
    expect(ran.map(({ out }) => out.trimEnd().split('\n').at(-1))).toEqual([
      'White wins with best play, 24 plies from now.',
      'White wins with best play.',
      'A draw: with best play neither side wins.',
      'White has won: Black cannot move.',
      'Black wins with best play, 1 ply from now.',
      'Unknown: the endgame tables cover up to 5 pieces, and this position has 24.',
      'Unknown: the endgame tables are made for the official rules.',
    ]);
  });

  it('[E8] answers a line for a line of standard input', async () => {
    const input = 'B:WK18,K22:BK1\n\nB:W99:B1\r\nW:W:B1\n?:W:B1\nB:W:B1';
    const { code, out, err } = await runProgram(['endgame', '--fen', '-'], input);
    expect(jsonLines(out)).toEqual([
      { verdict: 'loss', plies: 24, source: 'table' },
      { error: 'bad-square', message: expect.any(String) },
      { verdict: 'loss', plies: 0, source: 'table' },
      { error: 'no-side-to-move', message: expect.any(String) },
      { verdict: 'win', plies: 1, source: 'table' },
    ]);
    expect({ code, err }).toEqual({ code: 1, err: '' });
  });

  it('[V1] bad questions get exit code 2, and tables that cannot be read exit code 1', async () => {
    const ran = await runInTurn([
      ['endgame', '--fen', 'nonsense'],
      ['endgame', '--fen', '?:WK1:BK32'],
      ['endgame', '--rules', 'chess'],
      ['endgames', 'build'],
      ['endgames', 'build', '--pieces', '9'],
      ['endgames', 'verify', '--workers', '0'],
    ]);
    for (const each of ran)
      expect(each).toEqual({ code: 2, out: '', err: expect.stringMatching(/^crownhead: [^\n]+\n$/) });
    const env = process.env.CROWNHEAD_TABLES;
    try {
      process.env.CROWNHEAD_TABLES = join(FOLDER, 'nowhere');
      const none = await runProgram(['endgame', '--fen', 'W:WK1:BK32']);
      expect(none).toEqual({
        code: 1,
        out: '',
        err: expect.stringMatching(/tables cannot be used: .*nowhere/),
      });
      process.env.CROWNHEAD_TABLES = mkdtempSync(join(FOLDER, 'empty-'));
      for (const fen of ['W:WK1:BK32', '-']) {
        const empty = await runProgram(['endgame', '--fen', fen], 'W:WK1:BK32\n');
        expect(empty).toEqual({
          code: 1,
          out: '',
          err: expect.stringMatching(/^crownhead: [^\n]*there are no endgame tables in [^\n]*empty-\w+\.\n$/),
        });
      }
    } finally {
      if (env === undefined) delete process.env.CROWNHEAD_TABLES;
      else process.env.CROWNHEAD_TABLES = env;
    }
  });
});

describe('endgames', () => {
  const out = join(FOLDER, 'three');

  it('[R10] builds, says what it took, and checks every position', async () => {
    const built = await runProgram(['endgames', 'build', '--pieces', '3', '--out', out, '--workers', '2']);
    expect(built).toMatchObject({ code: 0, err: '' });
    expect(built.out).toMatch(/^Tables of up to 3 pieces with 2 workers: about [\d.]+ MB of memory\.\n/);
    expect(built.out).toMatch(/Solved 199,520 positions, in \d+ s with at most [\d.]+ MB of memory\.\n/);
    expect(built.out).toMatch(/Each of 199,520 positions has the value that follows from its moves/);
    expect(readdirSync(out)).toEqual([
      'README.md',
      ...['distances-2', 'distances-3', 'results-2', 'results-3'].map((name) => `${name}.bin`),
    ]);
    const json = await runProgram(['endgames', 'verify', '--dir', out, '--json']);
    expect(JSON.parse(json.out)).toEqual({
      pieces: 3,
      exactPieces: 3,
      positions: 199_520,
      faults: 0,
      examples: [],
      miscounted: [],
      seconds: expect.any(Number),
      memory: expect.any(Number),
    });
  });

  it('[R10] a folder with nothing to check is no success', async () => {
    const empty = mkdtempSync(join(FOLDER, 'empty-'));
    const ran = await runProgram(['endgames', 'verify', '--dir', empty]);
    expect(ran).toMatchObject({ code: 1, out: 'There are no tables to check there.\n' });
    writeFileSync(join(empty, 'results-2.bin'), 'nonsense');
    const damaged = await runProgram(['endgames', 'verify', '--dir', empty]);
    expect(damaged).toEqual({
      code: 1,
      out: '',
      err: expect.stringMatching(/^crownhead: an endgame table is damaged/),
    });
  });

  // The library's own tests stop a build in every run.
  it.runIf(FULL && HAS_SIGNALS)('[R10] stopped with Ctrl-C, it goes on from there', async () => {
    const folder = join(FOLDER, 'stopped');
    const args = ['endgames', 'build', '--pieces', '4', '--out', folder, '--no-verify', '--json'];
    const child = startProgram(args);
    let err = '';
    child.stderr.setEncoding('utf8').on('data', (text) => {
      err += text;
    });
    const ended = new Promise((done) => child.on('close', done));
    const work = join(folder, '.building');
    // Three pieces are done when the first pair of four is.
    const timer = setInterval(() => {
      if (!existsSync(work) || !readdirSync(work).some((name) => name.startsWith('2k0m-2k0m'))) return;
      clearInterval(timer);
      child.kill('SIGINT');
    }, 5);
    expect(await ended).toBe(1);
    expect(err).toBe('crownhead: Stopped. Run the same command to continue.\n');
    const again = JSON.parse((await runProgram(args)).out);
    expect(again.resumed).toBeGreaterThan(199_520);
    expect(again.resumed).toBeLessThan(again.positions);
    expect(readdirSync(folder)).toHaveLength(7);
  });

  it('[V8] help reads well', async () => {
    const commands = ['endgame', 'endgames', 'endgames build', 'endgames verify'];
    const ran = await runInTurn(commands.map((command) => [...command.split(' '), '--help']));
    for (const [i, { code, out: text }] of ran.entries()) {
      expect(code).toBe(0);
      expect(text).toMatch(
        new RegExp(`^Usage: crownhead ${commands[i]}.*Examples:\\n {2}\\$ crownhead `, 's'),
      );
    }
    expect(ran[0]!.out).toContain('40-move rule');
  });
});
