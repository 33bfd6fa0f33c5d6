/** Bits in and out of bytes, the highest bit of a byte first. */
export class BitWriter {
  #bytes = new Uint8Array(1024);
  #bits = 0;

  /** How many bits have been written. */
  get length(): number {
    return this.#bits;
  }

  /** Writes the lowest `count` bits of a number. */
  write(value: number, count: number): void {
    if (this.#bits + count > this.#bytes.length * 8) {
      const larger = new Uint8Array(this.#bytes.length * 2);
      larger.set(this.#bytes);
      this.#bytes = larger;
    }
    for (let i = count - 1; i >= 0; i--) {
      if (((value >>> i) & 1) === 1) this.#bytes[this.#bits >> 3]! |= 0x80 >> (this.#bits & 7);
      this.#bits += 1;
    }
  }

  bytes(): Uint8Array {
    return this.#bytes.slice(0, (this.#bits + 7) >> 3);
  }
}

export class BitReader {
  readonly #bytes: Uint8Array;
  #at: number;

  constructor(bytes: Uint8Array, at: number) {
    this.#bytes = bytes;
    this.#at = at;
  }

  bit(): number {
    const at = this.#at++;
    return (this.#bytes[at >> 3]! >> (7 - (at & 7))) & 1;
  }

  read(count: number): number {
    let value = 0;
    for (let i = 0; i < count; i++) value = (value << 1) | this.bit();
    return value;
  }
}
