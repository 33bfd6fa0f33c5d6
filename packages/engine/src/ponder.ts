/**
 * Thinking in the other side's time: about the reply that is expected, so that the next search finds much of its work done.
 * Only full strength has a use for it: what weaker levels play follows from position, history and seed alone.
 */
import { type Game, type Move, playMove, type Strength } from '@crownhead/rules';
import { LEVELS } from './level-list.ts';
import type { RemoteEngine } from './remote.ts';
import { requestOf } from './search-request.ts';

/** What pondering needs of an engine. */
export type PonderEngine = Pick<RemoteEngine, 'search'>;

/** So long it looks for the reply to expect. */
const EXPECT_MS = 150;
/** Whoever thinks longer may have left. */
const PONDER_MS = 30_000;

const isFullStrength = (strength: Strength): boolean => strength === LEVELS.length;

async function ponder(engine: PonderEngine, game: Game, signal: AbortSignal): Promise<void> {
  const { lines } = await engine.search(requestOf(game, { ms: EXPECT_MS }), { signal });
  const reply = lines[0]?.moves[0];
  if (reply === undefined || signal.aborted) return;
  const next = playMove(game, reply);
  if (next.outcome === null) await engine.search(requestOf(next, { ms: PONDER_MS }), { signal });
}

/** One search at a time, which ends when something else is to be asked. */
export class Ponderer {
  #running: AbortController | null = null;

  /** After `move`, which the engine plays in `game` at this strength. */
  start(engine: PonderEngine, game: Game, move: Move | null, strength: Strength): void {
    this.stop();
    if (move === null || !isFullStrength(strength)) return;
    const next = playMove(game, move);
    if (next.outcome !== null) return;
    const running = new AbortController();
    this.#running = running;
    // An engine that fails now fails again when it is asked for a move, and is replaced then.
    ponder(engine, next, running.signal).catch(() => undefined);
  }

  /** Before the engine is asked anything else. */
  stop(): void {
    this.#running?.abort();
    this.#running = null;
  }
}
