/** Somebody who uses the libraries: an empty folder in which the tarballs are installed, without any network. */
import { cpSync, globSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FULL } from '@crownhead/testkit';
import { LIBRARIES, ROOT, readManifest } from './library.ts';
import { type Packed, packLibraries } from './pack.ts';
import { run, runScript } from './run.ts';

export interface User {
  readonly packed: readonly Packed[];
  /** Where the libraries lie as they were built. */
  readonly built: string;
  /** Runs a program in the folder, under plain Node; returns what it printed. */
  run(file: string, code: string, ...args: readonly string[]): Promise<string>;
  /** Runs programs in one process, each when the one before has nothing more to do; returns the lines each of them printed. */
  runAll(
    programs: readonly { readonly file: string; readonly code: string }[],
    ...args: readonly string[]
  ): Promise<readonly { readonly file: string; readonly printed: readonly string[] }[]>;
  /** Type-checks programs in the folder as strictly as there is, the libraries' types included. */
  check(
    programs: readonly { readonly file: string; readonly code: string }[],
    options: object,
  ): Promise<string>;
}

/** What the libraries need from elsewhere is packed from where it is installed here. */
const neededPackages = (): readonly string[] => {
  const needed = LIBRARIES.flatMap((library) => Object.keys(readManifest(library).dependencies ?? {}));
  return [...new Set(needed)].filter((name) => !name.startsWith('@crownhead/'));
};

/** What is printed before a program. */
const BEGINS = '--- program ';

const inTurn = (files: readonly string[]): string => `const files = ${JSON.stringify(files)};
process.on('beforeExit', () => {
  const file = files.shift();
  if (file === undefined) return;
  console.log(${JSON.stringify(BEGINS)} + file);
  setImmediate(() => import('./' + file));
});`;

async function installByNpm(packed: readonly Packed[], home: string, cache: string): Promise<void> {
  const needed = neededPackages().map((name) => join(ROOT, 'node_modules', name));
  await run('npm', ['pack', '--ignore-scripts', ...needed], home);
  const quiet = ['--offline', '--ignore-scripts', '--no-audit', '--no-fund', '--cache', cache];
  const tarballs = [...packed.map(({ file }) => file), ...globSync('*.tgz', { cwd: home })];
  await run('npm', ['install', ...quiet, ...tarballs], home);
}

/** Where npm would put them; npm itself takes eight seconds for it. */
async function unpack(packed: readonly Packed[], home: string): Promise<void> {
  for (const name of neededPackages())
    cpSync(join(ROOT, 'node_modules', name), join(home, 'node_modules', name), { recursive: true });
  for (const { name, file } of packed) {
    const place = join(home, 'node_modules', name);
    mkdirSync(place, { recursive: true });
    await run('tar', ['-xzf', file, '--strip-components=1'], place);
  }
}

export async function installLibraries(folder: string): Promise<User> {
  const built = join(folder, 'built');
  const home = join(folder, 'user');
  mkdirSync(home);
  const packed = await packLibraries(built);
  writeFileSync(join(home, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
  await (FULL ? installByNpm(packed, home, join(folder, 'cache')) : unpack(packed, home));

  const write = (file: string, text: string) => writeFileSync(join(home, file), text);
  return {
    packed,
    built,
    run: (file, code, ...args) => {
      write(file, code);
      return run(process.execPath, [file, ...args], home);
    },
    runAll: async (programs, ...args) => {
      for (const { file, code } of programs) write(file, code);
      write('run-all.js', inTurn(programs.map(({ file }) => file)));
      const printed = await run(process.execPath, ['run-all.js', ...args], home);
      return printed
        .split(BEGINS)
        .slice(1)
        .map((part) => {
          const [file, ...lines] = part.trimEnd().split('\n');
          return { file: file!, printed: lines };
        });
    },
    check: (programs, options) => {
      for (const { file, code } of programs) write(file, code);
      const files = programs.map(({ file }) => file);
      const common = {
        module: 'nodenext',
        target: 'es2024',
        strict: true,
        noEmit: true,
        skipLibCheck: false,
        skipDefaultLibCheck: true,
      };
      write('tsconfig.json', JSON.stringify({ compilerOptions: { ...common, ...options }, files }));
      return runScript('typescript/bin/tsc', ['--singleThreaded', '-p', join(home, 'tsconfig.json')]);
    },
  };
}
