/** Reads the opening book that comes with the engine, once. */
import { readFileSync } from 'node:fs';
import { OpeningBook } from '../book/book.ts';

let opened: OpeningBook | null = null;

/** Throws where it cannot be read. */
export function openBook(): OpeningBook {
  opened ??= new OpeningBook(readFileSync(new URL('../../book/openings.bin', import.meta.url)));
  return opened;
}
