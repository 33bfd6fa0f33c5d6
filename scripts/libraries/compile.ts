/** Turns the sources of the libraries into plain modules and their types, with maps to their sources. */
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { entrySources, folderOf, LIBRARIES, type Library, ROOT, readManifest } from './library.ts';
import { runScript } from './run.ts';

/** Where a library is put: what people import, the sources that its maps lead to, and its types laid out for readers. */
const distOf = (out: string, library: Library): string => join(out, library, 'dist');
const sourcesOf = (out: string, library: Library): string => join(out, library, 'src');
export const readableTypesOf = (out: string, library: Library): string => join(out, 'readable', library);

/** One compilation for all of them; only what can be reached from an entry is built, so no test is. */
export async function compile(out: string): Promise<void> {
  const work = join(out, 'compiled');
  mkdirSync(work, { recursive: true });
  const config = {
    extends: join(ROOT, 'tsconfig.base.json'),
    compilerOptions: {
      noEmit: false,
      declaration: true,
      declarationMap: true,
      sourceMap: true,
      // What is marked as internal is for other files of the library.
      stripInternal: true,
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
  // Several threads would each look at much of the same.
  await runScript('typescript/bin/tsc', ['--singleThreaded', '-p', project]);
  for (const path of globSync('**/*.{js,d.ts}', { cwd: work })) nameBuilt(join(work, path));
  for (const library of LIBRARIES) {
    cpSync(join(work, library, 'src'), distOf(out, library), { recursive: true });
    linkSources(library, out);
  }
  rmSync(work, { recursive: true });
  await makeReadable(out);
}

/** Brings along every source that something was built from, and has the maps name it by its place in the package. */
function linkSources(library: Library, out: string): void {
  const dist = distOf(out, library);
  for (const path of globSync('**/*.map', { cwd: dist })) {
    const source = path.replace(/(\.d\.ts|\.js)\.map$/, '.ts');
    const copy = join(sourcesOf(out, library), source);
    cpSync(join(folderOf(library), 'src', source), copy);
    const file = join(dist, path);
    const map = JSON.parse(readFileSync(file, 'utf8'));
    map.sources = [relative(dirname(file), copy).replaceAll('\\', '/')];
    writeFileSync(file, JSON.stringify(map));
  }
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
  const text = readFileSync(file, 'utf8');
  // As long as before, so that the maps stay true.
  writeFileSync(file, text.replace(/(['"])(\.\.?\/[\w./-]+)\.ts\1/g, '$1$2.js$1'));
}

/** The types for the reference: the compiler has its own idea of how code looks, this is how ours does. */
async function makeReadable(out: string): Promise<void> {
  for (const library of LIBRARIES) {
    const dist = distOf(out, library);
    for (const path of globSync('**/*.d.ts', { cwd: dist })) {
      const file = join(readableTypesOf(out, library), path);
      mkdirSync(dirname(file), { recursive: true });
      const text = readFileSync(join(dist, path), 'utf8').replace(/\n\/\/# sourceMappingURL=.*\s*$/, '\n');
      writeFileSync(file, closed(text));
    }
  }
  await format(join(out, 'readable'));
}

/** The compiler breaks every type in braces into lines; closed up, the formatter breaks those that are too long. */
const closed = (types: string): string => types.replace(/\{\n\s+(?!\/\*)/g, '{ ');

const format = (folder: string): Promise<string> =>
  runScript('@biomejs/biome/bin/biome', [
    'format',
    '--write',
    '--log-level=error',
    '--vcs-enabled=false',
    `--config-path=${ROOT}`,
    folder,
  ]);
