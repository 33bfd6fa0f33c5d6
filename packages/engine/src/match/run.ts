/** Runs the games of a match, several at a time, and restarts players when they have failed. */

import { type ByContestant, CONTESTANTS, type Contestant } from './contestant.ts';
import { type GameRules, type Played, type Player, playGame } from './referee.ts';
import type { Scheduled } from './schedule.ts';

/** A whole match: which games, how many at a time, and who plays them. */
export interface MatchRun extends GameRules {
  readonly games: readonly Scheduled[];
  /** How many games are played at a time; each has players of its own. */
  readonly concurrency: number;
  /** A failure to start ends the match: it would only happen again. */
  readonly start: (seat: Contestant) => Promise<Player>;
  readonly onPlayed: (played: Played) => void;
  /** Stops immediately; games in progress are lost. */
  readonly signal?: AbortSignal;
}

/** One board with its two players, kept from game to game. */
class Board {
  readonly #run: MatchRun;
  readonly #players: Partial<Record<Contestant, Player>> = {};

  constructor(run: MatchRun) {
    this.#run = run;
  }

  async play(scheduled: Scheduled): Promise<Played> {
    // Both are waited for even if one cannot start: the other has to be there to be closed.
    await Promise.allSettled(CONTESTANTS.map((seat) => this.#player(seat)));
    const players: ByContestant<Player> = { a: await this.#player('a'), b: await this.#player('b') };
    this.#run.signal?.throwIfAborted();
    const played = await playGame(scheduled, players, this.#run);
    // A player that failed may be in any state.
    if (played.fault) await this.#close(played.fault.seat);
    return played;
  }

  async close(): Promise<void> {
    await Promise.all(CONTESTANTS.map((seat) => this.#close(seat)));
  }

  async #player(seat: Contestant): Promise<Player> {
    const player = this.#players[seat] ?? (await this.#run.start(seat));
    this.#players[seat] = player;
    return player;
  }

  async #close(seat: Contestant): Promise<void> {
    const player = this.#players[seat];
    delete this.#players[seat];
    await player?.close();
  }
}

/** Returns whether every game was played; not so when it was stopped. */
export async function runMatch(run: MatchRun): Promise<boolean> {
  const { games, concurrency, onPlayed, signal } = run;
  const isStopped = () => signal?.aborted === true;
  const boards = Array.from({ length: Math.min(concurrency, games.length) }, () => new Board(run));
  let next = 0;
  let failed = false;
  const work = async (board: Board): Promise<void> => {
    try {
      while (next < games.length && !isStopped() && !failed) {
        const played = await board.play(games[next++]!);
        // A player closed in the middle of a game looks as if it had failed.
        if (!isStopped()) onPlayed(played);
      }
    } catch (error) {
      failed = true;
      if (!isStopped()) throw error;
    }
  };
  const closeAll = () => Promise.all(boards.map((board) => board.close()));
  const stop = () => void closeAll();
  signal?.addEventListener('abort', stop);
  try {
    await Promise.all(boards.map(work));
  } finally {
    signal?.removeEventListener('abort', stop);
    await closeAll();
  }
  return !isStopped();
}
