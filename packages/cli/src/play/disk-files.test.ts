/** Saved games: the old one or the new one, whatever the disk does in between. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { DISK_FILES } from './disk-files.ts';

let folder: string;
let file: string;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'crownhead-world-'));
  file = join(folder, 'game.pdn');
  expect(await DISK_FILES.write(file, 'the first game')).toEqual({ ok: true, value: null });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const onlyHolds = (text: string) => {
  expect(readFileSync(file, 'utf8')).toBe(text);
  expect(readdirSync(folder)).toEqual(['game.pdn']);
};

it('[F1] a saved game takes the place of the one before', async () => {
  await DISK_FILES.write(file, 'another');
  onlyHolds('another');
});

it('[F1] a place that cannot be written is told in a sentence', async () => {
  const tell = async (place: string) => {
    const told = await DISK_FILES.write(place, 'x');
    return told.ok ? 'written' : told.error.replace(place, '…');
  };
  expect(await tell(folder)).toBe('… cannot be written: it is a folder.');
  expect(await tell(join(file, 'below.pdn'))).toBe('… cannot be written: part of its path is not a folder.');
  expect(await tell(join(folder, 'no/such.pdn'))).toBe(
    '… cannot be written: there is no such file or folder.',
  );
  onlyHolds('the first game');
});

it.skipIf(process.platform === 'win32')(
  '[F1] a disk without room costs the new game, not the old one',
  () => {
    const world = new URL('./disk-files.ts', import.meta.url);
    const code = `import(process.argv[1]).then(({ DISK_FILES }) => DISK_FILES.write(process.argv[2], 'x'.repeat(9000)).then(({ ok }) => console.log(ok)))`;
    const command = ['ulimit -f 1 && exec "$0" "$@"', process.execPath, '-e', code, world.href, file];
    const { stdout, stderr } = spawnSync('sh', ['-c', ...command], { encoding: 'utf8' });
    expect({ stdout, stderr }).toEqual({ stdout: 'false\n', stderr: '' });
    onlyHolds('the first game');
  },
);
