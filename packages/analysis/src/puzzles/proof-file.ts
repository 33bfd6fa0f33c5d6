/** Certificates of many puzzles in one file; docs/proofs.md describes it. */
import { err, ok, type Result } from '@crownhead/rules';
import type { PuzzleProof } from './prove.ts';

/** “CHPP” and the version. */
const HEAD = [0x43, 0x48, 0x50, 0x50, 1];
const LENGTH_BYTES = 4;

function partOf(bytes: Uint8Array): readonly Uint8Array[] {
  const length = new Uint8Array(LENGTH_BYTES);
  new DataView(length.buffer).setUint32(0, bytes.length, true);
  return [length, bytes];
}

/** The bytes of the file, puzzles by id. */
export function writePuzzleProofs(proofs: ReadonlyMap<string, PuzzleProof>): Uint8Array<ArrayBuffer> {
  const parts: Uint8Array[] = [new Uint8Array(HEAD)];
  for (const [id, { right, wrong }] of proofs)
    parts.push(...partOf(new TextEncoder().encode(id)), ...partOf(right), ...partOf(wrong));
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

/** The certificates by the id of their puzzle. They are not checked here. */
export function readPuzzleProofs(
  bytes: Uint8Array,
): Result<ReadonlyMap<string, PuzzleProof>, 'not-proofs' | 'damaged'> {
  if (HEAD.some((byte, i) => bytes[i] !== byte)) return err('not-proofs');
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const proofs = new Map<string, PuzzleProof>();
  let at = HEAD.length;
  const next = (): Uint8Array<ArrayBuffer> | null => {
    const from = at + LENGTH_BYTES;
    if (from > bytes.length) return null;
    const to = from + view.getUint32(at, true);
    if (to > bytes.length) return null;
    at = to;
    return bytes.slice(from, to);
  };
  while (at < bytes.length) {
    const [id, right, wrong] = [next(), next(), next()];
    if (!id || !right || !wrong) return err('damaged');
    proofs.set(new TextDecoder().decode(id), { right, wrong });
  }
  return ok(proofs);
}
