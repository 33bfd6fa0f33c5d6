/**
 * A collection as few bytes, to be stored or shipped, and back: docs/library.md describes them. Compressed they are about a tenth of the PDN.
 */
import { err, ok, type Result, type Side } from '@crownhead/rules';
import { CollectionBuilder } from './builder.ts';
import { ByteReader, ByteWriter, checksum } from './bytes.ts';
import { type Collection, GAME_RESULTS, TEXT_FIELDS, type TextField, turnAt } from './collection.ts';
import { type Boards, boardsOf, ranksOf } from './move-ranks.ts';

/** “CHLB”, and the version of what follows. */
const MAGIC = 0x424c4843;
const VERSION = 1;

/** How the plies of a game are written. */
const PLIES = { ranks: 0, boards: 1 } as const;

/** Magic and version. */
const HEAD_BYTES = 5;
const CHECKSUM_BYTES = 4;

function boardsIn({ starts, black, white, kings }: Collection, game: number): Boards {
  const part = (words: Int32Array): Int32Array => words.subarray(starts[game]!, starts[game + 1]!);
  return { black: part(black), white: part(white), kings: part(kings) };
}

function writeBoard(out: ByteWriter, { black, white, kings }: Boards, ply: number): void {
  for (const words of [black, white, kings]) out.word(words[ply]!);
}

/** Starts are few; each is written where it is met first. */
class Starts {
  readonly #known = new Map<string, number>();

  write(out: ByteWriter, boards: Boards): void {
    const key = `${boards.black[0]},${boards.white[0]},${boards.kings[0]}`;
    const index = this.#known.get(key) ?? this.#known.size;
    out.number(index);
    if (index < this.#known.size) return;
    this.#known.set(key, index);
    writeBoard(out, boards, 0);
  }
}

function writeColumns(out: ByteWriter, collection: Collection): void {
  const { games, sources, source, number, results, years, cut, whiteFirst, text } = collection;
  out.number(sources.length);
  for (const name of sources) out.text(name);
  for (const field of TEXT_FIELDS) {
    out.number(text[field].values.length);
    for (const value of text[field].values) out.text(value);
    for (const at of text[field].at) out.number(at);
  }
  for (const column of [source, results, years, cut, whiteFirst])
    for (const value of column) out.number(value);
  for (let game = 0; game < games; game += 1) out.number(number[game]!);
}

/** The bytes of a collection; `unpackCollection` reads them. */
export function packCollection(collection: Collection): Uint8Array<ArrayBuffer> {
  const out = new ByteWriter();
  out.word(MAGIC);
  out.byte(VERSION);
  for (const text of [collection.title, collection.credit, collection.licence]) out.text(text);
  out.number(collection.games);
  writeColumns(out, collection);
  const starts = new Starts();
  for (let game = 0; game < collection.games; game += 1) {
    const boards = boardsIn(collection, game);
    const ranks = ranksOf(boards, turnAt(collection, game, 0));
    out.number((boards.black.length - 1) * 2 + (ranks ? PLIES.ranks : PLIES.boards));
    starts.write(out, boards);
    if (ranks) for (const rank of ranks) out.byte(rank);
    else for (let ply = 1; ply < boards.black.length; ply += 1) writeBoard(out, boards, ply);
  }
  const body = out.take();
  out.word(checksum(body));
  return out.take();
}

interface Columns {
  readonly sources: readonly string[];
  readonly text: Readonly<Record<TextField, readonly string[]>>;
  readonly source: readonly number[];
  readonly results: readonly number[];
  readonly years: readonly number[];
  readonly cut: readonly number[];
  readonly whiteFirst: readonly number[];
  readonly number: readonly number[];
}

function readColumns(bytes: ByteReader, games: number): Columns {
  const list = <T>(count: number, read: () => T): T[] => {
    const values: T[] = [];
    for (let i = 0; i < count; i += 1) values.push(read());
    return values;
  };
  const texts = (): string[] => list(bytes.number(), () => bytes.text());
  const numbers = (): number[] => list(games, () => bytes.number());
  const sources = texts();
  const text = {} as Record<TextField, readonly string[]>;
  for (const field of TEXT_FIELDS) {
    const values = texts();
    text[field] = numbers().map((at) => values[at] ?? '');
  }
  const [source, results, years, cut, whiteFirst] = list(5, numbers) as [
    number[],
    number[],
    number[],
    number[],
    number[],
  ];
  return { sources, text, source, results, years, cut, whiteFirst, number: numbers() };
}

type Start = { readonly black: number; readonly white: number; readonly kings: number };

function readStart(bytes: ByteReader, known: Start[]): Start {
  const index = bytes.number();
  known[index] ??= { black: bytes.word(), white: bytes.word(), kings: bytes.word() };
  return known[index];
}

function readPlies(bytes: ByteReader, builder: CollectionBuilder, starts: Start[], first: Side): void {
  const head = bytes.number();
  const plies = Math.floor(head / 2);
  const start = readStart(bytes, starts);
  const push = builder.push.bind(builder);
  if (head % 2 === PLIES.ranks) {
    boardsOf(start, first, plies, () => bytes.byte(), push);
    return;
  }
  push(start.black, start.white, start.kings);
  for (let ply = 0; ply < plies; ply += 1) push(bytes.word(), bytes.word(), bytes.word());
}

function readCollection(bytes: ByteReader): Collection {
  const origin = { title: bytes.text(), credit: bytes.text(), licence: bytes.text() };
  const games = bytes.number();
  const { sources, text, ...columns } = readColumns(bytes, games);
  const builder = new CollectionBuilder();
  const starts: Start[] = [];
  for (let game = 0; game < games; game += 1) {
    const first = columns.whiteFirst[game] === 1 ? 'white' : 'black';
    readPlies(bytes, builder, starts, first);
    builder.finishGame(
      {
        first,
        result: GAME_RESULTS[columns.results[game]!] ?? 'none',
        ...{ year: columns.years[game]!, cut: columns.cut[game] === 1 },
        ...{ source: columns.source[game]!, number: columns.number[game]! },
      },
      Object.fromEntries(TEXT_FIELDS.map((field) => [field, text[field][game]!])) as Record<
        TextField,
        string
      >,
    );
  }
  return builder.take(origin, sources);
}

/** What can be wrong with packed bytes. */
export type PackFault = 'not-a-collection' | 'newer-version' | 'damaged';

/** The collection of these bytes; a single damaged one is noticed. */
export function unpackCollection(packed: Uint8Array): Result<Collection, PackFault> {
  const head = new ByteReader(packed);
  if (packed.length < HEAD_BYTES + CHECKSUM_BYTES || head.word() !== MAGIC) return err('not-a-collection');
  if (head.byte() !== VERSION) return err('newer-version');
  const end = packed.length - CHECKSUM_BYTES;
  const sum = new ByteReader(packed.subarray(end)).word();
  if (sum !== checksum(packed.subarray(0, end))) return err('damaged');
  try {
    return ok(readCollection(new ByteReader(packed.subarray(HEAD_BYTES, end))));
  } catch (error) {
    if (error instanceof RangeError) return err('damaged');
    throw error;
  }
}
