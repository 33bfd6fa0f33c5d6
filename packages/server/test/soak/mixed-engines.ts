/** Computers of which most play at random and a few really think, so that the engine's threads are in the run too. */
import type { SearchRequest } from '@crownhead/engine';
import type { Move } from '@crownhead/rules';
import { ThreadEnginePool } from '../../src/computer/pool.ts';
import { RandomEnginePool } from './random-engines.ts';

export class MixedEnginePool extends RandomEnginePool {
  readonly #engines = new ThreadEnginePool(1);
  readonly #oneIn: number;
  thought = 0;

  constructor(oneIn: number) {
    super();
    this.#oneIn = oneIn;
  }

  override play(request: SearchRequest, level: number, seed: number): Promise<Move | null> {
    if (seed % this.#oneIn !== 0) return super.play(request, level, seed);
    this.thought++;
    return this.#engines.play(request, level, seed, { address: '', isWanted: () => true });
  }

  override close(): Promise<void> {
    return this.#engines.close();
  }
}
