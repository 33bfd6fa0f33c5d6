/** What the page asks of the worker that has the collections, and what it answers. */
import type {
  Collection,
  Explored,
  GameFilter,
  ImportFault,
  ImportProgress,
  Query,
} from '@crownhead/library';
import type { Position } from '@crownhead/rules';

/** The games that come with the app, and those of this device: collections that are always there. */
export const SHIPPED = 'acf';
export const DEVICE = 'device';

/** A collection as the list has it. */
export interface CollectionEntry {
  readonly id: string;
  readonly title: string;
  readonly games: number;
  /** False where the browser would not keep it: it is gone with the page. */
  readonly isKept: boolean;
}

/** Why nothing is kept: no room left, or the browser forbids it, as in some private windows. */
export type StorageFault = 'full' | 'refused';

export type LibraryFault =
  | StorageFault
  | 'gone'
  | 'damaged'
  | 'not-loaded'
  | 'cancelled'
  | 'empty'
  | 'no-game'
  | 'other-games'
  | 'too-big'
  | 'not-readable';

export interface Listing {
  readonly own: readonly CollectionEntry[];
  /** The browser forbids keeping anything. */
  readonly fault: StorageFault | null;
}

/** What a search has found: each game with the first ply that fits. */
export interface Found {
  readonly games: Int32Array;
  readonly plies: Int32Array;
  readonly ms: number;
}

/** A file that was read. */
export interface Imported extends ImportProgress {
  readonly entry: CollectionEntry;
  readonly faults: readonly ImportFault[];
  readonly fault: StorageFault | null;
}

/** A text with games, and what it is called. */
interface NamedText {
  readonly name: string;
  readonly text: string;
}

export interface ReadingProgress extends ImportProgress {
  /** Of the bytes, from 0 to 1. */
  readonly part: number;
}

/** Each request with its argument and its answer. */
interface Requests {
  readonly list: [argument: null, answer: Listing];
  /** The games without their boards: the page shows rows, the worker searches. */
  readonly open: [argument: { readonly id: string }, answer: Collection];
  readonly openTexts: [
    argument: { readonly id: string; readonly texts: readonly NamedText[] },
    answer: Collection,
  ];
  readonly search: [argument: { readonly id: string; readonly query: Query }, answer: Found];
  readonly explore: [
    argument: { readonly id: string; readonly position: Position; readonly filter: GameFilter },
    answer: Explored,
  ];
  /** What was played after each of these plies; empty where the game ended there. */
  readonly nextMoves: [
    argument: { readonly id: string; readonly games: readonly number[]; readonly plies: readonly number[] },
    answer: readonly string[],
  ];
  readonly duplicates: [argument: { readonly id: string }, answer: readonly (readonly number[])[]];
  /** Keeps the first of each group. */
  readonly removeDuplicates: [argument: { readonly id: string }, answer: CollectionEntry];
  readonly pdn: [argument: { readonly id: string; readonly game: number }, answer: string];
  readonly import: [argument: { readonly files: readonly File[] }, answer: Imported];
  readonly cancelImport: [argument: null, answer: null];
  readonly rename: [argument: { readonly id: string; readonly title: string }, answer: null];
  readonly remove: [argument: { readonly id: string }, answer: null];
  readonly export: [argument: { readonly id: string; readonly games: Int32Array | null }, answer: Blob];
}

export type RequestName = keyof Requests;
export type Argument<Name extends RequestName> = Requests[Name][0];
export type Answer<Name extends RequestName> = Requests[Name][1];

export interface RequestMessage {
  readonly key: number;
  readonly name: RequestName;
  readonly argument: unknown;
}

export type ReplyMessage =
  | { readonly key: number; readonly kind: 'answer'; readonly value: unknown }
  | { readonly key: number; readonly kind: 'fault'; readonly fault: LibraryFault }
  | { readonly key: number; readonly kind: 'progress'; readonly progress: ReadingProgress };
