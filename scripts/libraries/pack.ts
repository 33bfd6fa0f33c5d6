/** Builds every library into a folder of its own and packs it as npm would publish it. */
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { compile } from './compile.ts';
import { folderOf, LIBRARIES, type Library, MADE, publishedManifest, ROOT, readManifest } from './library.ts';
import { run } from './run.ts';

export interface Packed {
  readonly name: string;
  /** The tarball. */
  readonly file: string;
  /** Packed and unpacked, in bytes. */
  readonly size: number;
  readonly unpacked: number;
  /** The paths in it. */
  readonly paths: readonly string[];
}

interface NpmPacked {
  readonly name: string;
  readonly filename: string;
  readonly size: number;
  readonly unpackedSize: number;
  readonly files: readonly { readonly path: string }[];
}

/** Everything in `out` is made again: a folder and a tarball for each library. */
export async function packLibraries(out: string): Promise<readonly Packed[]> {
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  await compile(out);
  const remote = await gitRemote();
  for (const library of LIBRARIES) complete(library, join(out, library), remote);
  const folders = LIBRARIES.map((library) => `./${library}`);
  const told = await run('npm', ['pack', '--json', '--ignore-scripts', ...folders], out);
  return (JSON.parse(told) as NpmPacked[]).map(({ name, filename, size, unpackedSize, files }) => {
    const paths = files.map(({ path }) => path);
    return { name, file: join(out, filename), size, unpacked: unpackedSize, paths };
  });
}

/** Where this clone comes from; the packages name it as their repository. */
const gitRemote = (): Promise<string | null> =>
  run('git', ['remote', 'get-url', 'origin'], ROOT).then(
    (address) => address.trim(),
    () => null,
  );

/** Adds to what was compiled what else belongs into the package. */
function complete(library: Library, folder: string, remote: string | null): void {
  const manifest = readManifest(library);
  writeFileSync(
    join(folder, 'package.json'),
    `${JSON.stringify(publishedManifest(library, remote), undefined, 2)}\n`,
  );
  cpSync(join(ROOT, 'LICENSE'), join(folder, 'LICENSE'));
  const own = manifest.files.filter((path) => !MADE.includes(path));
  for (const path of ['README.md', ...own]) {
    cpSync(join(folderOf(library), path), join(folder, path), { recursive: true, filter: isFinished });
  }
}

/** Tables under construction lie in a hidden folder. */
const isFinished = (path: string): boolean => !basename(path).startsWith('.');
