/** Checks that packages, and folders inside them, import each other in one direction only, and only what is declared. */
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { LAYERS, LOCAL, MAY_IMPORT, NODE_PART, PURE, SHIPPED } from './boundary-rules.ts';
import { readImports } from './read-imports.ts';

const SCOPE = '@crownhead/';
const SOURCES = `{${[...SHIPPED, ...LOCAL].join(',')}}/**/*.{ts,tsx,mts,mjs}`;
/** Tests beside the source, and what only they use. */
const TEST_FILE = /(\.test|(^|\/)test-[\w-]+)\.tsx?$/;

interface Violation {
  /** Relative to the root, with forward slashes. */
  readonly file: string;
  /** As written in the source; empty when the finding is about the file or folder itself. */
  readonly specifier: string;
  readonly reason: string;
}

interface Package {
  readonly name: string;
  readonly rootDir: string;
  readonly dir: string;
  readonly mayImport: readonly string[];
  readonly dependencies: readonly string[];
  readonly testDependencies: readonly string[];
}

export function findViolations(rootDir: string): { violations: Violation[]; files: number } {
  const violations: Violation[] = [];
  let files = 0;
  for (const name of packageFolders(rootDir)) {
    const folder = `packages/${name}`;
    const mayImport = MAY_IMPORT[name];
    if (mayImport === undefined) {
      violations.push({ file: folder, specifier: '', reason: 'this package has no row in the table' });
      continue;
    }
    const dir = resolve(rootDir, folder);
    const pkg = { name, mayImport, rootDir: resolve(rootDir), dir, ...declared(rootDir, folder) };
    for (const path of globSync(SOURCES, { cwd: dir }).sort()) {
      files++;
      const importer = slashes(path);
      const report = (specifier: string, reason: string) =>
        violations.push({ file: `${folder}/${importer}`, specifier, reason });
      const { specifiers, problems } = readImports(join(dir, path));
      for (const problem of problems) report('', problem);
      for (const [specifier, onDemand] of specifiers) {
        const isPath = specifier.startsWith('.') || isAbsolute(specifier);
        const reason = isPath
          ? pathRefusal(specifier, importer, pkg, onDemand)
          : packageRefusal(specifier, importer, pkg);
        if (reason !== null) report(specifier, reason);
      }
    }
  }
  return { violations, files };
}

const slashes = (path: string): string => path.split(sep).join('/');
const isLocal = (path: string): boolean => LOCAL.includes(path.split('/')[0]!);
/** Not shipped: paths are relative to the package. */
const isTest = (path: string): boolean => isLocal(path) || TEST_FILE.test(path);

/** Why a file may not import this path, or null when it may. */
function pathRefusal(specifier: string, importer: string, pkg: Package, onDemand: boolean): string | null {
  const target = resolve(pkg.dir, dirname(importer), specifier);
  if (!target.startsWith(pkg.dir + sep)) {
    const [top = '', name = '', ...rest] = slashes(relative(pkg.rootDir, target)).split('/');
    // Tests and tools also use those of packages below, and the repository's scripts.
    const isTool = top === 'scripts';
    const isSharedTest = top === 'packages' && pkg.mayImport.includes(name) && isTest(rest.join('/'));
    return isLocal(importer) && (isTool || isSharedTest) ? null : `the path leaves packages/${pkg.name}`;
  }
  const inside = slashes(relative(pkg.dir, target));
  if (isTest(importer)) return null;
  if (isLocal(inside)) return `what is shipped may not import ${inside.split('/')[0]}/`;
  return onDemand ? null : layerRefusal(importer, inside, pkg.name);
}

function layerRefusal(importer: string, target: string, name: string): string | null {
  const [own, other] = [importer, target].map((path) => {
    const [folder, entry = ''] = path.split('/');
    const layer =
      folder === 'src' ? (LAYERS[name] ?? []).findIndex((entries) => entries.includes(entry)) : -1;
    return { entry, layer };
  }) as [{ entry: string; layer: number }, { entry: string; layer: number }];
  const isUp = own.layer >= 0 && other.layer > own.layer;
  return isUp ? `${own.entry} may not import ${other.entry}, which is above it` : null;
}

/** Why a file may not import this package, or null when it may. */
function packageRefusal(specifier: string, importer: string, pkg: Package): string | null {
  const name = specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
  if (name.startsWith(SCOPE)) {
    const target = name.slice(SCOPE.length);
    // Testkit needs no declaration: it depends on what it tests, so the manifests would form a circle.
    if (target === pkg.name || (isTest(importer) && target === 'testkit')) return null;
    if (!pkg.mayImport.includes(target)) return `${pkg.name} may not import ${target}`;
  } else {
    const isPure = PURE.includes(pkg.name) && !isTest(importer) && !importer.startsWith(NODE_PART);
    if (isPure) return `${pkg.name} imports nothing from outside`;
    if (isBuiltin(specifier)) return null;
  }
  const dependencies = isTest(importer) ? pkg.testDependencies : pkg.dependencies;
  return dependencies.includes(name) ? null : `${name} is not declared in packages/${pkg.name}/package.json`;
}

function packageFolders(rootDir: string): string[] {
  const packages = join(rootDir, 'packages');
  if (!existsSync(packages)) return [];
  const folders = readdirSync(packages, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return folders.map((entry) => entry.name).sort();
}

/** What a package's own files and its tests may import from its manifest; tests also share the root's tools. */
function declared(rootDir: string, folder: string) {
  const own = readManifest(join(rootDir, folder));
  const root = readManifest(rootDir);
  const dependencies = Object.keys(own.dependencies ?? {});
  const tools = [...Object.keys(own.devDependencies ?? {}), ...Object.keys(root.devDependencies ?? {})];
  return { dependencies, testDependencies: [...dependencies, ...tools] };
}

interface Manifest {
  readonly dependencies?: Record<string, string>;
  readonly devDependencies?: Record<string, string>;
}

function readManifest(dir: string): Manifest {
  const file = join(dir, 'package.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

function main(rootDir: string): number {
  const { violations, files } = findViolations(rootDir);
  for (const { file, specifier, reason } of violations) {
    console.error(specifier === '' ? `${file}: ${reason}` : `${file}: '${specifier}': ${reason}`);
  }
  if (files === 0) console.error('boundaries: no files were read, so nothing was checked');
  if (files === 0 || violations.length > 0) return 1;
  console.log(`boundaries: ${files} files, no violations`);
  return 0;
}

if (import.meta.main) process.exitCode = main(resolve(process.argv[2] ?? join(import.meta.dirname, '..')));
