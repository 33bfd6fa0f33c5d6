/** Somebody who uses the libraries: an empty folder in which npm has installed the tarballs, without any network. */
import { globSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LIBRARIES, ROOT, readManifest } from './library.ts';
import { type Packed, packLibraries } from './pack.ts';
import { run, runScript } from './run.ts';

export interface User {
  readonly packed: readonly Packed[];
  /** Where the libraries lie as they were built. */
  readonly built: string;
  /** Runs a program in the folder, under plain Node; returns what it printed. */
  run(file: string, code: string, ...args: readonly string[]): Promise<string>;
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

export async function installLibraries(folder: string): Promise<User> {
  const built = join(folder, 'built');
  const home = join(folder, 'user');
  mkdirSync(home);
  const packed = await packLibraries(built);
  const needed = neededPackages().map((name) => join(ROOT, 'node_modules', name));
  await run('npm', ['pack', '--ignore-scripts', ...needed], home);
  writeFileSync(join(home, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
  const quiet = [
    '--offline',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--cache',
    join(folder, 'cache'),
  ];
  await run(
    'npm',
    ['install', ...quiet, ...packed.map(({ file }) => file), ...globSync('*.tgz', { cwd: home })],
    home,
  );

  const write = (file: string, text: string) => writeFileSync(join(home, file), text);
  return {
    packed,
    built,
    run: (file, code, ...args) => {
      write(file, code);
      return run(process.execPath, [file, ...args], home);
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
      };
      write('tsconfig.json', JSON.stringify({ compilerOptions: { ...common, ...options }, files }));
      return runScript('typescript/bin/tsc', ['-p', join(home, 'tsconfig.json')]);
    },
  };
}
