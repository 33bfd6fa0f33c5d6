/**
 * The file an opening book is kept in: the tree of its lines from the start position, depth first.
 *
 * A node is the number of its moves and, for each of them, its place in the generator's list (a byte), its score for the side
 * to move in quarters (a signed byte), and the node it leads to. A node without moves is a leaf, or a position whose node has
 * come before by another order of moves.
 */
import { type Position, START } from '@crownhead/rules';
import { bookKey } from './key.ts';
import { nextPositions } from './next-positions.ts';

const MAGIC = 'CHBK';
const VERSION = 2;
const HEADER = MAGIC.length + 1;
/** Scores are kept in steps of this: there are 55 to a man. */
const STEP = 4;
const MOST = 127;

/** A move of a position in the book; its place is that of what it leads to in `nextPositions`. */
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

/** What is known of a position, by its key. */
export interface BookTree {
  readonly size: number;
  get(key: string): BookEntry | undefined;
}

/** Tens of thousands of positions in a few megabytes: ply, number of moves, and place and score of each, one after the other. */
class PackedTree implements BookTree {
  readonly #starts = new Map<string, number>();
  readonly #packed: number[] = [];

  get size(): number {
    return this.#starts.size;
  }

  add(key: string, { ply, moves }: BookEntry): void {
    this.#starts.set(key, this.#packed.length);
    this.#packed.push(ply, moves.length);
    for (const { place, score } of moves) this.#packed.push(place, score);
  }

  get(key: string): BookEntry | undefined {
    const start = this.#starts.get(key);
    if (start === undefined) return undefined;
    const [ply, count] = [this.#packed[start]!, this.#packed[start + 1]!];
    const moves = Array.from({ length: count }, (_, i) => {
      const at = start + 2 * (i + 1);
      return { place: this.#packed[at]!, score: this.#packed[at + 1]! };
    });
    return { ply, moves };
  }
}

/** What the file is not, or does not hold. */
export class DamagedBook extends Error {
  override readonly name = 'DamagedBook';
}

const packedScore = (score: number): number => Math.max(-MOST, Math.min(MOST, Math.round(score / STEP)));

export function writeBook(tree: { get(key: string): Pick<BookEntry, 'moves'> | undefined }): Uint8Array {
  const bytes: number[] = [...MAGIC].map((letter) => letter.charCodeAt(0));
  bytes.push(VERSION);
  const written = new Set<string>();
  const write = (position: Position): void => {
    const key = bookKey(position);
    const moves = written.has(key) ? [] : (tree.get(key)?.moves ?? []);
    written.add(key);
    bytes.push(moves.length);
    const next = moves.length > 0 ? nextPositions(position) : [];
    for (const { place, score } of moves) {
      bytes.push(place, packedScore(score) & 0xff);
      write(next[place]!);
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
  const tree = new PackedTree();
  let at = HEADER;
  const next = (): number => {
    const byte = bytes[at++];
    if (byte === undefined) throw new DamagedBook('it is cut short');
    return byte;
  };
  const read = (position: Position, ply: number): void => {
    const count = next();
    if (count === 0) return;
    const after = nextPositions(position);
    const moves: StoredMove[] = [];
    for (let i = 0; i < count; i++) {
      const place = next();
      const score = ((next() << 24) >> 24) * STEP;
      const reached = after[place];
      if (reached === undefined) throw new DamagedBook('it has a move that is not legal');
      moves.push({ place, score });
      // Most moves lead to a leaf, of which nothing has to be known.
      if (bytes[at] === 0) at += 1;
      else read(reached, ply + 1);
    }
    tree.add(bookKey(position), { ply, moves });
  };
  read(START, 0);
  if (at !== bytes.length) throw new DamagedBook('there is something behind its end');
  return tree;
}
