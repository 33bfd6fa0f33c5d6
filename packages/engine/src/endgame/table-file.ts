/**
 * The file an endgame table is kept in: a directory of slices, each packed and with its own checksum.
 *
 * All numbers are little-endian. Header: `CHEG`, version, kind, pieces, number of slices (a byte each). Directory, per
 * slice: own men, own kings, other men, other kings (a byte each), offset, length, CRC-32 (four bytes each). A slice:
 * number of codes (1), then per code the number of symbols (2) and for each symbol (2) its length (1); number of
 * blocks (4), their offsets in bits (4 each), the bits.
 */
import type { Packed } from './codec.ts';
import { type Material, materialKey } from './material.ts';

const MAGIC = 'CHEG';
const VERSION = 1;
const HEADER = 8;
const ENTRY = 16;

/** What the numbers of a table mean: win/draw/loss, or plies to the end. */
export const TABLE_KINDS = ['results', 'distances'] as const;
export type TableKind = (typeof TABLE_KINDS)[number];

export interface PackedSlice {
  readonly material: Material;
  readonly packed: Packed;
}

const CRC_TABLE = Int32Array.from({ length: 256 }, (_, n) => {
  let c = n;
  for (let k = 0; k < 8; k++) c = (c & 1) !== 0 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
  return c;
});

export function crc32(bytes: Uint8Array): number {
  let crc = -1;
  for (const byte of bytes) crc = CRC_TABLE[(crc ^ byte) & 0xff]! ^ (crc >>> 8);
  return ~crc >>> 0;
}

function writeSlice({ codes, offsets, bits }: Packed): Uint8Array {
  const codeBytes = codes.reduce((sum, code) => sum + 2 + code.length * 3, 1);
  const bytes = new Uint8Array(codeBytes + 4 + offsets.length * 4 + bits.length);
  const view = new DataView(bytes.buffer);
  view.setUint8(0, codes.length);
  let at = 1;
  for (const code of codes) {
    view.setUint16(at, code.length, true);
    at += 2;
    for (const [symbol, length] of code) {
      view.setUint16(at, symbol, true);
      view.setUint8(at + 2, length);
      at += 3;
    }
  }
  view.setUint32(at, offsets.length, true);
  at += 4;
  for (const offset of offsets) {
    view.setUint32(at, offset, true);
    at += 4;
  }
  bytes.set(bits, at);
  return bytes;
}

function readSlice(bytes: Uint8Array): Packed {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = 1;
  const codes = Array.from({ length: view.getUint8(0) }, () => {
    const symbols = view.getUint16(at, true);
    at += 2;
    return Array.from({ length: symbols }, () => {
      const pair = [view.getUint16(at, true), view.getUint8(at + 2)] as const;
      at += 3;
      return pair;
    });
  });
  const blocks = view.getUint32(at, true);
  at += 4;
  const offsets = Uint32Array.from({ length: blocks }, (_, i) => view.getUint32(at + i * 4, true));
  return { codes, offsets, bits: bytes.subarray(at + blocks * 4) };
}

export function writeTableFile(kind: TableKind, pieces: number, slices: readonly PackedSlice[]): Uint8Array {
  const bodies = slices.map(({ packed }) => writeSlice(packed));
  const start = HEADER + slices.length * ENTRY;
  const bytes = new Uint8Array(bodies.reduce((sum, body) => sum + body.length, start));
  const view = new DataView(bytes.buffer);
  for (let i = 0; i < MAGIC.length; i++) view.setUint8(i, MAGIC.charCodeAt(i));
  view.setUint8(4, VERSION);
  view.setUint8(5, TABLE_KINDS.indexOf(kind));
  view.setUint8(6, pieces);
  view.setUint8(7, slices.length);
  let offset = start;
  for (const [i, { material }] of slices.entries()) {
    const at = HEADER + i * ENTRY;
    const { ownMen, ownKings, otherMen, otherKings } = material;
    bytes.set([ownMen, ownKings, otherMen, otherKings], at);
    view.setUint32(at + 4, offset, true);
    view.setUint32(at + 8, bodies[i]!.length, true);
    view.setUint32(at + 12, crc32(bodies[i]!), true);
    bytes.set(bodies[i]!, offset);
    offset += bodies[i]!.length;
  }
  return bytes;
}

export interface TableFile {
  readonly kind: TableKind;
  readonly pieces: number;
  readonly slices: readonly { readonly material: Material; readonly open: () => Packed }[];
}

/** Reads the directory; a slice is checked and read when it is opened. Throws on a file that is not a sound table. */
export function readTableFile(bytes: Uint8Array): TableFile {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const magic = String.fromCharCode(...bytes.subarray(0, MAGIC.length));
  if (bytes.length < HEADER || magic !== MAGIC) throw new Error('this is not an endgame table');
  if (bytes[4] !== VERSION)
    throw new Error(`an endgame table of version ${bytes[4]}, which is not known here`);
  const kind = TABLE_KINDS[bytes[5]!];
  const count = bytes[7]!;
  if (kind === undefined || bytes.length < HEADER + count * ENTRY)
    throw new Error('an endgame table is cut short');
  const slices = Array.from({ length: count }, (_, i) => {
    const at = HEADER + i * ENTRY;
    const [ownMen, ownKings, otherMen, otherKings] = bytes.subarray(at, at + 4) as unknown as [
      number,
      number,
      number,
      number,
    ];
    const material: Material = { ownMen, ownKings, otherMen, otherKings };
    const offset = view.getUint32(at + 4, true);
    const body = bytes.subarray(offset, offset + view.getUint32(at + 8, true));
    const crc = view.getUint32(at + 12, true);
    const open = (): Packed => {
      if (crc32(body) !== crc) throw new Error(`the endgame table is damaged (${materialKey(material)})`);
      return readSlice(body);
    };
    return { material, open };
  });
  return { kind, pieces: bytes[6]!, slices };
}
