/** What the app keeps: whole, for its owner alone, and forgiving when it is read. */
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { DEFAULT_CONFIG, parseConfig, withName } from './config.ts';
import { AppFiles, configFolder, playerFile } from './files.ts';
import { readPlayerFile, writePlayerFile } from './player-files.ts';
import { appendWhole } from './write-whole.ts';

const folder = mkdtempSync(join(tmpdir(), 'crownhead-terminal-'));
afterAll(() => rmSync(folder, { recursive: true }));

const UNKEPT = 'Your settings cannot be saved: they last until you quit.';

describe('config', () => {
  test('[N2] what was kept is there at the next start, readable by its owner only', () => {
    const home = join(folder, 'a', 'crownhead');
    const config = { ...DEFAULT_CONFIG, name: 'Ann', tokens: { 'http://x': 'secret' }, level: 7 };
    expect(new AppFiles(home).readConfig()).toEqual(DEFAULT_CONFIG);
    new AppFiles(home).writeConfig(config);
    expect(new AppFiles(home).readConfig()).toEqual(config);
    expect(statSync(join(home, 'config.json')).mode & 0o777).toBe(0o600);
    expect(readdirSync(home)).toEqual(['config.json']);
  });

  test('two programs at once: each keeps what it changes, and takes nothing from the other', () => {
    const home = join(folder, 'shared');
    const [ann, bob] = [new AppFiles(home), new AppFiles(home)];
    const start = ann.readConfig();
    bob.readConfig();
    ann.writeConfig({ ...start, name: 'Ann', tokens: { a: '1' } });
    bob.writeConfig({ ...start, level: 9, tokens: { b: '2' } });
    ann.writeConfig({ ...start, name: 'Ann', numbers: false, tokens: {} });
    expect(new AppFiles(home).readConfig()).toEqual({
      ...start,
      ...{ name: 'Ann', level: 9, numbers: false, tokens: { b: '2' } },
    });
  });

  test('[N2] a pass that another program has renewed is not undone by a change of something else', () => {
    const home = join(folder, 'renewed');
    const [ann, bob] = [new AppFiles(home), new AppFiles(home)];
    ann.writeConfig({ ...ann.readConfig(), tokens: { a: 'old', b: 'old' } });
    const known = bob.readConfig();
    ann.writeConfig({ ...ann.readConfig(), tokens: { a: 'new', b: 'old' } });
    bob.writeConfig({ ...known, level: 9, tokens: { ...known.tokens, c: '3' } });
    expect(new AppFiles(home).readConfig()).toMatchObject({
      level: 9,
      tokens: { a: 'new', b: 'old', c: '3' },
    });
  });

  test('passes go along with a new name', () => {
    const config = { ...DEFAULT_CONFIG, name: 'Ann', tokens: { 'Ann at x': '1', 'Bob at x': '2' } };
    expect(withName(config, 'Anna').tokens).toEqual({ 'Anna at x': '1', 'Bob at x': '2' });
    expect(withName(DEFAULT_CONFIG, 'Ann')).toEqual({ ...DEFAULT_CONFIG, name: 'Ann' });
  });

  test.each(['', '{', 'null', '[]', '"x"'])('no settings at all: %j', (text) => {
    expect(parseConfig(text)).toBeNull();
  });

  test('what is no setting is as on the first start', () => {
    expect(parseConfig('{"name":5,"level":99,"tokens":[1]}')).toEqual(DEFAULT_CONFIG);
  });

  test('[N2] settings with a typo in them are kept aside with their passes, and the player is told', () => {
    const home = join(folder, 'typo');
    const file = join(home, 'config.json');
    const damaged = '{ "name": "Ann", "tokens": { "Ann at x": "secret" }, }';
    mkdirSync(home);
    writeFileSync(file, damaged);
    const files = new AppFiles(home);
    expect(files.readConfig()).toEqual(DEFAULT_CONFIG);
    expect(files.fault).toBe('The settings were damaged: they are kept as config-damaged-1.json.');
    files.writeConfig({ ...DEFAULT_CONFIG, level: 9 });
    expect(files.fault).toBe(files.readFault);
    expect(readFileSync(join(home, 'config-damaged-1.json'), 'utf8')).toBe(damaged);
    // Damaged while the program runs: what the program knows is written, and nothing is lost.
    writeFileSync(file, '{');
    files.writeConfig({ ...DEFAULT_CONFIG, level: 9, numbers: false });
    expect(files.fault).toContain('config-damaged-2.json');
    expect(readFileSync(join(home, 'config-damaged-2.json'), 'utf8')).toBe('{');
    const again = new AppFiles(home);
    expect(again.readConfig()).toMatchObject({ level: 9, numbers: false });
    expect(again.fault).toBeNull();
  });

  test('[N2] settings that cannot be read are never written over', () => {
    const home = join(folder, 'unreadable');
    // A folder in its place is unreadable to everybody, to an administrator as well.
    mkdirSync(join(home, 'config.json'), { recursive: true });
    const files = new AppFiles(home);
    expect(files.readConfig()).toEqual(DEFAULT_CONFIG);
    expect(files.fault).toBe('Your settings cannot be read: it is a folder.');
    files.writeConfig({ ...DEFAULT_CONFIG, level: 9 });
    expect(files.fault).toBe(UNKEPT);
    expect(readdirSync(home)).toEqual(['config.json']);
  });

  test.skipIf(process.platform === 'win32' || process.getuid?.() === 0)(
    '[N2] settings of somebody else stay as they are',
    () => {
      const home = join(folder, 'forbidden');
      const file = join(home, 'config.json');
      mkdirSync(home);
      writeFileSync(file, '{"name":"Ann"}', { mode: 0o000 });
      const files = new AppFiles(home);
      files.readConfig();
      expect(files.fault).toBe('Your settings cannot be read: permission denied.');
      files.writeConfig({ ...DEFAULT_CONFIG, level: 9 });
      expect(files.fault).toBe(UNKEPT);
      chmodSync(file, 0o600);
      expect(readFileSync(file, 'utf8')).toBe('{"name":"Ann"}');
    },
  );

  test('what can be read counts', () => {
    expect(parseConfig('{"name":"Ann","numbers":"yes","color":"256"}')).toEqual({
      ...DEFAULT_CONFIG,
      name: 'Ann',
      color: '256',
    });
  });

  test('a folder that cannot be written costs the memory, not the game', () => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    const files = new AppFiles(join(file, 'crownhead'));
    files.writeConfig(DEFAULT_CONFIG);
    expect(files.fault).toBe(UNKEPT);
    expect(files.readFault).toBeNull();
    files.storage.write('x');
    expect(files.storage.read()).toBeNull();
    expect(files.hasTable).toBe(false);
  });

  test('the folder follows XDG_CONFIG_HOME', () => {
    expect(configFolder({ XDG_CONFIG_HOME: '/x' })).toBe(join('/x', 'crownhead'));
    expect(configFolder({}, '/home/ann')).toBe(join('/home/ann', '.config', 'crownhead'));
  });
});

describe('the kept game and the player’s files', () => {
  test('written, read, cleared', () => {
    const files = new AppFiles(join(folder, 'b'));
    files.storage.write('a game');
    expect(files.hasTable).toBe(true);
    expect(files.storage.read()).toBe('a game');
    files.storage.clear();
    expect(files.hasTable).toBe(false);
  });

  test('[F2] a file that cannot be read or written says why', async () => {
    expect(await readPlayerFile(join(folder, 'none.pdn'))).toMatchObject({
      ok: false,
      error: expect.stringContaining('there is no such file or folder'),
    });
    expect(writePlayerFile(folder, 'x', true)?.message).toContain('cannot be written: it is a folder');
    const file = join(folder, 'game.pdn');
    expect(writePlayerFile(file, '*', false)).toBeNull();
    expect(readFileSync(file, 'utf8')).toBe('*');
  });

  test('[F1] another file is written over only when that is meant', () => {
    const file = join(folder, 'twice.pdn');
    expect(writePlayerFile(file, 'one', false)).toBeNull();
    expect(writePlayerFile(file, 'two', false)).toMatchObject({ isThere: true });
    expect(readFileSync(file, 'utf8')).toBe('one');
    expect(writePlayerFile(file, 'two', true)).toBeNull();
    expect(readFileSync(file, 'utf8')).toBe('two');
  });

  test('[F1] a place that cannot be written is told in a sentence', () => {
    const file = join(folder, 'whole.pdn');
    writeFileSync(file, 'the first game');
    expect(writePlayerFile(join(file, 'below.pdn'), 'x', false)?.message).toContain(
      'cannot be written: part of its path is not a folder.',
    );
    expect(readFileSync(file, 'utf8')).toBe('the first game');
  });

  test.skipIf(process.platform === 'win32')(
    '[F1] a disk without room costs the new game, not the old one',
    () => {
      const home = join(folder, 'no-room');
      const file = join(home, 'game.pdn');
      mkdirSync(home);
      writeFileSync(file, 'the first game');
      const module = new URL('./player-files.ts', import.meta.url);
      const code = `import(process.argv[1]).then(({ writePlayerFile }) =>
      console.log(writePlayerFile(process.argv[2], 'x'.repeat(9000), true) === null))`;
      const command = ['ulimit -f 1 && exec "$0" "$@"', process.execPath, '-e', code, module.href, file];
      const { stdout, stderr } = spawnSync('sh', ['-c', ...command], { encoding: 'utf8' });
      expect({ stdout, stderr }).toEqual({ stdout: 'false\n', stderr: '' });
      expect(readFileSync(file, 'utf8')).toBe('the first game');
      expect(readdirSync(home)).toEqual(['game.pdn']);
    },
  );

  test.skipIf(process.platform === 'win32')(
    '[F1] [L5] a disk without room costs the game that was to be added, not those before and after it',
    () => {
      const file = join(folder, 'games.pdn');
      writeFileSync(file, 'a game\n\n');
      const module = new URL('./write-whole.ts', import.meta.url);
      const code = `import(process.argv[1]).then(({ appendWhole }) => {
      try { appendWhole(process.argv[2], '{'.repeat(9000)) } catch ({ code }) { console.log(code) } })`;
      const command = ['ulimit -f 1 && exec "$0" "$@"', process.execPath, '-e', code, module.href, file];
      const { stdout, stderr } = spawnSync('sh', ['-c', ...command], { encoding: 'utf8' });
      expect({ stdout, stderr }).toEqual({ stdout: 'EFBIG\n', stderr: '' });
      appendWhole(file, 'the next\n\n');
      expect(readFileSync(file, 'utf8')).toBe('a game\n\nthe next\n\n');
    },
  );

  test.skipIf(process.platform === 'win32')(
    '[F2] devices are neither read forever nor replaced by a file',
    async () => {
      expect(await readPlayerFile('/dev/null')).toMatchObject({ ok: false });
      expect(writePlayerFile('/dev/null', 'x', true)?.message).toContain('it is not a file');
      expect(statSync('/dev/null').isCharacterDevice()).toBe(true);
    },
  );

  test('~ is home', () => {
    expect(playerFile('~/a.pdn', folder)).toBe(join(folder, 'a.pdn'));
    expect(playerFile('~\\a.pdn', 'C:\\Users\\Ann')).toContain('C:\\Users\\Ann\\a.pdn');
    expect(playerFile('~a.pdn', folder)).toBe(resolve('~a.pdn'));
  });
});
