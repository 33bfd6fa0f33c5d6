/** Typed arrays that grow. */

/** Numbers of 32 bits, appended one by one. */
export class Words {
  #words = new Int32Array(1024);
  length = 0;

  push(word: number): void {
    if (this.length === this.#words.length) {
      const larger = new Int32Array(2 * this.length);
      larger.set(this.#words);
      this.#words = larger;
    }
    this.#words[this.length++] = word;
  }

  at(index: number): number {
    return this.#words[index]!;
  }

  /** Drops what was appended after this length. */
  truncate(length: number): void {
    this.length = length;
  }

  take(): Int32Array<ArrayBuffer> {
    return this.#words.slice(0, this.length);
  }
}

/** A column of texts under construction, each different text kept once. */
export class Texts {
  readonly #indices = new Map<string, number>();
  readonly #values: string[] = [];
  readonly #at = new Words();

  push(text: string): void {
    let index = this.#indices.get(text);
    if (index === undefined) {
      index = this.#values.length;
      // A part of a string keeps the whole of it in memory, which would be a piece of the file.
      const own = detached(text);
      this.#indices.set(own, index);
      this.#values.push(own);
    }
    this.#at.push(index);
  }

  take(): { readonly values: readonly string[]; readonly at: Int32Array<ArrayBuffer> } {
    return { values: this.#values, at: this.#at.take() };
  }
}

const detached = (text: string): string => JSON.parse(JSON.stringify(text));
