/**
 * Puts finished games into the index of the archive: those that have just ended, those from before there was an index, and
 * those that a node of an older version wrote. A few at a time and with rests, so that moves do not wait for it; what a node
 * that died had begun is done by another after the lease.
 */
import type { ArchiveStore } from '../store/archive-store.ts';
import { type Cancel, type Clock, SystemClock } from '../time/clock.ts';
import { gameIndexOf } from './game-index.ts';

/** How often a node looks for games. */
export const INDEX_MS = 1000;
/** Games of one slice; each takes some milliseconds. */
export const SLICE = 8;
/** A node has this long for a slice that it has claimed. */
export const INDEX_LEASE_MS = 60_000;

export interface IndexerDeps {
  readonly store: Pick<ArchiveStore, 'claimUnindexed' | 'indexGame'>;
  readonly clock: Pick<Clock, 'now' | 'every'>;
  onFailure(error: unknown): void;
  /** Called for each game that can be found from now on. */
  onIndexed(): void;
}

export class Indexer {
  readonly #deps: IndexerDeps;
  /** It is the machine that rests, whatever the time at the tables. */
  readonly #machine = new SystemClock();
  #running = Promise.resolve();
  #stop: Cancel = () => undefined;
  #isStopped = false;

  constructor(deps: IndexerDeps) {
    this.#deps = deps;
  }

  start(): void {
    this.#stop = this.#deps.clock.every(INDEX_MS, () => {
      this.#running = this.#runAll();
      return this.#running;
    });
  }

  /** Resolves when what was begun is done. */
  async close(): Promise<void> {
    this.#isStopped = true;
    this.#stop();
    await this.#running;
  }

  /** One slice; returns how many games it had. */
  async slice(): Promise<number> {
    const { store, clock, onFailure, onIndexed } = this.#deps;
    const now = clock.now();
    const claimed = await store.claimUnindexed(now, now + INDEX_LEASE_MS, SLICE);
    for (const { game, claim } of claimed) {
      try {
        if (await store.indexGame(game.listing.id, claim, gameIndexOf(game))) onIndexed();
      } catch (error) {
        onFailure(error);
      }
    }
    return claimed.length;
  }

  async #runAll(): Promise<void> {
    try {
      while (!this.#isStopped) {
        const begun = this.#machine.now();
        if ((await this.slice()) < SLICE) return;
        // As long as the slice took: half of the time is for everything else.
        const took = this.#machine.now() - begun;
        await new Promise<void>((resolve) => this.#machine.after(took, resolve));
      }
    } catch (error) {
      this.#deps.onFailure(error);
    }
  }
}
