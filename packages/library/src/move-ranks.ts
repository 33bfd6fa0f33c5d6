/**
 * Games under the official rules as ranks: which of the legal moves, in the order of the quick generator, was played. Moves without a
 * choice are left out. Most ranks are below eight, so that little is left of a game when it is compressed.
 */
import { MOVE_WORDS, MoveBuffer, opposite, type Side } from '@crownhead/rules';

const buffer = new MoveBuffer();

/** A board with its side to move, stepped from ply to ply. */
class Walk {
  turn: Side;
  own: number;
  other: number;
  kings: number;

  constructor(black: number, white: number, kings: number, turn: Side) {
    this.turn = turn;
    this.own = turn === 'black' ? black : white;
    this.other = turn === 'black' ? white : black;
    this.kings = kings;
  }

  /** Fills the buffer with the boards that can follow; returns how many there are. */
  choices(): number {
    buffer.top = 0;
    return buffer.generate(this.own, this.other, this.kings, this.turn);
  }

  step(rank: number): void {
    const { words } = buffer;
    const at = rank * MOVE_WORDS;
    const moved = words[at]!;
    this.own = words[at + 1]!;
    this.other = moved;
    this.kings = words[at + 2]!;
    this.turn = opposite(this.turn);
  }

  get black(): number {
    return this.turn === 'black' ? this.own : this.other;
  }

  get white(): number {
    return this.turn === 'black' ? this.other : this.own;
  }
}

const MOST_RANK = 255;

/** The boards of a game, the start first. */
export interface Boards {
  readonly black: Int32Array;
  readonly white: Int32Array;
  readonly kings: Int32Array;
}

/** The ranks of a game; null where a ply of it is no move under the official rules. */
export function ranksOf({ black, white, kings }: Boards, first: Side): readonly number[] | null {
  const walk = new Walk(black[0]!, white[0]!, kings[0]!, first);
  const ranks: number[] = [];
  for (let ply = 1; ply < black.length; ply += 1) {
    const choices = walk.choices();
    const [own, other] = walk.turn === 'black' ? [black[ply]!, white[ply]!] : [white[ply]!, black[ply]!];
    const { words } = buffer;
    let rank = 0;
    for (; rank < choices; rank += 1) {
      const at = rank * MOVE_WORDS;
      if (words[at] === own && words[at + 1] === other && words[at + 2] === kings[ply]) break;
    }
    if (rank === choices || rank > MOST_RANK) return null;
    if (choices > 1) ranks.push(rank);
    walk.step(rank);
  }
  return ranks;
}

/** Plays a game again from its ranks. Throws a `RangeError` where one is none. */
export function boardsOf(
  start: { readonly black: number; readonly white: number; readonly kings: number },
  first: Side,
  plies: number,
  nextRank: () => number,
  push: (black: number, white: number, kings: number) => void,
): void {
  const walk = new Walk(start.black, start.white, start.kings, first);
  push(walk.black, walk.white, walk.kings);
  for (let ply = 0; ply < plies; ply += 1) {
    const choices = walk.choices();
    const rank = choices === 1 ? 0 : nextRank();
    if (rank >= choices) throw new RangeError('There is no such move.');
    walk.step(rank);
    push(walk.black, walk.white, walk.kings);
  }
}
