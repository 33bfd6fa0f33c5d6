/**
 * Compiles the search core in `wasm/` to `wasm/core.wasm`, which is checked in: `npm run build` in this package, after a
 * change there. A test holds the file to its sources.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { main } from 'assemblyscript/asc';

const ENGINE = join(import.meta.dirname, '..');
export const CORE_FILE: string = join(ENGINE, 'wasm/core.wasm');

/**
 * No runtime, no allocation. Memory comes from outside, and has a limit (as much as addresses reach) because shared memory
 * must have one: a core for threads differs from this one by a single bit (`compileCore`).
 */
const OPTIONS = [
  '-O3',
  '--converge',
  '--noAssert',
  '--runtime',
  'stub',
  '--importMemory',
  '--maximumMemory',
  '65536',
  '--enable',
  'simd',
  '--use',
  'abort=',
];

/** Throws with what the compiler says about the sources. */
export async function buildCore(): Promise<Uint8Array> {
  const said: string[] = [];
  let core: Uint8Array | null = null;
  const note = { write: (text: string | Uint8Array) => said.push(String(text)) > 0 };
  const { error } = await main(['wasm/index.ts', '--outFile', 'core.wasm', ...OPTIONS], {
    stdout: note,
    stderr: note,
    readFile: (name, folder) =>
      readFile(join(ENGINE, folder === '.' ? '' : folder, name), 'utf8').catch(() => null),
    writeFile: (_name, contents) => {
      core = contents as Uint8Array;
    },
    listFiles: () => [],
  });
  if (error !== null || core === null) throw new Error(`wasm/ cannot be compiled:\n${said.join('')}`);
  return core;
}

if (import.meta.main) await writeFile(CORE_FILE, await buildCore());
