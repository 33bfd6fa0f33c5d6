/** A first run that cannot succeed says so in one sentence; npm itself is played by a small program. */
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'crownhead-setup-'));
  mkdirSync(join(root, 'scripts'));
  copyFileSync(join(import.meta.dirname, 'setup.mjs'), join(root, 'scripts/setup.mjs'));
  writeFileSync(join(root, 'package-lock.json'), '{}');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** Runs the setup with an npm that does `script`; without one there is no npm at all. */
function setUp(script: string | null, node: readonly string[] = [], npm = 'npm/11.19.1 node/v20.20.2') {
  const bin = join(root, 'bin');
  mkdirSync(bin, { recursive: true });
  if (script !== null) {
    writeFileSync(join(bin, 'npm'), `#!${process.execPath}\n${script}`);
    chmodSync(join(bin, 'npm'), 0o755);
  }
  const env = {
    npm_config_user_agent: npm,
    PATH: bin + delimiter + (script === null ? '' : dirname(process.execPath)),
  };
  const run = spawnSync(process.execPath, [...node, join(root, 'scripts/setup.mjs')], {
    env,
    encoding: 'utf8',
  });
  return { code: run.status, said: run.stderr.split('\n').filter((line) => line !== '') };
}

const failing = (code: string) =>
  `console.error('npm error code ${code}\\nnpm error a long story'); process.exit(1);`;
const INSTALLS = `const fs = require('node:fs'); fs.mkdirSync('node_modules', { recursive: true }); fs.appendFileSync('runs', 'x')`;
const BUSY = 'Installing dependencies (first run only)…';

describe.skipIf(process.platform === 'win32')('the first run', () => {
  it('[V7] installs once, and again only for another lock file', () => {
    expect(setUp(INSTALLS)).toEqual({ code: 0, said: [BUSY] });
    expect(setUp(INSTALLS)).toEqual({ code: 0, said: [] });
    writeFileSync(join(root, 'package-lock.json'), '{ "name": "other" }');
    expect(setUp(INSTALLS)).toEqual({ code: 0, said: [BUSY] });
    expect(readFileSync(join(root, 'runs'), 'utf8')).toBe('xx');
  });

  it.each([
    ['EAI_AGAIN', /cannot reach its registry: try again when there is a network/],
    ['ECONNREFUSED', /cannot reach its registry/],
    ['ENOSPC', /disk is full: Crownhead needs \d+ MB/],
    ['1\\nnpm error Error: write: no space left on device', /disk is full/],
    ['EROFS', /crownhead-setup-.* cannot be written: .* put the clone into a folder of your own/],
    ['EACCES\\nnpm error path /their/cache', /^\/their\/cache cannot be written/],
  ])('[V7] that ends in %s is explained in one sentence', (code, sentence) => {
    expect(setUp(failing(code))).toEqual({ code: 1, said: [BUSY, expect.stringMatching(sentence)] });
  });

  it('[V7] that failed is tried again', () => {
    expect(setUp(failing('EAI_AGAIN')).code).toBe(1);
    expect(setUp(INSTALLS)).toEqual({ code: 0, said: [BUSY] });
  });

  it('[V7] that fails for another reason leaves the word to npm', () => {
    const { code, said } = setUp(failing('EWHATEVER'));
    expect(code).toBe(1);
    expect(said).toEqual([
      BUSY,
      'npm error code EWHATEVER',
      'npm error a long story',
      expect.stringMatching(/see the message above/),
    ]);
  });

  it('[V7] without npm says where npm comes from', () => {
    expect(setUp(null)).toEqual({
      code: 1,
      said: [BUSY, expect.stringMatching(/^npm was not found.*nodejs/)],
    });
  });

  it('[V7] under a Node that is too old says which one is needed, and installs nothing', () => {
    const old = `for (const [name, value] of [['versions', { node: '18.20.8' }], ['version', 'v18.20.8']])
      Object.defineProperty(process, name, { value });`;
    const { code, said } = setUp(INSTALLS, ['--import', `data:text/javascript,${encodeURIComponent(old)}`]);
    expect(code).toBe(1);
    expect(said).toEqual([
      expect.stringMatching(/^Crownhead needs Node 20 or newer, and this is v18\.20\.8: /),
    ]);
  });

  it('[V7] on a disk without room says how much is needed, before it begins', () => {
    const small = `import fs from 'node:fs'; import { syncBuiltinESMExports } from 'node:module';
      fs.statfsSync = () => ({ bavail: 20_000, bsize: 4096 }); syncBuiltinESMExports();`;
    const { code, said } = setUp(INSTALLS, ['--import', `data:text/javascript,${encodeURIComponent(small)}`]);
    expect(code).toBe(1);
    expect(said).toEqual([expect.stringMatching(/^There are 81 MB left on this disk, .* needs \d+ MB/)]);
  });

  it('[V7] under an npm that is too old says so', () => {
    const { code, said } = setUp(INSTALLS, [], 'npm/6.14.18 node/v20.20.2 linux x64');
    expect(code).toBe(1);
    expect(said).toEqual([expect.stringMatching(/^Crownhead needs npm 7 or newer, and this is 6\.14\.18: /)]);
  });

  it('[V7] has npm run nothing of ours by itself', () => {
    const { scripts } = JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8'));
    const ITS_OWN = /^(pre|post)?(install|prepare|prepublish|pack|publish|dependencies)(Only)?$/;
    expect(scripts).toHaveProperty('start');
    expect(Object.keys(scripts).filter((name) => ITS_OWN.test(name))).toEqual([]);
  });
});
