/** The libraries as somebody gets them from npm: packed, installed into an empty folder, and used there. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer } from '../../packages/server/test/test-server.ts';
import { DOCUMENTED, entriesOf, makePage } from '../api-reference/page.ts';
import { folderOf, LIBRARIES, publishedManifest, ROOT, readManifest } from './library.ts';
import { readmePrograms } from './readme-programs.ts';
import { installLibraries, type User } from './test-user.ts';

let folder: string;
let user: User;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'crownhead-libraries-'));
  user = await installLibraries(folder);
}, 120_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const packedPaths = (library: string): readonly string[] =>
  user.packed.find(({ name }) => name === `@crownhead/${library}`)!.paths;

describe('[V1] a packed library', () => {
  it.each(LIBRARIES)('of %s is plain modules with types, and nothing else', (library) => {
    const paths = packedPaths(library);
    expect(paths).toEqual(expect.arrayContaining(['package.json', 'README.md', 'LICENSE', 'dist/index.js']));
    const odd = paths.filter((path) => /\.test\.|fake|(?<!\.d)\.ts$/.test(path));
    expect(odd).toEqual([]);
    const modules = paths.filter((path) => path.endsWith('.js'));
    expect(modules.filter((path) => !paths.includes(path.replace(/\.js$/, '.d.ts')))).toEqual([]);
    const needsNode = modules.filter(
      (path) =>
        !path.startsWith('dist/node/') &&
        /from 'node:/.test(readFileSync(join(user.built, library, path), 'utf8')),
    );
    expect(needsNode).toEqual([]);
  });

  it('of the engine has its tables and its workers', () => {
    const paths = packedPaths('engine');
    const workers = ['node/engine-worker', 'node/build-worker', 'node/verify-worker', 'web/worker'];
    expect(paths).toEqual(expect.arrayContaining(workers.map((name) => `dist/${name}.js`)));
    expect(paths.filter((path) => path.startsWith('tables/') && path.endsWith('.bin'))).toHaveLength(7);
  });

  it('names what was built, and is the only one that may be published', () => {
    const manifest = readManifest('engine');
    expect(manifest.private).toBe(true);
    const published = publishedManifest(manifest);
    expect(published).not.toHaveProperty('private');
    expect(published).toMatchObject({
      name: '@crownhead/engine',
      license: 'MIT',
      exports: {
        './node': { types: './dist/node/index.d.ts', default: './dist/node/index.js' },
        './tables/*': './tables/*',
      },
      sideEffects: ['./dist/node/*-worker.js', './dist/web/worker.js'],
    });
    expect(publishedManifest(readManifest('rules'))).toMatchObject({ sideEffects: false });
  });
});

/** Every name that can be imported for what it has, with the source it is built from. */
const entries = LIBRARIES.flatMap((library) => {
  const { name, exports } = readManifest(library);
  const sources = Object.entries(exports).filter(([, source]) => source.endsWith('index.ts'));
  return sources.map(([path, source]) => ({
    name: `${name}${path.slice(1)}`,
    source: join(folderOf(library), source),
  }));
});

describe('[V1] installed from a tarball', () => {
  it('every entry point has everything its source has', async () => {
    const code = `const names = {};
for (const entry of ${JSON.stringify(entries.map(({ name }) => name))}) names[entry] = Object.keys(await import(entry));
console.log(JSON.stringify(names));`;
    const installed = JSON.parse(await user.run('names.js', code));
    expect(entries).toHaveLength(10);
    for (const { name, source } of entries) {
      const here = Object.keys(await import(pathToFileURL(source).href));
      expect(installed[name]).toEqual(here.sort());
      expect(here).not.toEqual([]);
    }
  });

  it('the Web Worker thinks, with tables that were fetched', async () => {
    const code = `import { readFileSync } from 'node:fs';
import { WebEngine, requestFor, TABLE_FILES } from '@crownhead/engine';
import { parsePosition } from '@crownhead/rules';

const fetched = [];
globalThis.fetch = async (url) => {
  fetched.push(url);
  const file = new URL(import.meta.resolve(url.replace('/tables/', '@crownhead/engine/tables/')));
  return new Response(readFileSync(file));
};
let heard;
globalThis.self = { onmessage: null, postMessage: (data) => heard({ data }) };
await import('@crownhead/engine/web-worker');
const page = {
  postMessage: (data) => self.onmessage({ data }),
  terminate: () => undefined,
  addEventListener: (type, listener) => { if (type === 'message') heard = listener; },
};
const engine = new WebEngine(() => page, { megabytes: 1, tables: (file) => '/tables/' + file });
const { lines } = await engine.search(requestFor(parsePosition('B:WK32:BK18,K19').value, { depth: 1 }));
console.log(lines[0].verdict.kind, fetched.length === TABLE_FILES.length);`;
    expect(await user.run('page.js', code)).toBe('win true\n');
  });
});

describe('[V1] the examples of the READMEs', () => {
  const programs = readmePrograms();

  it('say what they print', () => {
    expect(programs.filter(({ prints }) => prints.length === 0)).toEqual([]);
  });

  it.each(programs)('$file runs and prints what it says', async ({ file, code, prints }) => {
    const server = code.includes('process.argv[2]') ? await startTestServer() : null;
    try {
      const printed = await user.run(file, code, ...(server ? [server.url] : []));
      expect(printed.trimEnd().split('\n')).toEqual(prints);
    } finally {
      await server?.stop();
    }
  });

  it('type-check with everything they import, for Node and, where they do not need it, for browsers', async () => {
    const files = programs.map(({ file }) => file);
    const typeRoots = [join(ROOT, 'node_modules/@types')];
    expect(await user.check(files, { typeRoots, types: ['node'] })).toBe('');
    const anywhere = programs.filter(({ code }) => !/process\.|engine\/node/.test(code));
    expect(anywhere.length).toBeGreaterThan(5);
    const lib = ['es2024', 'dom'];
    expect(
      await user.check(
        anywhere.map(({ file }) => file),
        { types: [], lib },
      ),
    ).toBe('');
  });
});

describe('[V8] the API reference', () => {
  it.each(DOCUMENTED)('of %s has a word for every name', (library) => {
    const parts = entriesOf(library, user.built).flatMap(({ topics }) =>
      topics.flatMap(({ parts }) => parts),
    );
    const silent = parts.flatMap(({ path, declared }) =>
      declared.filter(({ doc }) => doc === null).map(({ names }) => `${path}: ${names[0]}`),
    );
    expect(parts.length).toBeGreaterThan(5);
    expect(silent).toEqual([]);
  });

  it.each(DOCUMENTED)('of %s is as the source has it', (library) => {
    const page = readFileSync(join(ROOT, 'docs/api', `${library}.md`), 'utf8');
    const isFresh = page === makePage(library, entriesOf(library, user.built));
    expect(isFresh, `docs/api/${library}.md is not what the source says: npm run api-reference`).toBe(true);
  });
});
