/** Where an executable unpacks its bundled files, and how: all of them, or none. */
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';

/** The bundled files: a name for exactly this set, and the size of each. */
export interface BundledFiles {
  readonly name: string;
  readonly sizes: Readonly<Record<string, number>>;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Where a person's programs keep what they can make again. */
export function cacheFolder(platform: NodeJS.Platform, environment: Environment, home = homedir()): string {
  if (platform === 'win32') return environment.LOCALAPPDATA || join(home, 'AppData', 'Local');
  if (platform === 'darwin') return join(home, 'Library', 'Caches');
  return environment.XDG_CACHE_HOME || join(home, '.cache');
}

const sizeOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? -1;

/** Somebody may have tidied up in between. */
const isWhole = (folder: string, { sizes }: BundledFiles): boolean =>
  Object.entries(sizes).every(([file, size]) => sizeOf(join(folder, file)) === size);

/** One by one: Node's own way goes on forever where a file system takes no folders. */
function makeFolder(folder: string): void {
  // A drive that is not there has no folder above it.
  if (existsSync(folder) || dirname(folder) === folder) return;
  makeFolder(dirname(folder));
  mkdirSync(folder, { mode: 0o700 });
}

type Read = (file: string) => ArrayBuffer;

function write(folder: string, { sizes }: BundledFiles, read: Read): void {
  for (const file of Object.keys(sizes)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), new Uint8Array(read(file)));
  }
}

/** Puts a finished folder in its place; another process may do the same at this moment. */
function moveInto(place: string, finished: string, bundled: BundledFiles): void {
  try {
    renameSync(finished, place);
  } catch (error) {
    if (isWhole(place, bundled)) return;
    const broken = `${finished}-broken`;
    renameSync(place, broken);
    rmSync(broken, { recursive: true, force: true });
    renameSync(finished, place);
    if (!isWhole(place, bundled)) throw error;
  }
}

/** The folder with all the files in it; they are written only where they are not there yet. */
export function unpack(parent: string, bundled: BundledFiles, read: Read): string {
  const place = join(parent, bundled.name);
  if (isWhole(place, bundled)) return place;
  makeFolder(parent);
  const finished = mkdtempSync(`${place}-`);
  try {
    write(finished, bundled, read);
    moveInto(place, finished, bundled);
  } finally {
    rmSync(finished, { recursive: true, force: true });
  }
  return place;
}
