/**
 * Puts the program together as a few modules in packages/cli/dist, which start twice as quickly as its some two hundred
 * sources: part of `npm run build`. `bin/crownhead.mjs` takes them as long as the sources listed beside them are unchanged.
 */
import { rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, isAbsolute, join, relative, sep } from 'node:path';
import { type Plugin, rolldown } from 'rolldown';

const ROOT = join(import.meta.dirname, '..');
const CLI = join(ROOT, 'packages/cli');

const slashes = (path: string): string => path.split(sep).join('/');

/** Every module keeps the address of its source: workers, tables and the web app are found from there. */
const addresses = (out: string): Plugin => ({
  name: 'addresses',
  transform: {
    filter: { id: /packages[\\/].*\.ts$/, code: 'import.meta.' },
    handler(code, id) {
      const file = JSON.stringify(slashes(relative(out, id)));
      const folder = JSON.stringify(`/${slashes(relative(out, dirname(id)))}`);
      return code
        .replaceAll('import.meta.url', `new URL(${file}, import.meta.url).href`)
        .replaceAll('import.meta.dirname', `(import.meta.dirname + ${folder})`);
    },
  },
});

/** Other people's packages stay where they are, but for the one that every start needs. */
const isExternal = (id: string): boolean =>
  !id.startsWith('.') && !isAbsolute(id) && !id.startsWith('@crownhead/') && id !== 'commander';

/** Path, size and time of change of each source. */
type Source = readonly [file: string, size: number, changed: number];

export function sourceOf(file: string, root = ROOT): Source {
  const { size, mtimeMs } = statSync(file);
  return [slashes(relative(root, file)), size, Math.trunc(mtimeMs)];
}

export async function buildProgram(out = join(CLI, 'dist')): Promise<readonly Source[]> {
  rmSync(out, { recursive: true, force: true });
  const bundle = await rolldown({
    input: { main: join(CLI, 'src/main.ts') },
    platform: 'node',
    external: isExternal,
    plugins: [addresses(out)],
    logLevel: 'warn',
    preserveEntrySignatures: 'allow-extension',
    // They are for the sources, where loading is worth putting off.
    checks: { ineffectiveDynamicImport: false },
  });
  const { output } = await bundle.write({
    dir: out,
    format: 'esm',
    entryFileNames: '[name].mjs',
    chunkFileNames: '[name]-[hash].mjs',
    // Finding a module takes longer than reading one: what a game at the terminal stands on is one file.
    codeSplitting: {
      groups: [{ name: 'game', test: /packages[\\/](?:rules|match|client|terminal)[\\/]src/ }],
    },
  });
  await bundle.close();
  const modules = new Set(output.flatMap((one) => (one.type === 'chunk' ? one.moduleIds : [])));
  const sources = [...modules]
    .filter((id) => isAbsolute(id) && !id.includes('node_modules'))
    .map((id) => sourceOf(id));
  // Last: without it nothing here is taken.
  writeFileSync(join(out, 'sources.json'), JSON.stringify(sources));
  return sources;
}

if (import.meta.main) await buildProgram();
