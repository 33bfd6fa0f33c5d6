/** `crownhead puzzles` as somebody runs it. */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { jsonLines, runProgram } from '../run-program.ts';

const folder = mkdtempSync(join(tmpdir(), 'crownhead-puzzles-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Only 30-26 holds, by the endgame tables. In the second game there is nothing to be chosen. */
const GAMES =
  '[Event "Club"]\n[FEN "W:W22,30:B13,14"]\n\n1. 30-26 14-17 *\n\n[FEN "W:W22:B18"]\n\n1. 22x15 *\n\n';

const MINED = join(folder, 'puzzles.pdn');
const MINE = ['puzzles', 'mine', '-', '--out', MINED, '--workers', '1'];

let mined: ReturnType<typeof runProgram> | null = null;

/** The puzzle of these games, mined once for all who look at it. */
const mine = (): ReturnType<typeof runProgram> => {
  mined ??= runProgram([...MINE, '--json'], GAMES);
  return mined;
};

describe('[B27] crownhead puzzles', () => {
  it('mines a file, goes on where it was, and checks what it found', async () => {
    const first = await mine();
    expect([first.code, first.err]).toEqual([0, '']);
    expect(jsonLines(first.out)).toEqual([{ games: 2, puzzles: 1 }]);
    const text = readFileSync(MINED, 'utf8');
    for (const part of ['[Puzzle "draw"]', '[Tier "checked"]', '[Source "Club"]', '1... 30-26 (', '22-17?'])
      expect(text).toContain(part);

    const again = await runProgram(MINE, GAMES);
    expect(again.out).toBe(`2 games, 0 new puzzles in ${MINED}.\n`);
    expect(readFileSync(MINED, 'utf8')).toBe(text);

    const checked = await runProgram(['puzzles', 'check', MINED, '--workers', '1', '--nodes', '20000']);
    expect([checked.code, checked.out]).toEqual([0, '1 checked, 0 with objections.\n']);
    const wrong = join(folder, 'wrong.pdn');
    const [head] = text.split('1... ');
    writeFileSync(wrong, `${head}1... 22-18 (1... 22-17?) (1... 30-25?) (1... 30-26?) *\n`);
    const refused = await runProgram(['puzzles', 'check', wrong, '--workers', '1', '--nodes', '20000']);
    expect(refused.code).toBe(1);
    expect(refused.out).toContain('30-26 is called wrong, but keeps the result.');
    expect(refused.out).toContain('22-18 is called right, but gives the result away.');
    expect(refused.out).toContain('1 checked, 1 with objections.');
  });

  it('[B28] proves what it found, and checks the certificates', async () => {
    await mine();
    const [out, proofs] = ['proved.pdn', 'proofs.bin'].map((name) => join(folder, name));
    const proved = await runProgram(['puzzles', 'prove', MINED, '--out', out!, '--proofs', proofs!]);
    expect([proved.code, proved.out]).toEqual([0, '1 of 1 puzzles proved.\n']);
    expect(readFileSync(out!, 'utf8')).toContain('[Tier "proved"]');
    const check = (file: string) =>
      runProgram(['puzzles', 'check', file, '--proofs', proofs!, '--workers', '1', '--nodes', '20000']);
    expect((await check(out!)).out).toBe('1 checked, 0 with objections.\n');
    const other = join(folder, 'other.pdn');
    writeFileSync(other, readFileSync(out!, 'utf8').replace(/PuzzleId "[^"]*"/, 'PuzzleId "other"'));
    const refused = await check(other);
    expect([refused.code, refused.out]).toEqual([
      1,
      'Puzzle 1: It is called proved, and its certificates do not prove it.\n1 checked, 1 with objections.\n',
    ]);
    writeFileSync(proofs!, 'nothing');
    expect((await check(out!)).err).toBe(`crownhead: ${proofs} has no certificates of puzzles.\n`);
  });

  it('says what is wrong with a file in one sentence', async () => {
    const plain = await runProgram(['puzzles', 'check', '-', '--json', '--workers', '1'], GAMES);
    expect(plain.code).toBe(1);
    expect(jsonLines(plain.out)).toMatchObject([
      { puzzles: 2, bad: [{ game: 1, objections: ['It has no PuzzleId.'] }, { game: 2 }] },
    ]);
    const none = await runProgram(['puzzles', 'check', '-', '--workers', '1'], 'nothing');
    expect([none.code, none.err.trim()]).toEqual([
      1,
      'crownhead: Standard input is not a PDN file: no game was found in it.',
    ]);
    const missing = join(folder, 'missing.pdn');
    const gone = await runProgram([
      'puzzles',
      'mine',
      missing,
      '--out',
      join(folder, 'x.pdn'),
      '--workers',
      '1',
    ]);
    expect([gone.code, gone.out]).toEqual([1, '']);
    expect(gone.err.trim().split('\n')).toHaveLength(1);
    const nowhere = join(folder, 'no', 'such.pdn');
    const unwritable = {
      code: 1,
      out: '',
      err: `crownhead: ${nowhere} cannot be written: there is no such file or folder.\n`,
    };
    expect(await runProgram(['puzzles', 'mine', '-', '--out', nowhere, '--workers', '1'], GAMES)).toEqual(
      unwritable,
    );
    const proofs = join(folder, 'proofs-of-none.bin');
    expect(await runProgram(['puzzles', 'prove', '-', '--out', nowhere, '--proofs', proofs], GAMES)).toEqual(
      unwritable,
    );
    expect([existsSync(nowhere), existsSync(proofs)]).toEqual([false, false]);
  });
});
