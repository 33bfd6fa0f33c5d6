/** `npm run api-reference`: writes docs/api again from the source. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compile } from '../libraries/compile.ts';
import { LIBRARIES, ROOT } from '../libraries/library.ts';
import { entriesOf, makePage } from './page.ts';

const folder = join(ROOT, 'docs/api');
const built = mkdtempSync(join(tmpdir(), 'crownhead-api-'));
try {
  await compile(built);
  mkdirSync(folder, { recursive: true });
  for (const library of LIBRARIES) {
    writeFileSync(join(folder, `${library}.md`), makePage(library, entriesOf(library, built)));
  }
} finally {
  rmSync(built, { recursive: true });
}
