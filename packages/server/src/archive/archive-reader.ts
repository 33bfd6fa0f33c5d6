/** Lists and searches of the archive for everybody who asks: each looks at a bounded number of games, and they take turns. */
import type { PlayerId } from '@crownhead/match';
import type { ArchiveExplored, ArchiveFilter } from '@crownhead/protocol';
import type { Position } from '@crownhead/rules';
import { RestingQueue } from '../limits/resting-queue.ts';
import { filterTerms, positionTerm } from '../store/archive/terms.ts';
import type { ArchiveStore, FoundGames, GamePlace, GameQuery } from '../store/archive-store.ts';
import type { FinishedGame, ListStore } from '../store/store.ts';
import type { Clock } from '../time/clock.ts';

/** Games that one search looks at before it answers with what it has found, and says where to go on. */
export const MOST_SEARCHED = 1000;
/** Games that the explorer counts for one position, the latest ones. */
export const MOST_EXPLORED = 10_000;
/** The same where each of them has to be looked up, since only some are asked for. */
export const MOST_COMPARED = 3000;

type Source = Pick<ArchiveStore, 'searchGames' | 'exploreGames'> & Pick<ListStore, 'games' | 'gamesOf'>;

/** A filter with its position read. */
interface PositionFilter extends Omit<ArchiveFilter, 'fen'> {
  readonly position: Position | null;
}

interface Search extends PositionFilter {
  readonly from?: number;
  readonly before?: GamePlace;
  readonly limit: number;
}

export class ArchiveReader {
  readonly #source: Source;
  readonly #queue: RestingQueue;

  constructor(source: Source, clock?: Pick<Clock, 'now' | 'after'>) {
    this.#source = source;
    this.#queue = new RestingQueue(clock);
  }

  /** Null where too many wait already; `address` is whose turn it is. */
  async search({ from, before, limit, ...filter }: Search, address: string): Promise<FoundGames | null> {
    const page = { limit, ...(from !== undefined && { from }), ...(before && { before }) };
    const terms = filterTerms(filter, filter.position);
    if (terms.length === 0) return this.#queue.run(address, () => this.#all(page));
    const position = filter.position && positionTerm(filter.position);
    const search = { ...page, terms, scan: MOST_SEARCHED, ...(position && { position }) };
    return this.#queue.run(address, () => this.#source.searchGames(search));
  }

  /** Null where too many wait already. */
  async explore(
    position: Position,
    filter: Omit<ArchiveFilter, 'fen'>,
    address: string,
  ): Promise<ArchiveExplored | null> {
    const terms = filterTerms(filter, null);
    const scan = terms.length === 0 ? MOST_EXPLORED : MOST_COMPARED;
    const asked = { position: positionTerm(position), terms, scan };
    return this.#queue.run(address, () => this.#source.exploreGames(asked));
  }

  /** Null where too many wait already. They come with their moves: a page of long ones takes the store some milliseconds, too. */
  async own(player: PlayerId, page: GameQuery, address: string): Promise<readonly FinishedGame[] | null> {
    return this.#queue.run(address, () => this.#source.gamesOf(player, page));
  }

  /** The list of all games needs no index of terms. There is a next page where one more was found than asked for. */
  async #all({ limit, ...range }: Pick<Search, 'from' | 'before' | 'limit'>): Promise<FoundGames> {
    const found = await this.#source.games({ ...range, limit: limit + 1 });
    const games = found.slice(0, limit);
    const last = games.at(-1);
    const more = last !== undefined && found.length > limit;
    return { games, next: more ? { endedAt: last.endedAt, id: last.id } : null };
  }
}
