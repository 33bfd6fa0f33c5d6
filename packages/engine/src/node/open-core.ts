/** Reads the search core in WebAssembly that comes with the engine, once. */
import { readFileSync } from 'node:fs';
import { type CompiledCore, compileCore } from '../wasm-core.ts';

let compiled: CompiledCore | null = null;

/** The quicker core for the official rules. Throws where it cannot be used; the engine does without then. */
export function openCore(): CompiledCore {
  compiled ??= compileCore(readFileSync(new URL('../../wasm/core.wasm', import.meta.url)));
  return compiled;
}
