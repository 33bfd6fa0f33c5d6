/** Reads PDN of any size into a collection, piece by piece: a worker can do it in slices, with progress. */
import {
  firstByRules,
  firstByType,
  formatRules,
  type Game,
  isDraw,
  isOtherGame,
  isStrayText,
  OFFICIAL,
  openingOfLine,
  type PdnFailure,
  type PdnGame,
  PdnReader,
  type Position,
  parseFen,
  type RuleSet,
  replayPdn,
  resultOf,
  type Side,
  standardStart,
  tagValue,
  toPosition,
} from '@crownhead/rules';
import { CollectionBuilder } from './builder.ts';
import type { Collection, CollectionOrigin, StoredResult } from './collection.ts';
import { replayQuickly } from './quick-replay.ts';

/** How far an import is. */
export interface ImportProgress {
  /** In the collection so far. */
  readonly games: number;
  readonly positions: number;
  /** Games of another kind of draughts, which are left out. */
  readonly skipped: number;
  /** Games that go on after an illegal or unreadable move; the collection has them up to there. */
  readonly cut: number;
}

/** Where a game stopped being playable, and in which file. */
export interface ImportFault extends PdnFailure {
  readonly source: string;
}

/** Nobody reads more of them. */
const MOST_FAULTS = 100;

/** Longer texts are no names. */
const MOST_TEXT = 200;

/** A game on the board, as either way of replaying gives it. */
interface Replayed {
  readonly rules: RuleSet;
  readonly first: Side;
  /** Who has won where the board shows it, `drawn` where the file's rules do; null where only the file says. */
  readonly result: StoredResult | null;
  readonly cut: boolean;
}

function startOf(source: PdnGame, rules: RuleSet): Position | null {
  const fen = tagValue(source.tags, 'FEN');
  if (fen === null) return standardStart(firstByRules(rules));
  const setup = parseFen(fen);
  if (!setup.ok) return null;
  const position = toPosition({ ...setup.value, turn: setup.value.turn ?? firstByRules(rules) });
  return position.ok ? position.value : null;
}

const resultOn = ({ outcome }: Game): StoredResult | null =>
  outcome === null ? null : (outcome.winner ?? (isDraw(outcome) ? 'drawn' : 'none'));

function writtenResult(source: PdnGame): StoredResult {
  const first = firstByType(source.tags);
  switch (resultOf(source)) {
    case '1-0':
      return first;
    case '0-1':
      return first === 'black' ? 'white' : 'black';
    case '1/2-1/2':
      return 'drawn';
    default:
      return 'none';
  }
}

const yearOf = (date: string): number => Number(/\d{4}/.exec(date)?.[0] ?? 0);

/** Takes files piece by piece, cut anywhere; `finish` gives the collection. */
export class PdnImport {
  readonly #builder = new CollectionBuilder();
  readonly #push = this.#builder.push.bind(this.#builder);
  readonly #sources: string[] = [];
  readonly #faults: ImportFault[] = [];
  #reader: PdnReader | null = null;
  #skipped = 0;
  #cut = 0;

  get progress(): ImportProgress {
    const { games, positions } = this.#builder;
    return { games, positions, skipped: this.#skipped, cut: this.#cut };
  }

  /** What was wrong with the games that were cut, of the first hundred. */
  get faults(): readonly ImportFault[] {
    return this.#faults;
  }

  /** The text that follows belongs to this file. */
  begin(source: string): void {
    this.end();
    this.#sources.push(source);
    this.#reader = new PdnReader();
  }

  /** Reads a piece of the file. */
  push(text: string): void {
    if (this.#reader === null) this.begin('');
    for (const game of this.#reader!.push(text)) this.#add(game);
  }

  /** The file is complete. */
  end(): void {
    for (const game of this.#reader?.end() ?? []) this.#add(game);
    this.#reader = null;
  }

  /** The collection of all files. */
  finish(origin: Partial<CollectionOrigin> = {}): Collection {
    this.end();
    return this.#builder.take({ title: '', credit: '', licence: '', ...origin }, this.#sources);
  }

  #add(source: PdnGame): void {
    if (isStrayText(source)) return;
    if (isOtherGame(source)) {
      this.#skipped += 1;
      return;
    }
    const { rules, first, result, cut } = this.#quick(source) ?? this.#whole(source);
    if (cut) this.#cut += 1;
    const builder = this.#builder;
    const text = (tag: string): string => {
      const value = tagValue(source.tags, tag)?.slice(0, MOST_TEXT) ?? '';
      return /^\?*$/.test(value) ? '' : value;
    };
    const date = text('Date') || text('EventDate');
    const plies = builder.pending - 1;
    builder.finishGame(
      {
        ...{ first, cut, number: source.number, source: this.#sources.length - 1 },
        result: result ?? writtenResult(source),
        year: yearOf(date),
      },
      {
        ...{ black: text('Black'), white: text('White'), event: text('Event'), site: text('Site') },
        ...{ round: text('Round'), date, rules: formatRules(rules) },
        opening: openingOfLine((ply) => builder.pendingAt(ply, first), plies) ?? '',
      },
    );
  }

  /** Most games are plain ones under the official rules. */
  #quick(source: PdnGame): Replayed | null {
    const { tags, errors, main } = source;
    if (errors.length > 0 || tagValue(tags, 'RuleSet') !== null || tagValue(tags, 'DrawRule') !== null)
      return null;
    const rules = { ...OFFICIAL, first: firstByType(tags) };
    const start = startOf(source, rules);
    if (start === null) return null;
    const winner = replayQuickly(start, main.moves, this.#push);
    if (winner !== undefined) return { rules, first: start.turn, result: winner, cut: false };
    this.#builder.dropGame();
    return null;
  }

  #whole(source: PdnGame): Replayed {
    const { game, failure, facts } = replayPdn(source);
    if (failure && this.#faults.length < MOST_FAULTS)
      this.#faults.push({ ...failure, source: this.#sources.at(-1)! });
    for (const { before } of game.plies) this.#builder.pushBoard(before);
    this.#builder.pushBoard(game.position);
    return { rules: facts.rules, first: game.start.turn, result: resultOn(game), cut: failure !== null };
  }
}

/** The collection of one text. */
export function importPdn(text: string, source = ''): Collection {
  const reading = new PdnImport();
  reading.begin(source);
  reading.push(text);
  return reading.finish();
}
