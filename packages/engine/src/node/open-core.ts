/** Reads the search core in WebAssembly that comes with the engine, once for one thread and once for several. */
import { readFileSync } from 'node:fs';
import { type CompiledCore, compileCore } from '../wasm-instance.ts';

const compiled = new Map<boolean, CompiledCore>();

/**
 * The quicker core for the official rules, for one thread or, with memory to share, for several. Throws where it cannot be
 * used; the engine does without then.
 */
export function openCore({ shared = false }: { readonly shared?: boolean } = {}): CompiledCore {
  const known = compiled.get(shared);
  if (known) return known;
  const core = compileCore(readFileSync(new URL('../../wasm/core.wasm', import.meta.url)), { shared });
  compiled.set(shared, core);
  return core;
}
