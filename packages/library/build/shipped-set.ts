/**
 * Packs the games that come with the library from the archive they are taken from: `npm run build -w @crownhead/library -- FILE.pdn LICENCE.txt`.
 * Says what is in it; a test holds the file to these numbers.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { constants, gzipSync } from 'node:zlib';
import { countCollection, importPdn, packCollection } from '../src/index.ts';

const DATA = join(import.meta.dirname, '../data');
export const ORIGIN = {
  title: 'ACF archive',
  credit:
    'Games of the American Checker Federation’s archive, collected in E. C. Joyce’s Datasets (github.com/EricCJoyce/Datasets), without the names of players.',
};

/** Each game has its own number in the name of the event, which is its place in the collection anyway. */
const sameEvent = (text: string): string => text.replace(/^\[Event ".*"\]$/gm, `[Event "${ORIGIN.title}"]`);

export function buildShippedSet(pdn: string, licence: string): Uint8Array {
  const collection = { ...importPdn(sameEvent(pdn), ORIGIN.title), ...ORIGIN, licence };
  console.log(JSON.stringify(countCollection(collection)));
  return gzipSync(packCollection(collection), { level: constants.Z_BEST_COMPRESSION });
}

if (import.meta.main) {
  const [pdn, licence] = process.argv.slice(2);
  if (pdn === undefined || licence === undefined) throw new Error('Name the archive and its licence.');
  const terms = readFileSync(licence, 'utf8');
  const packed = buildShippedSet(readFileSync(pdn, 'utf8'), terms);
  writeFileSync(join(DATA, 'acf-9377.bin.gz'), packed);
  writeFileSync(join(DATA, 'acf-9377-LICENSE.txt'), terms);
  console.log(`${packed.length} bytes`);
}
