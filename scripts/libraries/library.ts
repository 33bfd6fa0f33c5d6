/** The packages that other programs can install, and their manifests as they are here and as they are published. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '../..');

/** What each of them needs comes before it. */
export const LIBRARIES = [
  'rules',
  'match',
  'engine',
  'library',
  'analysis',
  'training',
  'protocol',
  'client',
] as const;
export type Library = (typeof LIBRARIES)[number];

export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly description: string;
  readonly keywords: readonly string[];
  /** Here they name TypeScript sources, which this repository runs as they are. */
  readonly exports: Readonly<Record<string, string>>;
  /** Files that do something when they are loaded, such as workers; false where there are none. */
  readonly sideEffects: false | readonly string[];
  /** What travels besides what npm always takes along. `dist` and `src` are made, the rest is as it lies here. */
  readonly files: readonly string[];
  readonly private?: boolean;
  /** For work in this repository. */
  readonly scripts?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
}

export const folderOf = (library: Library): string => join(ROOT, 'packages', library);

export const readManifest = (library: Library): Manifest =>
  JSON.parse(readFileSync(join(folderOf(library), 'package.json'), 'utf8'));

const isSource = (path: string): boolean => path.startsWith('./src/') && path.endsWith('.ts');

/** What a source is built to: `./src/a/b.ts` to `./dist/a/b.js`. */
const builtFrom = (path: string, ending: '.js' | '.d.ts'): string =>
  isSource(path) ? path.replace('./src/', './dist/').replace(/\.ts$/, ending) : path;

/** What is made for a library and not copied as it lies here. */
export const MADE = ['dist', 'src'];

/** The sources a library begins with: what can be imported, and workers, which are only named by their address. */
export function entrySources({ exports, sideEffects }: Manifest): readonly string[] {
  return [...new Set([...Object.values(exports), ...(sideEffects || [])])].filter(isSource);
}

/**
 * The manifest to publish. Node runs no TypeScript inside `node_modules`, so everything that names a source names what was
 * built from it; and only this one is not private, so that nobody publishes the sources by mistake. `remote` is where the
 * repository lies, as git says it.
 */
export function publishedManifest(library: Library, remote: string | null = null): object {
  const { private: _, scripts: __, ...manifest } = readManifest(library);
  const target = (path: string) =>
    isSource(path) ? { types: builtFrom(path, '.d.ts'), default: builtFrom(path, '.js') } : path;
  const exports = Object.entries(manifest.exports).map(([name, path]) => [name, target(path)]);
  const sideEffects = manifest.sideEffects || [];
  const url = remote === null ? null : repositoryUrl(remote);
  return {
    ...manifest,
    ...(url === null ? {} : { repository: { type: 'git', url, directory: `packages/${library}` } }),
    exports: Object.fromEntries(exports),
    sideEffects: sideEffects.length > 0 && sideEffects.map((path) => builtFrom(path, '.js')),
  };
}

/** The address that people can read: `git@host:club/crownhead.git` over https. Null where it is a folder of this machine. */
function repositoryUrl(remote: string): string | null {
  const match =
    /^(?:git@|ssh:\/\/git@|(?:git\+)?https:\/\/(?:[^@/]+@)?)([\w.-]+)[:/](.+?)(?:\.git)?\/?$/.exec(remote);
  return match && `git+https://${match[1]}/${match[2]}.git`;
}
