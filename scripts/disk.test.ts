/** How much room the program takes where it is installed for use, against what the old papers of such a game asked for. */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { installedBytes } from './dependencies/sizes.ts';
import { readLock, shipped } from './dependencies/tree.ts';

const ROOT = join(import.meta.dirname, '..');
const MB = 1_000_000;
/** Once the minimum; the ideal was twice as much. */
const MOST = 500 * MB;
/** Ours alone, without Node and without the libraries of others: it should stay a small program. */
const MOST_OF_OURS = 40 * MB;

it('[C4] the program, its libraries and Node take less room than was once the minimum', () => {
  const ours = installedBytes(ROOT, ['packages']);
  const libraries = installedBytes(ROOT, shipped(readLock(ROOT)));
  const node = statSync(process.execPath).size;
  const inMb = (bytes: number) => `${(bytes / MB).toFixed(0)} MB`;
  console.info(`ours ${inMb(ours)}, libraries ${inMb(libraries)}, Node ${inMb(node)}`);
  for (const bytes of [ours, libraries, node]) expect(bytes).toBeGreaterThan(MB);
  expect(ours).toBeLessThan(MOST_OF_OURS);
  expect(ours + libraries + node).toBeLessThan(MOST);
});
