/** Dependencies are exact, few enough to have a reason each, free to ship, and written down. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { HELD, REASONS } from './list.ts';
import { dependenciesPage, type Sizes } from './page.ts';
import {
  closure,
  directDependencies,
  isPermissive,
  type Lock,
  readLock,
  readManifests,
  shipped,
} from './tree.ts';

const ROOT = join(import.meta.dirname, '../..');
const manifests = readManifests(ROOT);
const lock = readLock(ROOT);
const direct = directDependencies(manifests);

const EXACT = /^\d+\.\d+\.\d+(-[\w.]+)?$/;
/** Our own packages go with every compatible version of each other, as they are published. */
const isOwn = (name: string): boolean => name.startsWith('@crownhead/');
/** Under a licence that asks for more, and so only ever run as tools. */
const TOOLS_ONLY = /^node_modules\/(axe-core|lightningcss(-[\w-]+)?)$/;

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** Sizes are for reading: machines differ in them, and so they are left out of the comparison. */
const withoutSizes = (page: string): string => page.replace(/\d[\d.]* [KM]B/g, '… KB');
const someSize: Sizes = { installed: () => 1000, bundled: new Map([['preact', 1000]]) };

describe('[V7] versions', () => {
  it('are exact in every manifest, but for our own packages, and are the ones that are locked', () => {
    expect(manifests.length).toBeGreaterThan(5);
    for (const { folder, dependencies, devDependencies, overrides } of manifests) {
      for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies, ...overrides })) {
        const bare = isOwn(name) ? version.replace(/^\^/, '') : version;
        expect(bare, `${name} in ${folder}`).toMatch(EXACT);
      }
      for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies })) {
        const { link, resolved = '' } = lock[`node_modules/${name}`]!;
        const found = link
          ? lock[resolved]!
          : (lock[`${folder}/node_modules/${name}`] ?? lock[`node_modules/${name}`]!);
        expect(isOwn(name) ? `^${found.version}` : found.version, `${name} in ${folder}`).toBe(version);
      }
    }
  });

  it('are locked with their content, from the registry and from nowhere else', () => {
    const others = Object.entries(lock).filter(
      ([place, { link }]) => place.includes('node_modules/') && !link,
    );
    expect(others.length).toBeGreaterThan(100);
    for (const [place, { version, integrity, resolved }] of others) {
      expect(version, place).toMatch(EXACT);
      expect(integrity, place).toMatch(/^sha512-/);
      expect(resolved, place).toBeUndefined();
    }
  });
});

describe('reasons', () => {
  it('are there for every dependency, and for nothing else', () => {
    const named = (use: string): string[] => direct.filter((one) => one.use === use).map(({ name }) => name);
    expect(Object.keys(REASONS.runtime).sort()).toEqual(named('runtime'));
    expect(Object.keys(REASONS.development).sort()).toEqual(named('development'));
    expect(Object.keys(HELD).sort()).toEqual(Object.keys(manifests[0]!.overrides).sort());
  });

  it('are decided for the server: ADR 8 names its dependencies, all of them and no other', () => {
    const decision = readFileSync(join(ROOT, 'docs/adr/0008-valibot-scrypt-and-small-tools.md'), 'utf8');
    const consequence = decision.split('**Consequence.**')[1]!;
    const named = [...consequence.matchAll(/`([^`]+)`/g)].map(([, name]) => name!);
    const server = manifests.find(({ folder }) => folder === 'packages/server')!;
    expect(named.sort()).toEqual(
      Object.keys(server.dependencies)
        .filter((name) => !isOwn(name))
        .sort(),
    );
    expect(consequence).toContain(`${NUMBERS[named.length]} direct dependencies`);
  });

  it('are on the page, which is as it would be written now', () => {
    const page = readFileSync(join(ROOT, 'docs/dependencies.md'), 'utf8');
    const bundled = new Map(
      [...page.matchAll(/\[([^\]]+)\].*\|[^|]*B \| [^|]+ \|$/gm)].map(([, name]) => [name!, 1000]),
    );
    const now = dependenciesPage(manifests, lock, { ...someSize, bundled });
    expect(withoutSizes(page), 'write it with: npm run dependency-list').toBe(withoutSizes(now));
  });
});

describe('licences', () => {
  it('of everything that comes along with the program are permissive', () => {
    const along = shipped(lock);
    expect(along.length).toBeGreaterThan(20);
    expect(along).toContain('node_modules/fastify');
    expect(along).not.toContain('node_modules/vitest');
    expect(along.filter((place) => !isPermissive(lock[place]!.license))).toEqual([]);
  });

  it('of the tools are permissive but for those that are known', () => {
    const others = Object.entries(lock).filter(
      ([place, { link }]) => place.includes('node_modules/') && !link,
    );
    const asking = others.filter(([, { license }]) => !isPermissive(license)).map(([place]) => place);
    expect(asking.filter((place) => !TOOLS_ONLY.test(place))).toEqual([]);
  });

  it.each([
    ['MIT', true],
    ['(MPL-2.0 OR Apache-2.0)', true],
    ['MPL-2.0', false],
    ['GPL-3.0-or-later', false],
    ['MIT AND GPL-2.0', false],
    [undefined, false],
  ])('%s: %s', (license, fine) => {
    expect(isPermissive(license)).toBe(fine);
  });
});

describe('what a package brings along', () => {
  const seeded: Lock = {
    'packages/cli': { dependencies: { a: '1.0.0', '@crownhead/rules': '0.1.0' } },
    'packages/rules': { dependencies: { hidden: '1.0.0' } },
    'node_modules/@crownhead/cli': { link: true, resolved: 'packages/cli' },
    'node_modules/@crownhead/rules': { link: true, resolved: 'packages/rules' },
    'node_modules/a': { license: 'MIT', dependencies: { b: '2.0.0', c: '1.0.0' } },
    'node_modules/a/node_modules/b': { license: 'MIT', dependencies: { c: '1.0.0' } },
    'node_modules/b': { license: 'GPL-3.0-only' },
    'node_modules/c': {
      license: 'MIT',
      dependencies: { a: '1.0.0' },
      optionalDependencies: { win: '1.0.0' },
    },
    'node_modules/win': { license: 'MIT', os: ['win32'] },
    'node_modules/hidden': { license: 'GPL-3.0-only' },
  };

  it('is found as Node finds it: the nearest one, once, in circles too, and not for other systems', () => {
    expect([...closure(seeded, 'a')]).toEqual([
      'node_modules/a',
      'node_modules/a/node_modules/b',
      'node_modules/c',
    ]);
  });

  it('is found through packages of our own, so that nothing hides there', () => {
    const asking = shipped(seeded).filter((place) => !isPermissive(seeded[place]!.license));
    expect(asking).toEqual(['node_modules/hidden']);
  });
});
