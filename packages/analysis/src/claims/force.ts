/**
 * What a side can force: a search over every answer of the other side, and as many own moves as it takes. What it finds is true by the
 * rules; what it does not find within its nodes is simply not known.
 */
import {
  applyMove,
  isJump,
  listMoves,
  type Move,
  type Position,
  type RuleSet,
  type Side,
} from '@crownhead/rules';

export interface Aim {
  readonly side: Side;
  /** Has the side what it wanted here, safely? */
  readonly met: (position: Position) => boolean;
}

/** How far to look. */
export interface Reach {
  readonly plies: number;
  readonly nodes: number;
}

const OUT_OF_NODES = Symbol('out of nodes');
/** Under some rules a king has thousands of routes; then nothing is claimed. */
const MOST_MOVES = 60;

class Force {
  readonly #rules: RuleSet;
  readonly #aim: Aim;
  readonly #known = new Map<string, readonly Move[] | null>();
  #left: number;

  constructor(rules: RuleSet, aim: Aim, nodes: number) {
    this.#rules = rules;
    this.#aim = aim;
    this.#left = nodes;
  }

  /** The line, with the answers that hold out longest; null where it cannot be forced within the plies allowed. */
  line(position: Position, plies: number): readonly Move[] | null {
    if (this.#aim.met(position)) return [];
    if (plies === 0) return null;
    const { black, white, kings, turn } = position;
    const key = `${black},${white},${kings},${turn},${plies}`;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    if (this.#left-- <= 0) throw OUT_OF_NODES;
    const listed = listMoves(position, this.#rules, MOST_MOVES);
    const moves = listed.ok ? listed.value : [];
    const found =
      turn === this.#aim.side ? this.#any(position, moves, plies) : this.#all(position, moves, plies);
    this.#known.set(key, found);
    return found;
  }

  #any(position: Position, moves: readonly Move[], plies: number): readonly Move[] | null {
    for (const move of moves) {
      const rest = this.line(applyMove(position, move), plies - 1);
      if (rest !== null) return [move, ...rest];
    }
    return null;
  }

  /** A side without a move proves nothing here: whether it has lost is for other claims. */
  #all(position: Position, moves: readonly Move[], plies: number): readonly Move[] | null {
    let longest: readonly Move[] | null = null;
    // Jumps change most, so they refute most.
    for (const move of [...moves].sort((a, b) => Number(isJump(b)) - Number(isJump(a)))) {
      const rest = this.line(applyMove(position, move), plies - 1);
      if (rest === null) return null;
      if (longest === null || rest.length + 1 > longest.length) longest = [move, ...rest];
    }
    return longest;
  }
}

/** The shortest way to force the aim from a position, or null where none was found. */
export function forcedLine(
  position: Position,
  rules: RuleSet,
  aim: Aim,
  reach: Reach,
): readonly Move[] | null {
  const force = new Force(rules, aim, reach.nodes);
  try {
    for (let plies = 0; plies <= reach.plies; plies++) {
      const line = force.line(position, plies);
      if (line !== null) return line;
    }
  } catch (stop) {
    if (stop !== OUT_OF_NODES) throw stop;
  }
  return null;
}
