/** A Vite plugin: lists what was built, builds the service worker with that list, and brings the endgame tables along. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';

const SERVICE_WORKER = join(import.meta.dirname, '../src/pwa/service-worker.ts');
const TABLES = join(import.meta.dirname, '../../engine/tables');
const PUBLIC = join(import.meta.dirname, '../public');
/** From the first page to the first move of a local game. */
const FIRST_SCREENS = ['src/screens/home/home-screen.tsx', 'src/local/local-screen.tsx'];

const hashOf = (parts: readonly (string | Uint8Array)[]): string => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex').slice(0, 12);
};

const tables = readdirSync(TABLES)
  .filter((name) => name.endsWith('.bin'))
  .map((name) => ({ name, bytes: readFileSync(join(TABLES, name)) }));
/** Where they lie; the name changes with their content, so they can be cached forever. */
const TABLES_PATH = `tables/${hashOf(tables.map(({ bytes }) => bytes))}/`;

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk & { readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> } };

/** A chunk, its static imports, and their styles. */
function closure(bundle: Bundle, name: string, found: Set<string>): void {
  const chunk = bundle[name] as Chunk | undefined;
  if (found.has(name) || chunk?.type !== 'chunk') return;
  found.add(name);
  for (const css of chunk.viteMetadata?.importedCss ?? []) found.add(css);
  for (const imported of chunk.imports) closure(bundle, imported, found);
}

/** Pictures for the system's menus are fetched by the system. */
const isSmall = (name: string): boolean => !name.endsWith('.png');

function appFiles(bundle: Bundle) {
  const first = new Set<string>();
  for (const chunk of Object.values(bundle)) {
    if (chunk.type !== 'chunk') continue;
    const isFirst = FIRST_SCREENS.some((screen) =>
      chunk.facadeModuleId?.replaceAll('\\', '/').endsWith(screen),
    );
    if (chunk.isEntry || isFirst) closure(bundle, chunk.fileName, first);
  }
  const built = Object.keys(bundle).filter((name) => name !== 'index.html' && !name.endsWith('.map'));
  const page = bundle['index.html'] as Rolldown.OutputAsset;
  const fixed = readdirSync(PUBLIC);
  const contents = fixed.map((name) => readFileSync(join(PUBLIC, name)));
  return {
    version: hashOf([page.source, ...built.toSorted(), ...contents]),
    shell: ['/', ...[...fixed.filter(isSmall), ...first].toSorted().map((name) => `/${name}`)],
    // The tables come last: they are the largest, and only the computer misses them.
    rest: [
      ...built.filter((name) => !first.has(name)).toSorted(),
      ...tables.map(({ name }) => TABLES_PATH + name),
    ].map((name) => `/${name}`),
  };
}

/** A classic script in one file: every browser that has service workers can run it. */
async function buildServiceWorker(files: object): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    define: { __APP_FILES__: JSON.stringify(files) },
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: { input: SERVICE_WORKER, output: { format: 'iife', entryFileNames: 'sw.js' } },
    },
  });
  const [{ output }] = [built].flat() as [Rolldown.RolldownOutput];
  return output[0].code;
}

export function pwa(): Plugin {
  return {
    name: 'crownhead-pwa',
    config: () => ({ define: { __TABLES__: JSON.stringify(`/${TABLES_PATH}`) } }),
    configureServer({ middlewares }) {
      middlewares.use(`/${TABLES_PATH}`, (request, response, next) => {
        const table = tables.find(({ name }) => `/${name}` === request.url);
        if (table) response.end(table.bytes);
        else next();
      });
    },
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        for (const { name, bytes } of tables)
          this.emitFile({ type: 'asset', fileName: TABLES_PATH + name, source: bytes });
        const source = await buildServiceWorker(appFiles(bundle));
        this.emitFile({ type: 'asset', fileName: 'sw.js', source });
      },
    },
  };
}
