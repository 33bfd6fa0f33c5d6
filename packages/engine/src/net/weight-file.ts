/**
 * Fitted weights as a file, written by tune/fit-net.py: eight letters, the length of the header in four bytes (the low one
 * first), the header as JSON (what the evaluation looks like, what it was fitted to, where each array is, a checksum), and
 * the arrays, low bytes first, each at a multiple of sixteen bytes.
 */
import { crc32 } from '../endgame/crc32.ts';

interface Header {
  readonly version: number;
  readonly form: { readonly kind: string };
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

export class WeightFile {
  /** What the evaluation looks like; which fields it has depends on its kind. */
  readonly form: { readonly kind: string };
  readonly #header: Header;
  readonly #body: ArrayBuffer;

  /** Throws where the file is damaged or of another version. */
  constructor(file: Uint8Array) {
    const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
    if (file.length < START || String.fromCharCode(...file.subarray(0, 8)) !== MAGIC)
      throw new Error('this is no file of weights');
    const at = START + view.getUint32(8, true);
    this.#header = JSON.parse(new TextDecoder().decode(file.subarray(START, at))) as Header;
    const { version, form, bytes } = this.#header;
    if (version !== VERSION) throw new Error(`weights of version ${version} cannot be read`);
    // A copy, so that the arrays begin where words may.
    const body = new Uint8Array(file.subarray(at, at + bytes));
    if (body.length !== bytes || crc32(body) !== this.#header.crc32)
      throw new Error('the weights are damaged');
    this.form = form;
    this.#body = body.buffer;
  }

  /** An array of that name; throws where there is none of that length. */
  shorts(name: string, length: number): Int16Array {
    return new Int16Array(this.#body, this.#at(name, 'int16', length), length);
  }

  words(name: string, length: number): Int32Array {
    return new Int32Array(this.#body, this.#at(name, 'int32', length), length);
  }

  #at(name: string, type: string, length: number): number {
    const array = this.#header.arrays.find((one) => one.name === name);
    const size = array?.shape.reduce((product, n) => product * n, 1);
    if (array?.type !== type || size !== length) throw new Error(`the weights have no ${name} that fits`);
    return array.at;
  }
}
