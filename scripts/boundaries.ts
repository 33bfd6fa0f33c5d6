/** Checks that packages import each other in one direction only, by name and as declared in their manifests. */
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, isAbsolute, join, resolve, sep } from 'node:path';
import { type Expression, parseSync, Visitor } from 'oxc-parser';

/** Which packages each package may import. Test files may import testkit as well. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  rules: [],
  match: ['rules'],
  engine: ['rules'],
  protocol: ['rules', 'match'],
  client: ['protocol', 'match', 'rules'],
  server: ['protocol', 'match', 'rules', 'engine'],
  web: ['client', 'protocol', 'match', 'rules', 'engine'],
  terminal: ['client', 'protocol', 'match', 'rules', 'engine'],
  cli: ['rules', 'match', 'engine', 'protocol', 'client', 'server', 'web', 'terminal'],
  testkit: ['rules', 'match', 'protocol'],
};

/** Packages that run anywhere: outside their tests they import neither Node nor third-party packages. */
const PURE: readonly string[] = ['rules', 'match'];

const SCOPE = '@crownhead/';
const SOURCES = '{src,bin,perft,test}/**/*.{ts,tsx,mts,mjs}';
/** Tests, and what only tests use. */
const TEST_FILE = /(\.test|(^|\/)test-[\w-]+|\/packages\/\w+\/test\/.+)\.tsx?$/;

interface Violation {
  /** Relative to the root, with forward slashes. */
  readonly file: string;
  /** As written in the source; empty when the finding is about the file or folder itself. */
  readonly specifier: string;
  readonly reason: string;
}

interface Package {
  readonly name: string;
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
    const pkg = { name, mayImport, dir: resolve(rootDir, folder), ...declared(rootDir, folder) };
    for (const path of globSync(SOURCES, { cwd: pkg.dir }).sort()) {
      files++;
      const file = join(pkg.dir, path);
      const report = (specifier: string, reason: string) =>
        violations.push({ file: `${folder}/${path.split(sep).join('/')}`, specifier, reason });
      const { specifiers, problems } = readImports(file);
      for (const problem of problems) report('', problem);
      for (const specifier of specifiers) {
        const reason = refusal(specifier, file, pkg);
        if (reason !== null) report(specifier, reason);
      }
    }
  }
  return { violations, files };
}

/** Why this file may not import this, or null when it may. */
function refusal(specifier: string, file: string, pkg: Package): string | null {
  if (specifier.startsWith('.') || isAbsolute(specifier)) {
    const inside = resolve(dirname(file), specifier).startsWith(pkg.dir + sep);
    return inside ? null : `the path leaves packages/${pkg.name}`;
  }
  const isTest = TEST_FILE.test(file);
  const name = specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
  if (name.startsWith(SCOPE)) {
    const target = name.slice(SCOPE.length);
    // Testkit needs no declaration: it depends on what it tests, so the manifests would form a circle.
    if (target === pkg.name || (isTest && target === 'testkit')) return null;
    if (!pkg.mayImport.includes(target)) return `${pkg.name} may not import ${target}`;
  } else {
    if (PURE.includes(pkg.name) && !isTest) return `${pkg.name} imports nothing from outside`;
    if (isBuiltin(specifier)) return null;
  }
  const dependencies = isTest ? pkg.testDependencies : pkg.dependencies;
  return dependencies.includes(name) ? null : `${name} is not declared in packages/${pkg.name}/package.json`;
}

/** Every module a file names, whether for values, for types, to pass on or to load later. */
function readImports(file: string): { specifiers: Set<string>; problems: string[] } {
  const { program, errors } = parseSync(file, readFileSync(file, 'utf8'));
  const problems = errors.map((error) => `cannot be parsed: ${error.message}`);
  const specifiers = new Set<string>();
  const see = (node: { source: Expression | null }) => {
    if (node.source === null) return; // `export { local }`
    const specifier = literalText(node.source);
    // What cannot be read here cannot be checked either, so it must not pass in silence.
    if (specifier === null) problems.push('imports a computed name, which cannot be checked');
    else specifiers.add(specifier);
  };
  new Visitor({
    ImportDeclaration: see,
    ExportNamedDeclaration: see,
    ExportAllDeclaration: see,
    ImportExpression: see,
    TSImportType: see,
    TSExternalModuleReference: ({ expression }) => see({ source: expression }),
  }).visit(program);
  return { specifiers, problems };
}

function literalText(source: Expression): string | null {
  if (source.type === 'Literal' && typeof source.value === 'string') return source.value;
  const isPlain = source.type === 'TemplateLiteral' && source.expressions.length === 0;
  return isPlain ? (source.quasis[0]?.value.cooked ?? null) : null;
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
