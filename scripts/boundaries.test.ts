/** Proves that the boundary check can fail: every way to break the direction is seeded and must be found. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { findViolations } from './boundaries.ts';

const workspaces: string[] = [];

afterEach(() => {
  for (const dir of workspaces.splice(0)) rmSync(dir, { recursive: true });
});

const manifest = (dependencies: string[], devDependencies: string[] = []) =>
  JSON.stringify({
    dependencies: Object.fromEntries(dependencies.map((name) => [name, '1.0.0'])),
    devDependencies: Object.fromEntries(devDependencies.map((name) => [name, '1.0.0'])),
  });

/** Everything here is allowed; a test adds its one wrong file. */
const CLEAN: Record<string, string> = {
  'package.json': manifest([], ['vitest']),
  'packages/rules/package.json': manifest([]),
  'packages/rules/src/index.ts': `export * from './square.ts'; const local = 1; export { local };`,
  'packages/rules/src/square.ts': `export type Square = number; export const text = "import('@crownhead/cli')";`,
  'packages/rules/src/square.test.ts': `import 'node:fs'; import 'vitest'; import '@crownhead/testkit';`,
  'packages/match/package.json': manifest(['@crownhead/rules', 'left-pad']),
  'packages/match/src/index.ts': `import type { Square } from '@crownhead/rules'; export type S = Square;`,
  'packages/engine/package.json': manifest(['@crownhead/rules', '@crownhead/match']),
  'packages/engine/src/index.ts': `import 'node:worker_threads'; import '@crownhead/rules/sub';`,
  'packages/testkit/package.json': manifest(['@crownhead/rules'], ['fast-check']),
  'packages/testkit/src/index.ts': `export { text } from '@crownhead/rules';`,
  'packages/testkit/src/index.test.ts': `import 'fast-check';`,
  'packages/testkit/perft/make.ts': `import '../src/index.ts'; import 'vitest';`,
  'packages/server/package.json': manifest(['@crownhead/rules', 'ws']),
  'packages/server/src/store/store.ts': `import '@crownhead/rules'; import '../config.ts';`,
  'packages/server/src/table/host.ts': `import '../store/store.ts'; import('../ws/gateway.ts');`,
  'packages/server/src/table/host.test.ts': `import '../ws/gateway.ts'; import '../../test/world.ts';`,
  'packages/server/src/ws/gateway.ts': `import '../table/host.ts'; import '../http/app.ts'; import 'ws';`,
  'packages/server/test/world.ts': `import '../src/ws/gateway.ts'; import '@crownhead/testkit';`,
  'packages/web/package.json': manifest([]),
  'packages/web/e2e/browser.ts': `import '../../../scripts/browser.ts'; import 'vitest';`,
  'packages/cli/package.json': manifest(['@crownhead/rules', '@crownhead/match', 'commander']),
  'packages/cli/e2e/all.test.ts': `import '../../web/e2e/browser.ts'; import '../../server/test/world.ts';`,
  'packages/cli/bin/crownhead.mjs': `await import('../src/index.ts'); await import(\`commander\`);`,
  'packages/cli/src/index.ts': `import { Command } from 'commander'; export const c = new Command();`,
};

function workspace(files: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), 'boundaries-'));
  workspaces.push(root);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
}

const run = (root: string) =>
  spawnSync(process.execPath, [join(import.meta.dirname, 'boundaries.ts'), root], { encoding: 'utf8' });

/** Every way to write an import: the same upward dependency, as each of them. */
const WAYS: readonly [name: string, source: string][] = [
  ['import', `import '@crownhead/match';`],
  ['type-only import', `import type { S } from '@crownhead/match'; export type T = S;`],
  ['inline type import', `export type T = import('@crownhead/match').S[];`],
  ['inline typeof import', `export type T = typeof import('@crownhead/match');`],
  ['dynamic import', `export const load = () => import('@crownhead/match');`],
  ['dynamic import of a template', 'export const load = () => import(`@crownhead/match`);'],
  ['named re-export', `export { s } from '@crownhead/match';`],
  ['star re-export', `export * from '@crownhead/match';`],
  ['type-only re-export', `export type * as m from '@crownhead/match';`],
  ['import by assignment', `import m = require('@crownhead/match'); m.s();`],
];

const WRONG: readonly [path: string, specifier: string, reason: string][] = [
  ['rules/src/x.tsx', '@crownhead/match/sub', 'rules may not import match'],
  ['rules/src/x.test.ts', '@crownhead/match', 'rules may not import match'],
  ['engine/src/x.ts', '@crownhead/match', 'engine may not import match'],
  ['cli/src/x.ts', '@crownhead/testkit', 'cli may not import testkit'],
  ['match/src/x.ts', '../../rules/src/index.ts', 'the path leaves packages/match'],
  ['match/src/x.ts', '../../match-two/src/index.ts', 'the path leaves packages/match'],
  ['match/src/x.test.ts', '../../testkit/src/index.ts', 'the path leaves packages/match'],
  ['cli/bin/x.mjs', '../../rules/src/index.ts', 'the path leaves packages/cli'],
  ['testkit/src/x.ts', '../../../scripts/boundaries.ts', 'the path leaves packages/testkit'],
  ['engine/tune/x.ts', '../../match/src/index.ts', 'the path leaves packages/engine'],
  ['engine/tune/x.ts', '@crownhead/match', 'engine may not import match'],
  ['web/e2e/x.test.ts', '../../server/test/world.ts', 'the path leaves packages/web'],
  ['cli/e2e/x.test.ts', '../../server/src/ws/gateway.ts', 'the path leaves packages/cli'],
  ['web/e2e/x.ts', 'left-pad', 'left-pad is not declared in packages/web/package.json'],
  ['server/test/x.ts', 'left-pad', 'left-pad is not declared in packages/server/package.json'],
  ['server/src/x.ts', '../test/world.ts', 'what is shipped may not import test/'],
  ['server/src/store/x.ts', '../table/host.ts', 'store may not import table, which is above it'],
  ['server/src/table/x.ts', '../room/room.ts', 'table may not import room, which is above it'],
  ['server/src/room/x.ts', '../ws/gateway.ts', 'room may not import ws, which is above it'],
  ['server/src/room/x.ts', '../core.ts', 'room may not import core.ts, which is above it'],
  ['web/src/board/x.tsx', '../game/model.ts', 'board may not import game, which is above it'],
  ['web/src/game/x.tsx', '../screens/home.tsx', 'game may not import screens, which is above it'],
  ['cli/src/x.ts', 'left-pad/sub', 'left-pad is not declared in packages/cli/package.json'],
  ['cli/src/x.ts', '@crownhead/engine', '@crownhead/engine is not declared in packages/cli/package.json'],
  ['testkit/src/x.ts', 'fast-check', 'fast-check is not declared in packages/testkit/package.json'],
  ['cli/src/x.ts', 'vitest', 'vitest is not declared in packages/cli/package.json'],
  ['rules/src/x.ts', 'node:fs', 'rules imports nothing from outside'],
  ['match/src/x.ts', 'fs/promises', 'match imports nothing from outside'],
  ['match/src/x.ts', 'left-pad', 'match imports nothing from outside'],
];

/** All of them in one workspace, each in a file of its own, of which nothing else is found. */
const waysAndWrong = (() => {
  const ways = WAYS.map(([name, source], i) => ({
    name: `an upward dependency written as ${name}`,
    source,
    violation: {
      file: `packages/rules/src/way-${i}.ts`,
      specifier: '@crownhead/match',
      reason: 'rules may not import match',
    },
  }));
  const wrong = WRONG.map(([path, specifier, reason], i) => ({
    name: `that ${path} imports ${specifier}`,
    source: `import '${specifier}';`,
    violation: { file: `packages/${path.replace('/x.', `/wrong-${i}.`)}`, specifier, reason },
  }));
  return [...ways, ...wrong];
})();

describe('in one workspace', () => {
  let found: ReturnType<typeof findViolations>['violations'];

  beforeAll(() => {
    const seeded = waysAndWrong.map(({ source, violation: { file } }) => [file, source]);
    found = findViolations(workspace({ ...CLEAN, ...Object.fromEntries(seeded) })).violations;
  });

  test.each(waysAndWrong)('finds $name', ({ violation }) => {
    expect(found.filter(({ file }) => file === violation.file)).toEqual([violation]);
  });

  test('finds nothing else', () => {
    expect(found).toHaveLength(waysAndWrong.length);
  });
});

test('finds an import whose name is computed', () => {
  const file = 'packages/cli/src/x.ts';
  const root = workspace({ ...CLEAN, [file]: 'export const load = (name: string) => import(name);' });
  expect(findViolations(root).violations).toEqual([
    { file, specifier: '', reason: 'imports a computed name, which cannot be checked' },
  ]);
});

test('finds a package folder that has no row in the table', () => {
  const root = workspace({ ...CLEAN, 'packages/stray/src/index.ts': '' });
  expect(findViolations(root).violations).toEqual([
    { file: 'packages/stray', specifier: '', reason: 'this package has no row in the table' },
  ]);
});

test('finds a file that cannot be parsed', () => {
  const root = workspace({ ...CLEAN, 'packages/rules/src/x.ts': `import '@crownhead/match'; const = 1;` });
  const [violation, ...others] = findViolations(root).violations;
  expect(violation).toMatchObject({ file: 'packages/rules/src/x.ts', specifier: '' });
  expect(violation?.reason).toMatch(/^cannot be parsed: /);
  expect(others).toEqual([]);
});

test('passes a clean workspace and says how many files it read', () => {
  const { status, stdout, stderr } = run(workspace(CLEAN));
  expect({ status, stdout, stderr }).toEqual({
    status: 0,
    stdout: 'boundaries: 17 files, no violations\n',
    stderr: '',
  });
});

test('the command fails on a violation, one line each', () => {
  const { status, stderr } = run(
    workspace({
      ...CLEAN,
      'packages/rules/src/x.ts': `import '@crownhead/match'; export * from 'left-pad';`,
    }),
  );
  expect(status).toBe(1);
  expect(stderr.trim().split('\n')).toEqual([
    `packages/rules/src/x.ts: '@crownhead/match': rules may not import match`,
    `packages/rules/src/x.ts: 'left-pad': rules imports nothing from outside`,
  ]);
});

test.each<[string, Record<string, string>]>([
  ['no packages', {}],
  ['packages without sources', { 'packages/rules/package.json': '{}' }],
])('the command fails when it read nothing: %s', (_, files) => {
  const { status, stderr } = run(workspace(files));
  expect(status).toBe(1);
  expect(stderr).toContain('no files were read');
});
