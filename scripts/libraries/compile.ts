/** Turns the sources of the libraries into plain modules and their types, laid out for people to read. */
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { entrySources, folderOf, LIBRARIES, type Library, ROOT, readManifest } from './library.ts';
import { runScript } from './run.ts';

/** One compilation for all of them; only what can be reached from an entry is built, so no test is. */
export async function compile(out: string): Promise<void> {
  const work = join(out, 'compiled');
  mkdirSync(work, { recursive: true });
  const config = {
    extends: join(ROOT, 'tsconfig.base.json'),
    compilerOptions: {
      noEmit: false,
      declaration: true,
      rewriteRelativeImportExtensions: true,
      rootDir: join(ROOT, 'packages'),
      outDir: work,
      typeRoots: [join(ROOT, 'node_modules/@types')],
      types: ['node'],
      // By way of node_modules it would take another library for somebody else's, and build it or not as it happens.
      paths: Object.fromEntries(LIBRARIES.flatMap(namedSources)),
    },
    files: LIBRARIES.flatMap(entriesOf),
  };
  const project = join(work, 'tsconfig.json');
  writeFileSync(project, JSON.stringify(config));
  await runScript('typescript/bin/tsc', ['-p', project]);
  for (const path of globSync('**/*.{js,d.ts}', { cwd: work })) nameBuilt(join(work, path));
  await format(work);
  for (const library of LIBRARIES) {
    cpSync(join(work, library, 'src'), join(out, library, 'dist'), { recursive: true });
  }
  rmSync(work, { recursive: true });
}

function entriesOf(library: Library): string[] {
  const patterns = entrySources(readManifest(library));
  return patterns
    .flatMap((pattern) => globSync(pattern, { cwd: folderOf(library) }))
    .map((path) => join(folderOf(library), path));
}

/** Where the sources lie for each name that can be imported. */
function namedSources(library: Library): [name: string, paths: string[]][] {
  const { name, exports } = readManifest(library);
  return Object.entries(exports).map(([path, source]) => [
    `${name}${path.slice(1)}`,
    [join(folderOf(library), source)],
  ]);
}

/** The compiler renames imports in modules, but neither those in types nor the addresses of workers. */
function nameBuilt(file: string): void {
  const text = readFileSync(file, 'utf8').replace(/(['"])(\.\.?\/[\w./-]+)\.ts\1/g, '$1$2.js$1');
  writeFileSync(file, file.endsWith('.d.ts') ? closed(text) : text);
}

/** The compiler breaks every type in braces into lines; closed up, the formatter breaks those that are too long. */
const closed = (types: string): string => types.replace(/\{\n\s+(?!\/\*)/g, '{ ');

/** The compiler has its own idea of how code looks; this is how ours does. */
const format = (folder: string): Promise<string> =>
  runScript('@biomejs/biome/bin/biome', [
    'format',
    '--write',
    '--log-level=error',
    '--vcs-enabled=false',
    `--config-path=${ROOT}`,
    folder,
  ]);
