/**
 * The file an opening book is kept in: the tree of its lines from the start position, depth first.
 *
 * A node is the number of its moves and, for each of them, its place among the legal moves (a byte), its score for the side
 * to move in quarters (a signed byte), and the node it leads to. A node without moves is a leaf, or a position whose node has
 * come before by another order of moves.
 */
import { applyMove, legalMoves, type Position, START } from '@crownhead/rules';
import { bookKey } from './key.ts';

const MAGIC = 'CHBK';
const VERSION = 1;
const HEADER = MAGIC.length + 1;
/** Scores are in two-hundredths of a man: they are kept in steps of this. */
const STEP = 4;
const MOST = 127;

/** A move of a position in the book; its place is that among the legal moves. */
export interface StoredMove {
  readonly place: number;
  /** For the side to move. */
  readonly score: number;
}

export interface BookEntry {
  /** How many moves lead to it from the start. */
  readonly ply: number;
  readonly moves: readonly StoredMove[];
}

/** By the key of a position. */
export type BookTree = ReadonlyMap<string, BookEntry>;

/** What the file is not, or does not hold. */
export class DamagedBook extends Error {
  override readonly name = 'DamagedBook';
}

const packedScore = (score: number): number => Math.max(-MOST, Math.min(MOST, Math.round(score / STEP)));

export function writeBook(tree: ReadonlyMap<string, Pick<BookEntry, 'moves'>>): Uint8Array {
  const bytes: number[] = [...MAGIC].map((letter) => letter.charCodeAt(0));
  bytes.push(VERSION);
  const written = new Set<string>();
  const write = (position: Position): void => {
    const key = bookKey(position);
    const moves = written.has(key) ? [] : (tree.get(key)?.moves ?? []);
    written.add(key);
    bytes.push(moves.length);
    const legal = moves.length > 0 ? legalMoves(position) : [];
    for (const { place, score } of moves) {
      bytes.push(place, packedScore(score) & 0xff);
      write(applyMove(position, legal[place]!));
    }
  };
  write(START);
  return Uint8Array.from(bytes);
}

/** Every position with its moves. Throws `DamagedBook`. */
export function readBook(bytes: Uint8Array): BookTree {
  const magic = String.fromCharCode(...bytes.subarray(0, MAGIC.length));
  if (magic !== MAGIC) throw new DamagedBook('it does not begin like an opening book');
  if (bytes[MAGIC.length] !== VERSION) throw new DamagedBook('its version is not known here');
  const tree = new Map<string, BookEntry>();
  let at = HEADER;
  const next = (): number => {
    const byte = bytes[at++];
    if (byte === undefined) throw new DamagedBook('it is cut short');
    return byte;
  };
  const read = (position: Position, ply: number): void => {
    const count = next();
    if (count === 0) return;
    const legal = legalMoves(position);
    const moves: StoredMove[] = [];
    tree.set(bookKey(position), { ply, moves });
    for (let i = 0; i < count; i++) {
      const place = next();
      const score = ((next() << 24) >> 24) * STEP;
      const move = legal[place];
      if (move === undefined) throw new DamagedBook('it has a move that is not legal');
      moves.push({ place, score });
      read(applyMove(position, move), ply + 1);
    }
  };
  read(START, 0);
  if (at !== bytes.length) throw new DamagedBook('there is something behind its end');
  return tree;
}
