/** Numbers and texts written into bytes one after the other, and read again. */

/** Numbers take as few bytes as they need, seven bits in each. */
export class ByteWriter {
  #bytes = new Uint8Array(1 << 16);
  #length = 0;

  byte(value: number): void {
    if (this.#length === this.#bytes.length) {
      const larger = new Uint8Array(2 * this.#length);
      larger.set(this.#bytes);
      this.#bytes = larger;
    }
    this.#bytes[this.#length++] = value;
  }

  /** Not negative, and less than 2³². */
  number(value: number): void {
    let rest = value;
    for (; rest >= 0x80; rest = Math.floor(rest / 0x80)) this.byte((rest & 0x7f) | 0x80);
    this.byte(rest);
  }

  /** All 32 bits. */
  word(value: number): void {
    for (let shift = 0; shift < 32; shift += 8) this.byte((value >>> shift) & 0xff);
  }

  /** Its code units as numbers: one byte for each letter of most texts. */
  text(value: string): void {
    this.number(value.length);
    for (let i = 0; i < value.length; i += 1) this.number(value.charCodeAt(i));
  }

  take(): Uint8Array<ArrayBuffer> {
    return this.#bytes.slice(0, this.#length);
  }
}

/** Reads what a `ByteWriter` has written; throws a `RangeError` where the bytes end too early. */
export class ByteReader {
  readonly #bytes: Uint8Array;
  #at = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  byte(): number {
    const byte = this.#bytes[this.#at++];
    if (byte === undefined) throw new RangeError('The bytes end too early.');
    return byte;
  }

  number(): number {
    let value = 0;
    for (let scale = 1; ; scale *= 0x80) {
      const byte = this.byte();
      value += (byte & 0x7f) * scale;
      if (byte < 0x80) return value;
    }
  }

  word(): number {
    return this.byte() | (this.byte() << 8) | (this.byte() << 16) | (this.byte() << 24);
  }

  text(): string {
    let text = '';
    for (let left = this.number(); left > 0; left -= 1) text += String.fromCharCode(this.number());
    return text;
  }
}

/** FNV-1a: tells damage from what was written. */
export function checksum(bytes: Uint8Array): number {
  let sum = 0x811c9dc5;
  for (const byte of bytes) sum = Math.imul(sum ^ byte, 0x01000193);
  return sum;
}
