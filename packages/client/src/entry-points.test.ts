/** What each entry point brings along: local play loads neither socket nor schemas, and stays small. */
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build, type Rollup } from 'vite';
import { describe, expect, it } from 'vitest';

interface Bundle {
  readonly modules: readonly string[];
  readonly code: string;
  readonly gzip: number;
}

/** The entry points as a page would load them. */
async function bundle(...entries: readonly string[]): Promise<Bundle> {
  const input = entries.map((file) => fileURLToPath(new URL(file, import.meta.url)));
  const rolldownOptions = { input, preserveEntrySignatures: 'strict' } as const;
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, minify: true, rolldownOptions },
  });
  const { output } = built as Rollup.RollupOutput;
  const chunks = output.filter((part) => part.type === 'chunk');
  const code = chunks.map((chunk) => chunk.code).join('\n');
  return {
    modules: chunks.flatMap((chunk) => Object.keys(chunk.modules)),
    code,
    gzip: gzipSync(code).length,
  };
}

const from = ({ modules }: Bundle, part: RegExp): readonly string[] => modules.filter((id) => part.test(id));

describe('entry points', () => {
  it('[L1] the shared one and local play need no schemas and no connection', async () => {
    const local = await bundle('./index.ts', './local/index.ts');
    expect(from(local, /\/client\/src\/local\//).length).toBeGreaterThan(3);
    expect(from(local, /valibot|\/protocol\/|\/client\/src\/remote\//)).toEqual([]);
    // A page has 60 KB for everything, its own code and drawing included; it leaves out what it does not use of this.
    expect(local.gzip).toBeLessThan(32_500);
  });

  it('[C1] a console server needs neither schemas nor sockets of its own', async () => {
    const lines = await bundle('./console/index.ts');
    expect(from(lines, /valibot|\/protocol\/|\/client\/src\/(remote|local)\//)).toEqual([]);
    expect(lines.code).not.toMatch(/node:|process\.|document\./);
  });

  it('remote play brings both, and nothing of Node', async () => {
    const remote = await bundle('./remote/index.ts');
    expect(from(remote, /\/protocol\//).length).toBeGreaterThan(3);
    expect(remote.code).not.toMatch(/node:|process\.|document\./);
    expect(remote.gzip).toBeLessThan(20_500);
  });
});
