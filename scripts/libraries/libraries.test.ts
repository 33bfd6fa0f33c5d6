/** The libraries as somebody gets them from npm: packed, installed into an empty folder, and used there. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { FULL } from '@crownhead/testkit';
import { publint } from 'publint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer } from '../../packages/server/test/test-server.ts';
import { entriesOf, makePage } from '../api-reference/page.ts';
import {
  entrySources,
  folderOf,
  LIBRARIES,
  type Library,
  publishedManifest,
  ROOT,
  readManifest,
} from './library.ts';
import { readmePrograms } from './readme-programs.ts';
import { runScript } from './run.ts';
import { installLibraries, type User } from './test-user.ts';

let folder: string;
let user: User;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'crownhead-libraries-'));
  user = await installLibraries(folder);
}, 300_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const packed = (library: string) => user.packed.find(({ name }) => name === `@crownhead/${library}`)!;
const packedPaths = (library: string): readonly string[] => packed(library).paths;
const packedFile = (library: string): string => packed(library).file;

describe('[V1] a packed library', () => {
  it.each(LIBRARIES)('of %s is plain modules with types, maps and the sources they lead to', (library) => {
    const paths = packedPaths(library);
    const always = ['package.json', 'README.md', 'LICENSE', 'CHANGELOG.md', 'dist/index.js'];
    expect(paths).toEqual(expect.arrayContaining(always));
    const odd = paths.filter((path) => /\.test\.|fake|^dist\/.*(?<!\.d)\.ts$/.test(path));
    expect(odd).toEqual([]);
    const modules = paths.filter((path) => path.endsWith('.js'));
    const expected = modules.flatMap((path) => {
      const name = path.slice('dist/'.length, -'.js'.length);
      return [
        `src/${name}.ts`,
        ...['.js.map', '.d.ts', '.d.ts.map'].map((ending) => `dist/${name}${ending}`),
      ];
    });
    expect(expected.filter((path) => !paths.includes(path))).toEqual([]);
    const needsNode = modules.filter(
      (path) =>
        !path.startsWith('dist/node/') &&
        /from 'node:/.test(readFileSync(join(user.built, library, path), 'utf8')),
    );
    expect(needsNode).toEqual([]);
  });

  it('of the engine has its tables, its workers and its core in WebAssembly', () => {
    const paths = packedPaths('engine');
    const workers = [
      'node/engine-worker',
      'node/helper-worker',
      'node/build-worker',
      'node/verify-worker',
      'web/worker',
    ];
    expect(paths).toEqual(expect.arrayContaining(workers.map((name) => `dist/${name}.js`)));
    expect(paths.filter((path) => path.startsWith('tables/') && path.endsWith('.bin'))).toHaveLength(8);
    expect(paths).toContain('book/openings.bin');
    expect(paths.filter((path) => path.startsWith('wasm/'))).toEqual(['wasm/core.wasm']);
  });

  it.each(LIBRARIES)('of %s has a changelog that knows its version', (library) => {
    const text = readFileSync(join(user.built, library, 'CHANGELOG.md'), 'utf8');
    expect(text).toContain(`## ${readManifest(library).version}`);
  });

  it('has maps that lead to the very line of a source', () => {
    const built = readFileSync(join(user.built, 'rules/dist/svg.js'), 'utf8').split('\n');
    const map = JSON.parse(readFileSync(join(user.built, 'rules/dist/svg.js.map'), 'utf8'));
    expect(map.sources).toEqual(['../src/svg.ts']);
    const line = built.findIndex((text) => text.startsWith('export function positionSvg'));
    const entry = new SourceMap(map).findEntry(line, 0);
    const source = readFileSync(join(user.built, 'rules/src/svg.ts'), 'utf8').split('\n');
    expect('originalLine' in entry && source[entry.originalLine]).toContain('export function positionSvg');
  });

  it.each(LIBRARIES)('of %s has nothing that publint finds fault with', async (library) => {
    const tarball = new Uint8Array(readFileSync(packedFile(library))).buffer;
    const { messages } = await publint({ pack: { tarball }, strict: true });
    expect(messages).toEqual([]);
  });

  // One library takes two seconds; in every run the examples of the READMEs are type-checked.
  it.runIf(FULL).each(LIBRARIES)('of %s has no wrong types', async (library) => {
    // Modules only: CommonJS and resolution as before package exports are left out.
    const types = ['--profile', 'esm-only', '--format', 'json', '--no-definitely-typed'];
    const found = await runScript('@arethetypeswrong/cli/dist/index.js', [packedFile(library), ...types]);
    expect(JSON.parse(found).analysis.types).toBeTruthy();
  });

  it('names what was built, and is the only one that may be published', () => {
    expect(readManifest('engine').private).toBe(true);
    const published = publishedManifest('engine');
    expect(published).not.toHaveProperty('private');
    expect(published).not.toHaveProperty('scripts');
    expect(published).toMatchObject({
      name: '@crownhead/engine',
      license: 'MIT',
      exports: {
        './node': { types: './dist/node/index.d.ts', default: './dist/node/index.js' },
        './tables/*': './tables/*',
      },
      sideEffects: ['./dist/node/*-worker.js', './dist/web/worker.js'],
    });
    expect(publishedManifest('rules')).toMatchObject({ sideEffects: false });
  });

  it('names the repository it was made in, where that has an address', () => {
    const repository = (remote: string | null) =>
      (publishedManifest('rules', remote) as { repository?: object }).repository;
    const named = {
      type: 'git',
      url: 'git+https://git.example/club/crownhead.git',
      directory: 'packages/rules',
    };
    expect(repository('git@git.example:club/crownhead.git')).toEqual(named);
    expect(repository('https://user:secret@git.example/club/crownhead')).toEqual(named);
    expect(repository('/srv/git/crownhead.git')).toBeUndefined();
    expect(repository(null)).toBeUndefined();
  });

  it('goes with every compatible version of the others', () => {
    for (const library of LIBRARIES) {
      for (const [name, range] of Object.entries(readManifest(library).dependencies ?? {})) {
        if (name.startsWith('@crownhead/')) expect(range).toBe(`^${readManifest('rules').version}`);
      }
    }
  });
});

/** Every name that can be imported for what it has, with the source it is built from. */
const entries = LIBRARIES.flatMap((library) => {
  const manifest = readManifest(library);
  const { name, exports } = manifest;
  const sources = Object.entries(exports).filter(
    ([, source]) => entrySources(manifest).includes(source) && !(manifest.sideEffects || []).includes(source),
  );
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
    expect(entries.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['@crownhead/rules/pdn', '@crownhead/rules/notation', '@crownhead/engine/hub']),
    );
    expect(entries.length).toBeGreaterThan(20);
    for (const { name, source } of entries) {
      const here = Object.keys(await import(pathToFileURL(source).href));
      expect(installed[name]).toEqual(here.sort());
      expect(here).not.toEqual([]);
    }
  });

  it('another Hub engine is run as a program', async () => {
    const engine = `import { createInterface } from 'node:readline';
const answers = { hub: ['id name=Other', 'wait'], init: ['ready'], 'go think': ['done move=12-16'] };
createInterface({ input: process.stdin }).on('line', (line) => {
  for (const answer of answers[line] ?? []) console.log(answer);
  if (line === 'quit') process.exit(0);
});`;
    const code = `import { writeFileSync } from 'node:fs';
import { HubProgram } from '@crownhead/engine/node';
import { formatMove } from '@crownhead/rules/notation';
import { newGame } from '@crownhead/rules/game';

writeFileSync('hub-engine.js', ${JSON.stringify(engine)});
const program = await HubProgram.start('"' + process.execPath + '" hub-engine.js');
const move = await program.play(newGame(), { ms: 100 });
console.log(program.name, move.ok && formatMove(move.value));
await program.close();`;
    expect(await user.run('hub.js', code)).toBe('Other 12-16\n');
  });

  it('the Web Worker thinks, with tables and a core that were fetched', async () => {
    const code = `import { readFileSync } from 'node:fs';
import { WebEngine, requestFor, TABLE_FILES } from '@crownhead/engine';
import { parsePosition } from '@crownhead/rules';

const fetched = [];
globalThis.fetch = async (url) => {
  fetched.push(url);
  const file = new URL(import.meta.resolve(url.replace(/^/, '@crownhead/engine')));
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
const engine = new WebEngine(() => page, {
  megabytes: 1,
  tables: (file) => '/tables/' + file,
  core: '/wasm/core.wasm',
  warn: (words) => console.log(words),
});
const { lines } = await engine.search(requestFor(parsePosition('B:WK32:BK18,K19').value, { depth: 1 }));
console.log(lines[0].verdict.kind, fetched.length === TABLE_FILES.length + 1);`;
    expect(await user.run('page.js', code)).toBe('win true\n');
  });
});

describe('[V1] the examples of the READMEs', () => {
  const programs = readmePrograms();

  it('say what they print', () => {
    expect(programs.filter(({ prints }) => prints.length === 0)).toEqual([]);
  });

  // In the full run each in a process of its own.
  it('run and print what they say', async () => {
    const server = await startTestServer();
    try {
      for (const some of FULL ? programs.map((program) => [program]) : [programs])
        expect(await user.runAll(some, server.url)).toEqual(
          some.map(({ file, prints }) => ({ file, printed: prints })),
        );
    } finally {
      await server.stop();
    }
  });

  it('type-check with everything they import, for Node and, where they do not need it, for browsers', async () => {
    const typeRoots = [join(ROOT, 'node_modules/@types')];
    expect(await user.check(programs, { typeRoots, types: ['node'], lib: ['es2024'] })).toBe('');
    if (!FULL) return;
    const anywhere = programs.filter(({ code }) => !/process\.|(engine|analysis)\/node/.test(code));
    expect(anywhere.length).toBeGreaterThan(5);
    const lib = ['es2024', 'dom'];
    expect(await user.check(anywhere, { types: [], lib })).toBe('');
  });
});

describe('[V8] the API reference', () => {
  /** Read once for all who look at them. */
  const read = new Map<Library, ReturnType<typeof entriesOf>>();
  const entriesIn = (library: Library): ReturnType<typeof entriesOf> => {
    const found = read.get(library) ?? entriesOf(library, user.built);
    read.set(library, found);
    return found;
  };

  it.each(LIBRARIES)('of %s has a word for every name', (library) => {
    const parts = entriesIn(library).flatMap(({ topics }) => topics.flatMap(({ parts }) => parts));
    const silent = parts.flatMap(({ path, declared }) =>
      declared.filter(({ doc }) => doc === null).map(({ names }) => `${path}: ${names[0]}`),
    );
    expect(parts.length).toBeGreaterThan(5);
    expect(silent).toEqual([]);
  });

  it.each(LIBRARIES)('of %s has everything that can be imported', async (library) => {
    const parts = entriesIn(library).flatMap(({ topics }) => topics.flatMap(({ parts }) => parts));
    const known = parts.flatMap(({ declared }) => declared.flatMap(({ names }) => names));
    // A worker has no names: importing it starts it.
    const sources = Object.values(readManifest(library).exports).filter(
      (source) => source.endsWith('.ts') && !source.endsWith('worker.ts'),
    );
    const entries = await Promise.all(sources.map((source) => import(join(folderOf(library), source))));
    const names = entries.flatMap((entry) => Object.keys(entry));
    expect(names.length).toBeGreaterThan(5);
    expect(names.filter((name) => !known.includes(name))).toEqual([]);
  });

  const declared = () =>
    LIBRARIES.flatMap((library) =>
      entriesIn(library).flatMap(({ topics }) =>
        topics.flatMap(({ parts }) =>
          parts.flatMap(({ path, declared }) =>
            declared.map((one) => ({ ...one, place: `${library}/${path}` })),
          ),
        ),
      ),
    );

  it('has no name with two meanings', () => {
    const places = new Map<string, Set<string>>();
    for (const { names, place } of declared()) {
      for (const name of names) places.set(name, (places.get(name) ?? new Set()).add(place));
    }
    expect(places.size).toBeGreaterThan(500);
    expect([...places].filter(([, where]) => where.size > 1)).toEqual([]);
  });

  it('has every type that a signature names', () => {
    const all = declared();
    const known = new Set(all.flatMap(({ names }) => names));
    const missing = all.flatMap(({ names, uses, place }) =>
      uses.filter((type) => !known.has(type)).map((type) => `${place}: ${names[0]} names ${type}`),
    );
    expect(missing).toEqual([]);
  });

  it.each(LIBRARIES)('of %s is as the source has it', (library) => {
    const page = readFileSync(join(ROOT, 'docs/api', `${library}.md`), 'utf8');
    const isFresh = page === makePage(library, entriesIn(library));
    expect(isFresh, `docs/api/${library}.md is not what the source says: npm run api-reference`).toBe(true);
  });
});
