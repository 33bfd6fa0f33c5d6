/** The compiled core is the one of its sources. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { buildCore, CORE_FILE } from '../build/core.ts';

it('[S6] core.wasm is what its sources compile to, byte for byte', async () => {
  const built = Buffer.from(await buildCore());
  const isSame = built.equals(readFileSync(CORE_FILE));
  expect(isSame, 'wasm/core.wasm is not what wasm/ says: npm run build -w @crownhead/engine').toBe(true);
});
