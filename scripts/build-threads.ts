/**
 * Puts the script of each worker thread together as one module: a thread starts several times as quickly from that as from a
 * hundred sources, and has no types to strip. The built program starts its threads from these, and so do the tests.
 */
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Plugin, rolldown } from 'rolldown';
import type { Vite } from 'vitest/node';

const PACKAGES = join(import.meta.dirname, '../packages');

export const slashes = (path: string): string => path.split(sep).join('/');

const SOURCE = /packages[\\/].*\.ts$/;

/** Our own, of a bundle. */
export const sourcesOf = (modules: Iterable<string>): string[] =>
  [...modules].filter((id) => isAbsolute(id) && !id.includes('node_modules'));

/** `new URL('./verify-worker.ts', import.meta.url)`: the way sources name the script of a thread. */
const THREAD = /new URL\(\s*'(\.[^']*(?:worker|thread)\.ts)',\s*import\.meta\.url,?\s*\)/g;

/** `packages/server/src/store/sqlite/worker.ts` becomes `server-store-sqlite-worker.mjs`. */
const threadName = (script: string): string =>
  slashes(relative(PACKAGES, script)).replace('/src/', '/').replaceAll('/', '-').replace(/ts$/, 'mjs');

/** The code with other addresses of the threads it starts. */
const renameThreads = (code: string, id: string, address: (script: string) => string): string =>
  code.replaceAll(THREAD, (_whole, path: string) => address(resolve(dirname(id), path)));

/**
 * Every module keeps the address of its source: tables and the web app are found from there. Threads are beside the modules
 * that start them: `found` is called with each.
 */
export const addresses = (out: string, found: (script: string) => void): Plugin => ({
  name: 'addresses',
  transform: {
    filter: { id: SOURCE, code: 'import.meta.' },
    handler(code, id) {
      const file = JSON.stringify(slashes(relative(out, id)));
      const folder = JSON.stringify(`/${slashes(relative(out, dirname(id)))}`);
      const beside = (script: string): string => {
        found(script);
        // In brackets, since this one is to stay what it is.
        return `new URL('./${threadName(script)}', import.meta['url'])`;
      };
      return renameThreads(code, id, beside)
        .replaceAll('import.meta.url', `new URL(${file}, import.meta.url).href`)
        .replaceAll('import.meta.dirname', `(import.meta.dirname + ${folder})`);
    },
  },
});

/**
 * Node's own modules are asked for instead of imported: an import goes through the loader and makes a list of all that a
 * module exports, for which Node loads more of itself.
 */
export const nodeModulesAsked: Plugin = {
  name: 'node-modules-asked',
  renderChunk: (code) =>
    code.replace(/^import (.+) from "(node:[\w/]+)";$/gm, (_line, names: string, id: string) =>
      names.startsWith('{')
        ? `const ${names.replaceAll(' as ', ': ')} = process.getBuiltinModule("${id}");`
        : `const ${names.replace('* as ', '')} = process.getBuiltinModule("${id}");`,
    ),
};

function readIfThere(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

/** Whole or not at all, and only if it is another text: threads of other programs may be reading it. */
function writeWhole(file: string, text: string): void {
  if (readIfThere(file) === text) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.${process.pid}`, text);
  renameSync(`${file}.${process.pid}`, file);
}

/** Returns the sources it is made of. */
async function buildThread(script: string, out: string, found: (other: string) => void): Promise<string[]> {
  const plugins = [addresses(out, found), nodeModulesAsked];
  const bundle = await rolldown({ input: script, platform: 'node', plugins, logLevel: 'warn' });
  const { output } = await bundle.generate({ format: 'esm', codeSplitting: false, comments: false });
  await bundle.close();
  const [{ code, moduleIds }] = output;
  writeWhole(join(out, threadName(script)), code);
  return sourcesOf(moduleIds);
}

/** Builds threads, and those that they start themselves, into a folder. Returns the sources they are made of. */
export async function buildThreads(scripts: Iterable<string>, out: string): Promise<readonly string[]> {
  const threads = new Set(scripts);
  const sources: string[] = [];
  // A set that grows meanwhile is walked to its end.
  for (const script of threads)
    sources.push(...(await buildThread(script, out, (other) => threads.add(other))));
  return sources;
}

/** For tests: a plugin of Vite that builds the threads of the sources it is shown. */
export const threadsBuilt = (out: string): Vite.Plugin => ({
  name: 'threads-built',
  enforce: 'pre',
  // What starts a thread does not change with it: kept from an earlier run, it would start the thread of that time.
  configureVitest({ defineCacheKeyGenerator }) {
    defineCacheKeyGenerator(({ sourceCode }) => (sourceCode.search(THREAD) < 0 ? undefined : false));
  },
  async transform(code, id) {
    if (!SOURCE.test(id)) return null;
    const scripts = new Set<string>();
    const renamed = renameThreads(code, id, (script) => {
      scripts.add(script);
      return `new URL(${JSON.stringify(pathToFileURL(join(out, threadName(script))).href)})`;
    });
    if (scripts.size === 0) return null;
    for (const source of await buildThreads(scripts, out)) this.addWatchFile(source);
    return { code: renamed, map: null };
  },
});
