/** The bytes of a PDN file as text: archives come packed or not and in several encodings, and few say in which. */
import { globalDecoder, globalGunzip } from './globals.ts';

/** Bytes of a file, in the pieces they are read in. */
export type Bytes = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

/** A packed piece can grow a thousandfold: small ones keep memory bounded whatever is in them. */
const PACKED_PIECE = 4096;

const isPacked = (bytes: Uint8Array): boolean => bytes[0] === 0x1f && bytes[1] === 0x8b;

function join(a: Uint8Array, b: Uint8Array): Uint8Array {
  if (a.length === 0) return b;
  const both = new Uint8Array(a.length + b.length);
  both.set(a);
  both.set(b, a.length);
  return both;
}

/** The same bytes; the first piece has at least two, which say what kind of file it is, unless that is all. */
async function* withStart(pieces: Bytes): AsyncGenerator<Uint8Array> {
  let start: Uint8Array | null = new Uint8Array();
  for await (const piece of pieces) {
    if (start === null) yield piece;
    else {
      start = join(start, piece);
      if (start.length < 2) continue;
      yield start;
      start = null;
    }
  }
  if (start !== null && start.length > 0) yield start;
}

async function* inSmallPieces(
  first: Uint8Array,
  rest: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < first.length; at += PACKED_PIECE) yield first.subarray(at, at + PACKED_PIECE);
  for await (const piece of rest)
    for (let at = 0; at < piece.length; at += PACKED_PIECE) yield piece.subarray(at, at + PACKED_PIECE);
}

async function* unpacked(pieces: Bytes): AsyncGenerator<Uint8Array> {
  const all = withStart(pieces);
  const first = await all.next();
  if (first.done) return;
  if (isPacked(first.value)) {
    yield* withStart(globalGunzip(inSmallPieces(first.value, all)));
    return;
  }
  yield first.value;
  yield* all;
}

function markOf(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  return null;
}

/** How many bytes at the end begin a character of UTF-8 that goes on in the next piece. */
function unfinished(bytes: Uint8Array): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back += 1) {
    const byte = bytes[bytes.length - back]!;
    if (byte < 0x80) return 0;
    if (byte < 0xc0) continue;
    const needed = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2;
    return back < needed ? back : 0;
  }
  return 0;
}

/** UTF-8 as long as it is; from the first piece that is not, Windows-1252, in which every byte is a character. */
class Decoder {
  readonly #utf8 = globalDecoder('utf-8', true);
  #windows: ReturnType<typeof globalDecoder> | null = null;
  #rest: Uint8Array = new Uint8Array();

  read(piece: Uint8Array, isLast: boolean): string {
    const bytes = join(this.#rest, piece);
    this.#rest = new Uint8Array();
    if (this.#windows) return this.#windows.decode(bytes);
    const tail = isLast ? 0 : unfinished(bytes);
    const whole = tail === 0 ? bytes : bytes.subarray(0, bytes.length - tail);
    try {
      const text = this.#utf8.decode(whole);
      this.#rest = bytes.slice(bytes.length - tail);
      return text;
    } catch {
      this.#windows = globalDecoder('windows-1252');
      return this.#windows.decode(bytes);
    }
  }
}

/**
 * The text of a PDN file, piece by piece, in memory that does not grow with it: gzip is unpacked, UTF-16 with a byte order
 * mark, UTF-8 and Windows-1252 are read. Fails only where the bytes themselves cannot be read or unpacked.
 */
export async function* decodePdn(pieces: Bytes): AsyncGenerator<string> {
  const all = unpacked(pieces);
  const first = await all.next();
  if (first.done) return;
  const mark = markOf(first.value);
  if (mark !== null) {
    const utf16 = globalDecoder(mark);
    yield utf16.decode(first.value, { stream: true });
    for await (const piece of all) yield utf16.decode(piece, { stream: true });
    yield utf16.decode();
    return;
  }
  const decoder = new Decoder();
  yield decoder.read(first.value, false);
  for await (const piece of all) yield decoder.read(piece, false);
  yield decoder.read(new Uint8Array(), true);
}
