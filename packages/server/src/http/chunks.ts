/** Bytes of a response, larger ones piece by piece as they are read: a server that stops then knows who is still reading. */
import { Readable } from 'node:stream';

const CHUNK = 64 * 1024;

function* chunksOf(body: Buffer): Generator<Buffer> {
  for (let at = 0; at < body.length; at += CHUNK) yield body.subarray(at, at + CHUNK);
}

export const inChunks = (body: Buffer): Buffer | Readable =>
  body.length > CHUNK ? Readable.from(chunksOf(body)) : body;
