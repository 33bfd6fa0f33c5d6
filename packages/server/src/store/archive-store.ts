/** The archive of finished games as the store has it: searched by terms, explored by position. */
import type { ArchiveExplored, FoundGame, GameListing } from '@crownhead/protocol';
import type { FinishedGame } from './store.ts';

/** A place in the order of games, last ended first: `endedAt` and id of the last game seen. */
export interface GamePlace {
  readonly endedAt: number;
  readonly id: string;
}

export interface GameQuery {
  /** Only games after this one in that order, for the next page. */
  readonly before?: GamePlace;
  /** Only games that ended at this time or later. */
  readonly from?: number;
  readonly limit: number;
}

/** A search of public games by terms (`archive/terms.ts`), of which there is at least one. */
export interface GameSearch extends GameQuery {
  readonly terms: readonly string[];
  /** The one among them that is a position. */
  readonly position?: string;
  /** How many games of a term are looked at before the answer is given with what was found. */
  readonly scan: number;
}

export interface FoundGames {
  readonly games: readonly FoundGame[];
  /** Where to go on; null where there is no more. Before the end a page may have fewer games than asked for. */
  readonly next: GamePlace | null;
}

/** What was played from a position in public games that have all the terms. */
export interface Explore {
  readonly position: string;
  readonly terms: readonly string[];
  /** How many games, the latest ones, are counted at most. */
  readonly scan: number;
}

/** A game to be put into the index by whoever has claimed it. */
interface ClaimedGame {
  readonly game: FinishedGame;
  /** Until when it is theirs. */
  readonly claim: number;
}

/** What a game is found by. */
export interface Posting {
  readonly term: string;
  /** Of a position: how many plies had been played when it first came, and the moves played from it, with spaces between. */
  readonly ply?: number;
  readonly moves?: string;
}

export interface GameIndex {
  readonly postings: readonly Posting[];
  /** With what was not kept yet when the game was archived. */
  readonly listing: GameListing;
}

/** The archive as it is searched. A game is in the index some moments after it ended. */
export interface ArchiveStore {
  /** Public games that are not in the index yet and that nobody has claimed after `now`; the latest first. They are claimed until then. */
  claimUnindexed(now: number, until: number, limit: number): Promise<readonly ClaimedGame[]>;
  /** Puts a game into the index; false where the claim is no longer good, and then nothing is changed. */
  indexGame(id: string, claim: number, index: GameIndex): Promise<boolean>;
  /** Last ended first. */
  searchGames(search: GameSearch): Promise<FoundGames>;
  exploreGames(explore: Explore): Promise<ArchiveExplored>;
}
