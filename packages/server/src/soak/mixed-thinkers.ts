/** Computers of which most play at random and a few really think, so that the engine's threads are in the run too. */
import type { Question } from '@crownhead/engine';
import type { Move } from '@crownhead/rules';
import { EnginePool } from '../computer/pool.ts';
import { RandomThinkers } from './random-thinkers.ts';

export class MixedThinkers extends RandomThinkers {
  readonly #engines = new EnginePool(1);
  readonly #oneIn: number;
  thought = 0;

  constructor(oneIn: number) {
    super();
    this.#oneIn = oneIn;
  }

  override play(question: Question, level: number, seed: number): Promise<Move | null> {
    if (seed % this.#oneIn !== 0) return super.play(question, level, seed);
    this.thought++;
    return this.#engines.play(question, level, seed);
  }

  override close(): Promise<void> {
    return this.#engines.close();
  }
}
