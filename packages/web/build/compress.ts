/** A Vite plugin: writes a compressed copy beside each file that compresses well, so that no server has to. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const COMPRESSIBLE = /\.(?:html|m?js|css|json|wasm|webmanifest|svg|txt|xml)$/;
/** In bytes; below it the copy is hardly smaller. */
const LEAST = 1000;
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

async function writeCopies(file: string): Promise<void> {
  const bytes = readFileSync(file);
  if (bytes.length < LEAST) return;
  writeFileSync(`${file}.br`, await promisify(brotliCompress)(bytes, BROTLI));
  writeFileSync(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }));
}

export function compress(): Plugin {
  let folder = '';
  return {
    name: 'crownhead-compress',
    apply: 'build',
    configResolved: ({ root, build }) => {
      folder = resolve(root, build.outDir);
    },
    // After everything else has been written.
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
        const files = names.filter((name) => COMPRESSIBLE.test(name)).map((name) => join(folder, name));
        await Promise.all(files.map(writeCopies));
      },
    },
  };
}
