/** Collects games, position by position, into a collection. */
import { type Board, makePosition, opposite, type Position, type Side } from '@crownhead/rules';
import {
  type Collection,
  type CollectionOrigin,
  GAME_RESULTS,
  type StoredResult,
  TEXT_FIELDS,
  type TextField,
} from './collection.ts';
import { Texts, Words } from './growing.ts';
import { materialKey } from './material.ts';

/** What is known about a game besides its positions. */
export interface GameFacts {
  readonly first: Side;
  readonly result: StoredResult;
  readonly year: number;
  readonly cut: boolean;
  /** Its file, as an index. */
  readonly source: number;
  /** Its place there, counted from 1. */
  readonly number: number;
}

export type GameTexts = Readonly<Record<TextField, string>>;

/** Positions are pushed one by one; `finishGame` makes a game of those since the last one, `dropGame` forgets them. */
export class CollectionBuilder {
  readonly #starts = new Words();
  readonly #black = new Words();
  readonly #white = new Words();
  readonly #kings = new Words();
  readonly #facts: GameFacts[] = [];
  readonly #text = Object.fromEntries(TEXT_FIELDS.map((field) => [field, new Texts()])) as Record<
    TextField,
    Texts
  >;
  #gameStart = 0;

  get games(): number {
    return this.#facts.length;
  }

  get positions(): number {
    return this.#gameStart;
  }

  /** The positions pushed for the game under way. */
  get pending(): number {
    return this.#black.length - this.#gameStart;
  }

  /** The position after so many plies of the game under way. */
  pendingAt(ply: number, first: Side): Position {
    const at = this.#gameStart + ply;
    const turn = ply % 2 === 0 ? first : opposite(first);
    return makePosition(this.#black.at(at), this.#white.at(at), this.#kings.at(at), turn);
  }

  push(black: number, white: number, kings: number): void {
    this.#black.push(black);
    this.#white.push(white);
    this.#kings.push(kings);
  }

  pushBoard({ black, white, kings }: Board): void {
    this.push(black, white, kings);
  }

  dropGame(): void {
    for (const words of [this.#black, this.#white, this.#kings]) words.truncate(this.#gameStart);
  }

  finishGame(facts: GameFacts, texts: GameTexts): void {
    this.#starts.push(this.#gameStart);
    this.#gameStart = this.#black.length;
    for (const field of TEXT_FIELDS) this.#text[field].push(texts[field]);
    this.#facts.push(facts);
  }

  /** The collection. Nothing more can be added afterwards. */
  take(origin: CollectionOrigin, sources: readonly string[]): Collection {
    const [black, white, kings] = [this.#black.take(), this.#white.take(), this.#kings.take()];
    const material = new Uint16Array(black.length);
    for (let i = 0; i < black.length; i += 1) material[i] = materialKey(black[i]!, white[i]!, kings[i]!);
    this.#starts.push(this.#gameStart);
    const facts = this.#facts;
    const text = Object.fromEntries(TEXT_FIELDS.map((field) => [field, this.#text[field].take()]));
    return {
      ...origin,
      games: facts.length,
      ...{ starts: this.#starts.take(), black, white, kings, material },
      whiteFirst: Uint8Array.from(facts, ({ first }) => (first === 'white' ? 1 : 0)),
      results: Uint8Array.from(facts, ({ result }) => GAME_RESULTS.indexOf(result)),
      years: Int16Array.from(facts, ({ year }) => year),
      cut: Uint8Array.from(facts, ({ cut }) => (cut ? 1 : 0)),
      sources,
      source: Int32Array.from(facts, ({ source }) => source),
      number: Int32Array.from(facts, ({ number }) => number),
      text: text as Collection['text'],
    };
  }
}
