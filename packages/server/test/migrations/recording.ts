/** The files of a recorded database, packed: nobody reads or searches them, and they never change. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';

const pathOf = (version: string, name: string): string => join(import.meta.dirname, version, `${name}.gz`);

export const readRecorded = (version: string, name: string): string =>
  gunzipSync(readFileSync(pathOf(version, name))).toString('utf8');

export function writeRecorded(version: string, name: string, text: string): void {
  mkdirSync(join(import.meta.dirname, version), { recursive: true });
  writeFileSync(pathOf(version, name), gzipSync(text, { level: 9 }));
}
