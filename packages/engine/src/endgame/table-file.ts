/**
 * The file an endgame table is kept in: a directory of slices, each packed and with its own checksum.
 *
 * docs/endgames.md describes the format byte by byte. A file holds all the slices of one number of pieces, so that a
 * larger build adds files and leaves the others as they are.
 */
import type { Packed } from './codec.ts';
import { crc32 } from './crc32.ts';
import { DamagedTable } from './damaged-table.ts';
import { type Material, materialKey } from './material.ts';

const MAGIC = 'CHEG';
const VERSION = 1;
const HEADER = 12;
const ENTRY = 32;

/** What the numbers of a table mean: win/draw/loss, plies to the end, or the winner’s moves to the next capture or man move. */
export const TABLE_KINDS = ['results', 'distances', 'progress'] as const;
export type TableKind = (typeof TABLE_KINDS)[number];

export const tableFileName = (kind: TableKind, pieces: number): string => `${kind}-${pieces}.bin`;

/** How many positions of a slice are won, drawn and lost, and the longest win where distances are known (else 0). */
export interface Counts {
  readonly win: number;
  readonly draw: number;
  readonly loss: number;
  readonly longest: number;
}

export interface SliceFile {
  readonly material: Material;
  readonly counts: Counts;
  /** As `encodeSlice` made it. */
  readonly body: Uint8Array;
  /** CRC-32 of the body, where it is known already. */
  readonly checksum?: number;
}

/** Seven bits a byte, the lowest first; the highest bit says that more follow. */
function varint(value: number): number[] {
  const bytes: number[] = [];
  let rest = value;
  for (; rest > 127; rest = Math.floor(rest / 128)) bytes.push((rest & 127) | 128);
  return [...bytes, rest];
}

export function encodeSlice({ codes, offsets, bits }: Packed): Uint8Array {
  const head: number[] = [codes.length];
  for (const code of codes) {
    head.push(...varint(code.length));
    for (const [symbol, length] of code) head.push(...varint(symbol), length);
  }
  head.push(...varint(offsets.length));
  // Most blocks are short, so their lengths take fewer bytes than where they begin.
  for (let i = 1; i < offsets.length; i++) {
    for (const byte of varint(offsets[i]! - offsets[i - 1]!)) head.push(byte);
  }
  const bytes = new Uint8Array(head.length + bits.length);
  bytes.set(head);
  bytes.set(bits, head.length);
  return bytes;
}

function decodeSlice(bytes: Uint8Array): Packed {
  let at = 0;
  const next = (): number => {
    const byte = bytes[at++];
    if (byte === undefined) throw new DamagedTable('a slice is cut short');
    return byte;
  };
  const number = (): number => {
    let value = 0;
    for (let scale = 1; ; scale *= 128) {
      const byte = next();
      value += (byte & 127) * scale;
      if (byte < 128) return value;
    }
  };
  const codes = Array.from({ length: next() }, () =>
    Array.from({ length: number() }, () => [number(), next()] as const),
  );
  const offsets = new Uint32Array(number());
  for (let i = 1; i < offsets.length; i++) offsets[i] = offsets[i - 1]! + number();
  return { codes, offsets, bits: bytes.subarray(at) };
}

/** Of a file with these slices, in bytes. */
export const fileLength = (slices: readonly SliceFile[]): number =>
  slices.reduce((sum, { body }) => sum + ENTRY + body.length, HEADER);

export function writeTableFile(kind: TableKind, pieces: number, slices: readonly SliceFile[]): Uint8Array {
  const start = HEADER + slices.length * ENTRY;
  const bytes = new Uint8Array(fileLength(slices));
  const view = new DataView(bytes.buffer);
  for (let i = 0; i < MAGIC.length; i++) view.setUint8(i, MAGIC.charCodeAt(i));
  bytes.set([VERSION, TABLE_KINDS.indexOf(kind), pieces, slices.length], 4);
  let offset = start;
  for (const [i, { material, counts, body, checksum }] of slices.entries()) {
    const at = HEADER + i * ENTRY;
    bytes.set([material.ownMen, material.ownKings, material.otherMen, material.otherKings], at);
    const { win, draw, loss, longest } = counts;
    const words = [offset, body.length, checksum ?? crc32(body), win, draw, loss, longest];
    for (const [word, value] of words.entries()) view.setUint32(at + 4 + word * 4, value, true);
    bytes.set(body, offset);
    offset += body.length;
  }
  view.setUint32(8, directoryChecksum(bytes.subarray(0, start)), true);
  return bytes;
}

/** Over the header and the directory, leaving out the checksum itself. */
const directoryChecksum = (bytes: Uint8Array): number =>
  crc32(bytes.subarray(HEADER), crc32(bytes.subarray(0, HEADER - 4)));

export interface StoredSlice extends SliceFile {
  readonly checksum: number;
  /** Checks the slice and reads its codes and blocks. */
  readonly open: () => Packed;
}

export interface TableFile {
  readonly kind: TableKind;
  readonly pieces: number;
  readonly slices: readonly StoredSlice[];
}

/** Reads the directory; a slice is checked and read when it is opened. Throws on a file that is not a sound table. */
export function readTableFile(bytes: Uint8Array): TableFile {
  const magic = String.fromCharCode(...bytes.subarray(0, MAGIC.length));
  if (magic !== MAGIC) throw new DamagedTable('it does not begin like one');
  if (bytes[4] !== VERSION) throw new DamagedTable(`its version is ${bytes[4]}, which is not known here`);
  const start = HEADER + (bytes[7] ?? 0) * ENTRY;
  if (bytes.length < start) throw new DamagedTable('it is cut short');
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const kind = TABLE_KINDS[bytes[5]!];
  if (kind === undefined || directoryChecksum(bytes.subarray(0, start)) !== view.getUint32(8, true))
    throw new DamagedTable('its directory does not fit its checksum');
  const slices = Array.from({ length: bytes[7]! }, (_, i): StoredSlice => {
    const at = HEADER + i * ENTRY;
    const word = (n: number): number => view.getUint32(at + 4 + n * 4, true);
    const material: Material = {
      ownMen: bytes[at]!,
      ownKings: bytes[at + 1]!,
      otherMen: bytes[at + 2]!,
      otherKings: bytes[at + 3]!,
    };
    const body = bytes.subarray(word(0), word(0) + word(1));
    const open = (): Packed => {
      if (crc32(body) !== word(2))
        throw new DamagedTable(`the slice ${materialKey(material)} does not fit its checksum`);
      return decodeSlice(body);
    };
    const counts = { win: word(3), draw: word(4), loss: word(5), longest: word(6) };
    return { material, counts, body, checksum: word(2), open };
  });
  return { kind, pieces: bytes[6]!, slices };
}
