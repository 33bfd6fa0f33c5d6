/** Numbers positions in the order they are first seen: millions of them, seen by the side to move. */
import { type Board, seenByMover } from './board.ts';

const WORDS = 3;
const EMPTY = 0;

/** Well spread over 32 bits; which positions are held out follows from it, so it does not change. */
export function hashOf(own: number, other: number, kings: number): number {
  let h = Math.imul(own ^ (own >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13) ^ other, 0xc2b2ae35);
  h = Math.imul(h ^ (h >>> 16) ^ kings, 0x9e3779b1);
  h = Math.imul(h ^ (h >>> 15), 0x27d4eb2f);
  return (h ^ (h >>> 14)) >>> 0;
}

export class PositionIndex {
  count = 0;
  /** Number of a position plus one, by hash. */
  #slots = new Uint32Array(1 << 16);
  #words = new Int32Array((1 << 15) * WORDS);

  /** The number of the position, a new one where it has not been seen. */
  add(board: Board): number {
    const { own, other, kings } = seenByMover(board);
    let slot = this.#slotOf(own, other, kings);
    if (this.#slots[slot] !== EMPTY) return this.#slots[slot]! - 1;
    if (this.count * WORDS === this.#words.length) {
      this.#grow();
      slot = this.#slotOf(own, other, kings);
    }
    this.#words.set([own, other, kings], this.count * WORDS);
    this.count += 1;
    this.#slots[slot] = this.count;
    return this.count - 1;
  }

  /** Where it is, or would be. */
  #slotOf(own: number, other: number, kings: number): number {
    const slots = this.#slots;
    const words = this.#words;
    const mask = slots.length - 1;
    for (let slot = hashOf(own, other, kings) & mask; ; slot = (slot + 1) & mask) {
      const number = slots[slot]!;
      if (number === EMPTY) return slot;
      const at = (number - 1) * WORDS;
      if (words[at] === own && words[at + 1] === other && words[at + 2] === kings) return slot;
    }
  }

  #grow(): void {
    const words = new Int32Array(this.#words.length * 2);
    words.set(this.#words);
    this.#words = words;
    this.#slots = new Uint32Array(this.#slots.length * 2);
    for (let number = 1; number <= this.count; number++) {
      const at = (number - 1) * WORDS;
      this.#slots[this.#slotOf(words[at]!, words[at + 1]!, words[at + 2]!)] = number;
    }
  }
}
