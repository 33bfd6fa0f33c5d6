/** Every position once: what its games say of it is averaged, and which ones are held out depends on the position alone. */
import { PROVED } from '../src/score.ts';
import { seenByMover } from './board.ts';
import type { PlayedGame } from './game-record.ts';
import { hashOf, PositionIndex } from './position-index.ts';
import type { PackedSample } from './sample-file.ts';
import { type Sample, samplesOf } from './samples.ts';

/** The slope of the curve from scores to results, as games of self-play have it: a man ahead, about 200, expects 0.9. */
const SCALE = 90;
/** One position in so many is not fitted to, but used to see how good the fit is. */
const HELD_OUT_SHARE = 32;

export const expectedResult = (score: number): number => 1 / (1 + Math.exp(-score / SCALE));

function isHeldOut({ board }: Sample): boolean {
  const { own, other, kings } = seenByMover(board);
  // The low bits choose the slot of an index; these are others.
  return (hashOf(own, other, kings) >>> 16) % HELD_OUT_SHARE === 0;
}

/** Numbers by position, as many as needed. */
class Sums {
  #numbers = new Float32Array(1 << 16);
  add(at: number, amount: number): void {
    if (at >= this.#numbers.length) {
      const larger = new Float32Array(this.#numbers.length * 2);
      larger.set(this.#numbers);
      this.#numbers = larger;
    }
    this.#numbers[at]! += amount;
  }
  at(at: number): number {
    return this.#numbers[at] ?? 0;
  }
}

/** Takes every game first, then gives out the positions of each, where they first come up, with what all games say. */
export class SampleMerger {
  readonly #index = new PositionIndex();
  readonly #expected = new Sums();
  readonly #count = new Sums();
  readonly #result = new Sums();
  readonly #results = new Sums();
  #given = new Uint8Array(0);

  get unique(): number {
    return this.#index.count;
  }

  take(game: PlayedGame): void {
    for (const { board, score, result } of samplesOf(game)) {
      const number = this.#index.add(board);
      this.#expected.add(number, expectedResult(score));
      this.#count.add(number, 1);
      if (result === null) continue;
      this.#result.add(number, result / 2);
      this.#results.add(number, 1);
    }
  }

  /** The positions of a game that no game given before has. */
  give(game: PlayedGame): PackedSample[] {
    if (this.#given.length === 0) this.#given = new Uint8Array(this.unique);
    return samplesOf(game).flatMap((sample) => {
      const number = this.#index.add(sample.board);
      if (this.#given[number] === 1) return [];
      this.#given[number] = 1;
      const results = this.#results.at(number);
      return {
        board: sample.board,
        isHeldOut: isHeldOut(sample),
        isProved: Math.abs(sample.score) >= PROVED,
        expected: this.#expected.at(number) / this.#count.at(number),
        result: results === 0 ? null : this.#result.at(number) / results,
      };
    });
  }
}

/** All positions of a game as they are, to test on. */
export const unmerged = (game: PlayedGame): PackedSample[] =>
  samplesOf(game).map(({ board, score, result }) => ({
    board,
    isHeldOut: false,
    isProved: Math.abs(score) >= PROVED,
    expected: expectedResult(score),
    result: result === null ? null : result / 2,
  }));
