/**
 * Puts the program together as a few modules in packages/cli/dist, which start twice as quickly as its some two hundred
 * sources: part of `npm run build`. `bin/crownhead.mjs` takes them as long as the sources listed beside them are unchanged.
 */
import { rmSync, statSync, writeFileSync } from 'node:fs';
import { isAbsolute, join, relative } from 'node:path';
import { type Plugin, rolldown } from 'rolldown';
import { addresses, buildThreads, nodeModulesAsked, slashes, sourcesOf } from './build-threads.ts';

const ROOT = join(import.meta.dirname, '..');
const CLI = join(ROOT, 'packages/cli');

const escaped = (sign: string): string => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** Other signs are written as escapes, since plain ones are read sooner and take half the room. */
const plainText: Plugin = {
  name: 'plain-text',
  generateBundle(_options, bundle) {
    for (const one of Object.values(bundle))
      if (one.type === 'chunk') one.code = one.code.replace(/[^\0-\x7f]/g, escaped);
  },
};

/** What every start needs, and what the terminal app does: of valibot, a tenth. */
const BUNDLED: readonly string[] = ['commander', 'valibot'];

/** Other people's packages stay where they are, but for these. */
const isExternal = (id: string): boolean =>
  !id.startsWith('.') && !isAbsolute(id) && !id.startsWith('@crownhead/') && !BUNDLED.includes(id);

/** Path, size and time of change of each source. */
type Source = readonly [file: string, size: number, changed: number];

export function sourceOf(file: string, root = ROOT): Source {
  const { size, mtimeMs } = statSync(file);
  return [slashes(relative(root, file)), size, Math.trunc(mtimeMs)];
}

/** What a game at the terminal loads before its board is there. */
const BOARD = [
  'cli/src/play/play-command.ts',
  'cli/src/play/prepared-game.ts',
  'cli/src/play/full-screen.ts',
  'terminal/src/index.ts',
  'terminal/src/shell/session.ts',
  'terminal/src/app/logic.ts',
  // Not for the board itself, but what is for it imports them.
  'terminal/src/screens/draw-form.ts',
  'terminal/src/screens/start-local.ts',
].map((file) => join(ROOT, 'packages', file));

const MAIN = join(CLI, 'src/main.ts');

/** What is loaded only when it is asked for. */
const laterLeftOut: Plugin = {
  name: 'later-left-out',
  resolveId: (id, _importer, { kind }) => (kind === 'dynamic-import' ? { id, external: true } : null),
};

/** The modules whose code these need to be loaded, found out by bundling them without what they load later. */
async function neededBy(input: string[]): Promise<ReadonlySet<string>> {
  const bundle = await rolldown({ input, platform: 'node', external: isExternal, plugins: [laterLeftOut] });
  const { output } = await bundle.generate({ format: 'esm' });
  await bundle.close();
  const rendered = output.flatMap((one) => (one.type === 'chunk' ? Object.entries(one.modules) : []));
  return new Set(rendered.flatMap(([id, { renderedLength }]) => (renderedLength > 0 ? [id] : [])));
}

export async function buildProgram(out = join(CLI, 'dist')): Promise<readonly Source[]> {
  rmSync(out, { recursive: true, force: true });
  const [forMain, forBoard] = await Promise.all([neededBy([MAIN]), neededBy(BOARD)]);
  const threads = new Set<string>();
  const bundle = await rolldown({
    input: { main: MAIN },
    platform: 'node',
    external: isExternal,
    plugins: [addresses(out, (script) => threads.add(script)), nodeModulesAsked, plainText],
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
    comments: false,
    // Finding a module takes longer than reading one: what a board at the terminal stands on is one file, and nothing else is in it.
    codeSplitting: {
      includeDependenciesRecursively: false,
      groups: [
        { name: 'main', test: (id) => forMain.has(id) },
        { name: 'board', test: (id) => forBoard.has(id) && !forMain.has(id) },
      ],
    },
  });
  await bundle.close();
  const ofThreads = await buildThreads(threads, out);
  const modules = output.flatMap((one) => (one.type === 'chunk' ? one.moduleIds : []));
  const sources = [...new Set([...sourcesOf(modules), ...ofThreads])].map((id) => sourceOf(id));
  // Last: without it nothing here is taken.
  writeFileSync(join(out, 'sources.json'), JSON.stringify(sources));
  return sources;
}

if (import.meta.main) await buildProgram();
