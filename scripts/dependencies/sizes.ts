/** How large a dependency is: as installed, with everything it brings along, and as a part of the built web app. */
import { globSync, lstatSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

/** Bytes of the files in these places, without what is installed inside of them; absent places count nothing. */
export function installedBytes(root: string, places: Iterable<string>): number {
  let bytes = 0;
  for (const place of places) {
    const inside = globSync('**/*', { cwd: join(root, place), exclude: (path) => path === 'node_modules' });
    for (const path of inside) {
      const stat = lstatSync(join(root, place, path));
      if (stat.isFile()) bytes += stat.size;
    }
  }
  return bytes;
}

interface Chunk {
  readonly type: string;
  readonly code: string;
  readonly modules: Readonly<Record<string, { readonly renderedLength: number }>>;
}

/** `…/node_modules/preact/hooks/…` → "preact". */
const packageOf = (id: string): string | null =>
  /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id.replaceAll('\\', '/'))?.[1] ?? null;

/**
 * Bytes of gzip by package, in a build of the web app that is thrown away. A chunk is packed as a whole: each package has
 * the share of it that its code had before it was made small.
 */
export async function bundledBytes(root: string): Promise<ReadonlyMap<string, number>> {
  const outDir = mkdtempSync(join(tmpdir(), 'crownhead-sizes-'));
  try {
    const web = join(root, 'packages/web');
    const built = await build({
      configFile: join(web, 'vite.config.ts'),
      logLevel: 'silent',
      build: { outDir, emptyOutDir: true },
    });
    const chunks = [built].flat().flatMap((one) => ('output' in one ? one.output : [])) as readonly Chunk[];
    const shares = new Map<string, number>();
    for (const { type, code, modules } of chunks) {
      if (type !== 'chunk') continue;
      const packed = gzipSync(code, { level: 9 }).length;
      const entries = Object.entries(modules);
      const all = entries.reduce((sum, [, { renderedLength }]) => sum + renderedLength, 0);
      for (const [id, { renderedLength }] of entries) {
        const name = packageOf(id);
        if (name === null || all === 0) continue;
        shares.set(name, (shares.get(name) ?? 0) + (packed * renderedLength) / all);
      }
    }
    return shares;
  } finally {
    rmSync(outDir, { recursive: true, force: true });
  }
}
