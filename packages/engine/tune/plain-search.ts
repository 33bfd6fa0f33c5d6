/** A plain search with any evaluation, to compare evaluations by: no memory, no reductions, captures played out. */
import { jumperBits, MOVE_WORDS, MoveBuffer, opposite } from '@crownhead/rules';
import { INFINITE, lostIn } from '../src/score.ts';
import type { Board } from './board.ts';

export type Evaluate = (own: number, other: number, kings: number, down: boolean) => number;

export class PlainSearch {
  readonly #evaluate: Evaluate;
  readonly #moves = new MoveBuffer();

  constructor(evaluate: Evaluate) {
    this.#evaluate = evaluate;
  }

  /** For the side to move; at depth 0 as the board stands. */
  score({ own, other, kings, turn }: Board, depth: number): number {
    if (depth === 0) return this.#evaluate(own, other, kings, turn === 'black');
    this.#moves.top = 0;
    return this.#node({ own, other, kings, turn }, -INFINITE, INFINITE, depth, 0);
  }

  #node(
    { own, other, kings, turn }: Board,
    alphaGiven: number,
    beta: number,
    depth: number,
    ply: number,
  ): number {
    const next = opposite(turn);
    const isQuiet = jumperBits(own, other, kings, turn) === 0;
    // At the horizon a threat is answered first, as in the engine's own search.
    const isThreatened = depth === 0 && jumperBits(other, own, kings, next) !== 0;
    if (depth <= 0 && isQuiet && !isThreatened && own !== 0)
      return this.#evaluate(own, other, kings, turn === 'black');
    const moves = this.#moves;
    const start = moves.top;
    const count = moves.generate(own, other, kings, turn);
    if (count === 0) return lostIn(ply);
    let alpha = alphaGiven;
    let best = -INFINITE;
    for (let i = 0, at = start; i < count && best < beta; i++, at += MOVE_WORDS) {
      const { words } = moves;
      const after: Board = { own: words[at + 1]!, other: words[at]!, kings: words[at + 2]!, turn: next };
      const score = -this.#node(after, -beta, -alpha, depth - 1, ply + 1);
      best = Math.max(best, score);
      alpha = Math.max(alpha, best);
    }
    moves.top = start;
    return best;
  }
}
