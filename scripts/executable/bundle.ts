/** Bundles the program into plain modules in one flat folder, beside the other files it needs at run time. */
import { cpSync, existsSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { type Plugin, rolldown } from 'rolldown';
import { noticesOf } from './notices.ts';

export const ROOT = join(import.meta.dirname, '../..');

/** Folders and files the sources name by address, and what they are called beside the bundled modules. */
const FOLDERS: Readonly<Record<string, string>> = {
  'packages/engine/tables': 'tables',
  'packages/engine/book/openings.bin': 'openings.bin',
  'packages/engine/wasm/core.wasm': 'core.wasm',
  'packages/library/data/acf-9377.bin.gz': 'acf-9377.bin.gz',
  'packages/training/data/puzzles.txt': 'puzzles.txt',
  'packages/web/dist': 'web',
};

/** These measure the program from outside, with tools that are not in it. */
const BENCHES: Readonly<Record<string, readonly string[]>> = {
  'server.ts': ['serverBench'],
  'web.ts': ['paintBench', 'readyBench', 'moveBench'],
  'terminal.ts': ['startBench', 'memoryBench'],
};

/** `new URL('./worker.ts', import.meta.url)`: the way sources name other files. */
const ADDRESS = /new URL\(\s*'(\.[^']+)',\s*import\.meta\.url,?\s*\)/g;

/** Everything a source names by address is found beside the modules: worker scripts as modules of their own. */
const addresses: Plugin = {
  name: 'addresses',
  transform: {
    filter: { id: /packages[\\/].*\.ts$/, code: 'import.meta.url' },
    handler(code, id) {
      return code.replaceAll(ADDRESS, (whole, path: string) => {
        const file = resolve(dirname(id), path);
        const folder = Object.keys(FOLDERS).find((name) => join(ROOT, name) === file);
        if (folder !== undefined) return `new URL('./${FOLDERS[folder]}', import.meta.url)`;
        if (!file.endsWith('.ts')) throw new Error(`${id}: ${whole} will not be there`);
        const script = this.emitFile({ type: 'chunk', id: file });
        return `new URL(import.meta.ROLLUP_FILE_URL_${script})`;
      });
    },
  },
};

const benches: Plugin = {
  name: 'benches',
  load: {
    filter: { id: /cli[\\/]src[\\/]bench[\\/](server|web|terminal)\.ts$/ },
    handler(id) {
      const names = BENCHES[basename(id)]!;
      const missing = JSON.stringify({ missing: 'the sources of Crownhead: the executable is without them' });
      return names.map((name) => `export const ${name} = async () => (${missing});`).join('\n');
    },
  },
};

const RUNS: Readonly<Record<string, string>> = { 'chaos.ts': 'chaosCommand', 'ramp.ts': 'loadCommand' };

const runs: Plugin = {
  name: 'runs',
  load: {
    filter: { id: /cli[\\/]src[\\/]bench[\\/](chaos|ramp)\.ts$/ },
    handler(id) {
      const why = 'This benchmark needs the sources of Crownhead: the executable is without them.';
      return `import { badUsage } from '../output.ts';
        export const ${RUNS[basename(id)]} = async () => badUsage(${JSON.stringify(why)});`;
    },
  },
};

/** `start.mjs` is where it begins. */
export async function bundleProgram(out: string): Promise<void> {
  const bundle = await rolldown({
    input: { start: join(import.meta.dirname, 'start.ts') },
    platform: 'node',
    preserveEntrySignatures: 'allow-extension',
    plugins: [addresses, benches, runs],
    // Optional native variants of what is bundled.
    external: ['pg-native', 'bufferutil', 'utf-8-validate'],
    onLog(level, log, handle) {
      if (level === 'warn') throw new Error(`${log.code}: ${log.message}`);
      handle(level, log);
    },
  });
  const { output } = await bundle.write({
    dir: out,
    format: 'esm',
    entryFileNames: '[name].mjs',
    chunkFileNames: '[name]-[hash].mjs',
    // Otherwise what only a worker uses is put into its script, and whoever names that as well would run the worker.
    codeSplitting: {
      includeDependenciesRecursively: false,
      groups: [{ name: 'engine-parts', test: /engine[\\/]src[\\/](?!.*worker\.ts$)/ }],
    },
  });
  await bundle.close();
  const modules = output.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
  noticesOf(modules, join(out, 'NOTICES.txt'));
  for (const [folder, name] of Object.entries(FOLDERS)) {
    if (!existsSync(join(ROOT, folder))) throw new Error(`${folder} is missing: run “npm run build” first.`);
    cpSync(join(ROOT, folder), join(out, name), { recursive: true });
  }
}
