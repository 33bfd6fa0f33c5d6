/** `npm run dependency-list`: writes docs/dependencies.md. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dependenciesPage } from './page.ts';
import { bundledBytes, installedBytes } from './sizes.ts';
import { readLock, readManifests } from './tree.ts';

const ROOT = join(import.meta.dirname, '../..');
const page = dependenciesPage(readManifests(ROOT), readLock(ROOT), {
  installed: (places) => installedBytes(ROOT, places),
  bundled: await bundledBytes(ROOT),
});
writeFileSync(join(ROOT, 'docs/dependencies.md'), page);
console.log('docs/dependencies.md');
