/** What needs Node: the games that come with the library. */
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { Collection } from '../collection.ts';
import { unpackCollection } from '../pack.ts';

const SHIPPED = new URL('../../data/acf-9377.bin.gz', import.meta.url);

/** The games that come with the library. Throws where they cannot be read. */
export function openShippedSet(): Collection {
  const collection = unpackCollection(gunzipSync(readFileSync(SHIPPED)));
  if (!collection.ok) throw new Error(`the shipped games are ${collection.error}`);
  return collection.value;
}
