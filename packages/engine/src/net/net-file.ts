/**
 * The weights of a net as a file, written by tune/fit-net.py: eight letters, the length of the header in four bytes (the low
 * one first), the header as JSON (what the net looks like, what it was fitted to, where each array is, a checksum), and the
 * arrays, low bytes first, each at a multiple of sixteen bytes.
 */
import { crc32 } from '../endgame/crc32.ts';

/** What a net looks like. */
interface NetForm {
  readonly kind: 'net';
  /** Inputs of one view. */
  readonly inputs: number;
  /** Sums of one view. */
  readonly width: number;
  /** Numbers between the sums and the score; 0 where the sums give the score. */
  readonly hidden: number;
  readonly buckets: number;
}

export interface NetWeights {
  readonly form: NetForm;
  /** [input × width + sum]. */
  readonly w1: Int16Array;
  readonly b1: Int16Array;
  /** [(bucket × hidden + number) × 2 × width + sum]: the sums of the side to move, then those of the other side. */
  readonly w2: Int16Array;
  readonly b2: Int32Array;
  /** [bucket × hidden + number], or [bucket × 2 × width + sum] without hidden numbers. */
  readonly w3: Int16Array;
  readonly b3: Int32Array;
}

interface Header {
  readonly version: number;
  readonly form: NetForm;
  readonly arrays: readonly {
    readonly name: string;
    readonly type: string;
    readonly shape: readonly number[];
    readonly at: number;
  }[];
  readonly bytes: number;
  readonly crc32: number;
}

const MAGIC = 'CHEVAL01';
const VERSION = 1;
const START = 12;

/** Throws where the file is damaged, of another version, or no net. */
export function readNetFile(file: Uint8Array): NetWeights {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  if (file.length < START || String.fromCharCode(...file.subarray(0, 8)) !== MAGIC)
    throw new Error('this is no file of weights');
  const at = START + view.getUint32(8, true);
  const header = JSON.parse(new TextDecoder().decode(file.subarray(START, at))) as Header;
  if (header.version !== VERSION || header.form.kind !== 'net')
    throw new Error(`weights of version ${header.version}, ${header.form.kind}, cannot be read`);
  // A copy, so that the arrays begin where words may.
  const body = new Uint8Array(file.subarray(at, at + header.bytes));
  if (body.length !== header.bytes || crc32(body) !== header.crc32)
    throw new Error('the weights are damaged');
  const found = (name: string, type: string, length: number): number => {
    const array = header.arrays.find((one) => one.name === name);
    const size = array?.shape.reduce((product, n) => product * n, 1);
    if (array?.type !== type || size !== length) throw new Error(`the weights have no ${name} that fits`);
    return array.at;
  };
  const shorts = (name: string, length: number): Int16Array =>
    length === 0 ? new Int16Array(0) : new Int16Array(body.buffer, found(name, 'int16', length), length);
  const words = (name: string, length: number): Int32Array =>
    length === 0 ? new Int32Array(0) : new Int32Array(body.buffer, found(name, 'int32', length), length);
  const { form } = header;
  const { inputs, width, hidden, buckets } = form;
  return {
    form,
    w1: shorts('w1', inputs * width),
    b1: shorts('b1', width),
    w2: shorts('w2', buckets * hidden * 2 * width),
    b2: words('b2', buckets * hidden),
    w3: shorts('w3', buckets * (hidden === 0 ? 2 * width : hidden)),
    b3: words('b3', buckets),
  };
}
