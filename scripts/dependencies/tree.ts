/** What the manifests and the lock file say: who depends on what, in which version, under which licence. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Use } from './list.ts';

/** Free to use in any program as long as the notice stays with it. */
const PERMISSIVE = new Set([
  'MIT',
  'ISC',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  '0BSD',
  'BlueOak-1.0.0',
]);
const OURS = '@crownhead/';
/** The package that is installed to play and to serve; all others of ours are below it. */
const PROGRAM = '@crownhead/cli';

export interface Manifest {
  /** Its folder, relative to the root. */
  readonly folder: string;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
  readonly overrides: Readonly<Record<string, string>>;
}

/** One package of the lock file, by the folder it is installed in. */
interface Locked {
  readonly version?: string;
  readonly license?: string;
  readonly integrity?: string;
  readonly link?: boolean;
  readonly resolved?: string;
  /** The systems it is for, where it is not for all. */
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
  readonly libc?: readonly string[];
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

export type Lock = Readonly<Record<string, Locked>>;

export interface Direct {
  readonly name: string;
  readonly version: string;
  readonly use: Use;
  /** Folders of the manifests that name it. */
  readonly by: readonly string[];
}

export function readManifests(root: string): readonly Manifest[] {
  return ['package.json', ...globSync('packages/*/package.json', { cwd: root }).sort()].map((path) => {
    const {
      dependencies = {},
      devDependencies = {},
      overrides = {},
    } = JSON.parse(readFileSync(join(root, path), 'utf8'));
    const folder = path.replaceAll('\\', '/').replace(/\/?package\.json$/, '');
    return { folder, dependencies, devDependencies, overrides };
  });
}

export const readLock = (root: string): Lock =>
  JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;

/** Those of others that our manifests name. What only the test kit needs is a development dependency, wherever it stands. */
export function directDependencies(manifests: readonly Manifest[]): readonly Direct[] {
  const found = new Map<string, Direct>();
  for (const { folder, dependencies, devDependencies } of manifests) {
    const isShipped = folder !== 'packages/testkit';
    for (const [list, shipped] of [
      [dependencies, isShipped],
      [devDependencies, false],
    ] as const) {
      for (const [name, version] of Object.entries(list)) {
        if (name.startsWith(OURS)) continue;
        const before = found.get(name);
        const use = shipped || before?.use === 'runtime' ? 'runtime' : 'development';
        found.set(name, { name, version, use, by: [...(before?.by ?? []), folder || 'the workspace'] });
      }
    }
  }
  return [...found.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** The folder itself and those above it in which Node looks for packages. */
function* upFrom(place: string): Generator<string> {
  for (let at = place; at !== ''; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/'))))
    yield `${at}/`;
  yield '';
}

/** Where a package is found from there; one of ours by its own folder. */
function installedAt(lock: Lock, name: string, from: string): string | null {
  for (const folder of upFrom(from)) {
    const place = `${folder}node_modules/${name}`;
    const { link, resolved = null } = lock[place] ?? {};
    if (lock[place]) return link ? resolved : place;
  }
  return null;
}

/** The system that the page speaks of, so that it reads the same wherever it is written. */
const isForLinux = ({ os = ['linux'], cpu = ['x64'], libc = ['glibc'] }: Locked): boolean =>
  os.includes('linux') && cpu.includes('x64') && libc.includes('glibc');

/** The places of a package and of everything it needs, on Linux. */
export function closure(lock: Lock, name: string, from = ''): ReadonlySet<string> {
  const places = new Set<string>();
  const visit = (wanted: string, at: string): void => {
    const place = installedAt(lock, wanted, at);
    if (place === null || places.has(place) || !isForLinux(lock[place]!)) return;
    places.add(place);
    const { dependencies, optionalDependencies } = lock[place]!;
    for (const next of Object.keys({ ...dependencies, ...optionalDependencies })) visit(next, place);
  };
  visit(name, from);
  return places;
}

/** Everything of others that comes along with the program. */
export const shipped = (lock: Lock): readonly string[] =>
  [...closure(lock, PROGRAM)].filter((place) => place.includes('node_modules/'));

const words = (license: string): readonly string[] => license.replace(/[()]/g, '').split(' OR ');

/** Permissive, or with a permissive one to choose from. */
export const isPermissive = (license: string | undefined): boolean =>
  license !== undefined && words(license).some((one) => PERMISSIVE.has(one));
