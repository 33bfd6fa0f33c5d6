/** The command prove as a user or a program starts it. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { runProgram } from './run-program.ts';

const folder = mkdtempSync(join(tmpdir(), 'crownhead-prove-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const ask = (...args: string[]) => runProgram(['prove', ...args]);

describe('[B12] crownhead prove', () => {
  it('proves, writes a certificate, and checks it', async () => {
    const file = join(folder, 'proof.bin');
    const made = await ask('--fen', 'B:W21,22,30:BK1,K2,K3,10', '--goal', 'win', '--out', file, '--json');
    expect(made).toEqual({
      code: 0,
      out: expect.stringMatching(/^\{"proved":true,"nodes":\d+\}\n$/),
      err: '',
    });
    const bytes = readFileSync(file);
    const damaged = join(folder, 'damaged.bin');
    bytes[40]! ^= 1;
    writeFileSync(damaged, bytes);
    const [good, bad, text] = await Promise.all([
      ask('--check', file, '--json'),
      ask('--check', damaged),
      ask('--check', file),
    ]);
    expect(good.code).toBe(0);
    expect(JSON.parse(good.out)).toMatchObject({ valid: true, goal: 'win', fen: 'B:W21,22,30:BK1,K2,K3,10' });
    expect(bad).toEqual({
      code: 1,
      out: '',
      err: expect.stringMatching(/proves nothing: it is damaged\.\n$/),
    });
    expect(text.out).toMatch(/Proved: Black wins\. \d+ positions checked\.\n$/);
  });

  it('says when nothing is proved, and what is asked wrongly', async () => {
    const [drawn, ...refused] = await Promise.all([
      ask('--fen', 'B:WK22:BK14', '--goal', 'win', '--json'),
      ask('--fen', 'B:WK22:BK14'),
      ask('--goal', 'win'),
      ask('--fen', 'nonsense', '--goal', 'win'),
    ]);
    expect(drawn).toEqual({ code: 1, out: '{"proved":false,"nodes":1}\n', err: '' });
    for (const { code, out, err } of refused) {
      expect([code, out]).toEqual([2, '']);
      expect(err.trim().split('\n')).toHaveLength(1);
    }
    const missing = await ask('--check', join(folder, 'missing.bin'));
    expect([missing.code, missing.err]).toEqual([1, expect.stringMatching(/cannot be read/)]);
  });
});
