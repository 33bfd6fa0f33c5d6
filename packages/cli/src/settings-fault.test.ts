/** What is said of settings by somebody who plays by lines. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { runProgram } from './run-program.ts';

const FOLDER = mkdtempSync(join(tmpdir(), 'crownhead-settings-'));
afterAll(() => rmSync(FOLDER, { recursive: true }));

const faultsIn = async (home: string): Promise<string> => {
  const env = { XDG_CONFIG_HOME: home };
  const { err, code } = await runProgram(['play', '--lines', '--name', 'Ann'], '', { env });
  expect(code).toBe(0);
  return err;
};

test('[N2] a name that cannot be remembered is told of, and damage once', async () => {
  const file = join(FOLDER, 'file');
  writeFileSync(file, '');
  expect(await faultsIn(file)).toContain(
    'crownhead: Your settings cannot be saved: they last until you quit.\n',
  );
  const damaged = join(FOLDER, 'damaged');
  mkdirSync(join(damaged, 'crownhead'), { recursive: true });
  writeFileSync(join(damaged, 'crownhead', 'config.json'), '{');
  expect(await faultsIn(damaged)).toBe(
    'crownhead: The settings were damaged: they are kept as config-damaged-1.json.\n',
  );
  expect(await faultsIn(damaged)).toBe('');
});
