/** Many games going on together, and in the end what everybody received compared with the log. */
import { playing } from '@crownhead/match';
import type { OfferedOptions } from '@crownhead/protocol';
import type { Store } from '../../src/store/store.ts';
import { contradictions, type History, historyOf } from './history.ts';
import { type LiveMatch, startMatch } from './match.ts';
import type { PersistentClient } from './persistent-client.ts';

export class LiveGames {
  #matches: readonly LiveMatch[] = [];

  get matches(): readonly LiveMatch[] {
    return this.#matches;
  }
  get players(): LiveMatch['players'][number][] {
    return this.#matches.flatMap(({ players }) => players);
  }
  /** Players and spectators. */
  get everybody(): PersistentClient[] {
    return this.#matches.flatMap(({ everybody }) => everybody);
  }

  /** `homes` says at which of the nodes the people of each game begin: two players, then spectators. */
  async start(
    count: number,
    nodes: readonly string[],
    homes: (game: number) => readonly number[],
    options: OfferedOptions,
  ): Promise<void> {
    const starting = Array.from({ length: count }, (_, i) => startMatch(nodes, homes(i), options));
    this.#matches = await Promise.all(starting);
    for (const player of this.players) player.start();
  }

  /** Resolves when everybody knows of this many more plies of their game than anybody knew of before, or it is over. */
  async goOn(plies: number): Promise<void> {
    const before = this.#matches.map((match) => match.plies());
    await Promise.all(this.#matches.map((match, i) => match.reach(before[i]! + plies)));
  }

  /** Resolves when every player has moved after `since`, or their game is over: with how long the slowest took. */
  async playOn(since: number): Promise<number> {
    const { players } = this;
    const moved = (player: (typeof players)[0]) => player.movedAt.find((at) => at > since);
    const over = ({ client }: (typeof players)[0]) => playing(client.state) === null;
    await Promise.all(
      players.map((player) => player.client.when(() => moved(player) !== undefined || over(player))),
    );
    return Math.max(...players.map((player) => (moved(player) ?? since) - since));
  }

  /** Nobody moves any more. */
  rest(): void {
    for (const player of this.players) player.stop();
  }

  /** Everybody goes. */
  end(): void {
    this.rest();
    for (const client of this.everybody) client.end();
  }

  /** The history of each table beside what everybody there was told. Closes the store. */
  async compared(store: Store): Promise<readonly ComparedHistory[]> {
    try {
      return await Promise.all(this.#matches.map((match) => comparedHistory(store, match)));
    } finally {
      await store.close();
    }
  }

  /** The history of each game; throws where somebody was told anything else. Closes the store. */
  async histories(store: Store): Promise<readonly History[]> {
    try {
      return await Promise.all(this.#matches.map((match) => agreedHistory(store, match)));
    } finally {
      await store.close();
    }
  }
}

async function agreedHistory(store: Store, match: LiveMatch): Promise<History> {
  const { history, found } = await comparedHistory(store, match);
  if (found.length > 0) throw new Error(found.join('\n'));
  return history;
}

/** A history and what somebody was told that is not in it. */
export interface ComparedHistory {
  readonly history: History;
  readonly found: readonly string[];
}

async function comparedHistory(store: Store, { table, everybody }: LiveMatch): Promise<ComparedHistory> {
  const history = await historyOf(store, table);
  return { history, found: everybody.flatMap((client) => contradictions(history, client)) };
}
