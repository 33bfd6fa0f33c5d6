/** Which quiet moves have refuted something before: killers by ply, and a history of from–to pairs. */
import type { Depth, Ply } from './score.ts';

const KILLER = 1 << 25;
const SECOND_KILLER = 1 << 24;
const MOST = 1 << 23;

export class History {
  readonly #killers: Int32Array;
  /** [side][from][to] */
  readonly #scores = new Int32Array(2 * 32 * 32);

  constructor(plies: number) {
    this.#killers = new Int32Array(plies * 2);
  }

  /** What was learned fades from move to move. */
  age(): void {
    this.#killers.fill(0);
    for (let i = 0; i < this.#scores.length; i++) this.#scores[i]! >>= 3;
  }

  #place(own: number, after: number, down: boolean): number {
    const from = 31 - Math.clz32(own & ~after);
    const to = 31 - Math.clz32(after & ~own);
    return ((down ? 32 : 0) + from) * 32 + to;
  }

  rank(own: number, after: number, down: boolean, ply: Ply): number {
    const changed = own ^ after;
    if (this.#killers[ply * 2] === changed) return KILLER;
    if (this.#killers[ply * 2 + 1] === changed) return SECOND_KILLER;
    return this.#scores[this.#place(own, after, down)]!;
  }

  reward(own: number, after: number, down: boolean, depth: Depth, ply: Ply): void {
    const changed = own ^ after;
    if (this.#killers[ply * 2] !== changed) {
      this.#killers[ply * 2 + 1] = this.#killers[ply * 2]!;
      this.#killers[ply * 2] = changed;
    }
    const place = this.#place(own, after, down);
    this.#scores[place]! += depth > 0 ? depth * depth : 1;
    if (this.#scores[place]! > MOST) this.age();
  }
}
