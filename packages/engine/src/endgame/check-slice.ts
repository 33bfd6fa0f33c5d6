/** Checks a slice against the rules: every value must be the best of what the moves lead to. */
import { formatFen, jumperBits, MOVE_WORDS, MoveBuffer, makePosition } from '@crownhead/rules';
import { better, DRAW, LOSS, moveTo, NO_MOVE, pliesOf, type Result, resultOf, WIN } from './result.ts';
import type { Slice } from './slice.ts';
import { SliceWalk } from './slice-walk.ts';
import type { Counts } from './table-file.ts';
import { type EndgameTables, VERDICTS } from './tables.ts';

/** A position whose value is not what follows from its moves. */
export interface Fault {
  readonly fen: string;
  readonly found: string;
  readonly expected: string;
}

export interface Checked {
  readonly counts: Counts;
  /** All of them are counted, the first few reported. */
  readonly faults: number;
  readonly examples: readonly Fault[];
}

const MOST_EXAMPLES = 5;

/** Checks part of a slice, given by the numbers of its men configurations. */
export class SliceChecker {
  readonly #tables: EndgameTables;
  readonly #moves = new MoveBuffer();
  #walk: { readonly slice: Slice; readonly walk: SliceWalk } | null = null;

  constructor(tables: EndgameTables) {
    this.#tables = tables;
  }

  check(slice: Slice, from: number, to: number): Checked {
    if (this.#walk?.slice !== slice) this.#walk = { slice, walk: new SliceWalk(slice) };
    const { walk } = this.#walk;
    const counts = [0, 0, 0, 0];
    const examples: Fault[] = [];
    let longest = 0;
    let faults = 0;
    for (let men = from; men < to; men++) {
      if (!walk.goTo(men)) continue;
      for (let place = 0; place < slice.kingSets; place++) {
        const own = walk.ownMen | walk.places.own[place]!;
        const other = walk.otherMen | walk.places.other[place]!;
        const kings = walk.places.own[place]! | walk.places.other[place]!;
        const value = this.#tables.value(own, other, kings, true);
        counts[resultOf(value)]! += 1;
        if (resultOf(value) === WIN) longest = Math.max(longest, pliesOf(value));
        // The value of a capture is nothing but the best of its moves already.
        if (jumperBits(own, other, kings, 'black') !== 0) continue;
        const expected = this.#best(own, other, kings);
        const fault = this.#agrees(value, expected)
          ? this.#progressFault(value, own, other, kings)
          : { found: describe(value), expected: describe(expected) };
        if (fault === null) continue;
        faults += 1;
        if (examples.length < MOST_EXAMPLES)
          examples.push({ fen: formatFen(makePosition(own, other, kings, 'black')), ...fault });
      }
    }
    return {
      counts: { win: counts[WIN]!, draw: counts[DRAW]!, loss: counts[LOSS]!, longest },
      faults,
      examples,
    };
  }

  #best(own: number, other: number, kings: number): number {
    const moves = this.#moves;
    moves.top = 0;
    moves.generate(own, other, kings, 'black');
    let best = NO_MOVE;
    for (let at = 0; at < moves.top; at += MOVE_WORDS) {
      const { words } = moves;
      best = better(best, moveTo(this.#tables.value(words[at + 1]!, words[at]!, words[at + 2]!, false)));
    }
    return best;
  }

  /** Where progress is held: one more than after the best move and the best answer to it. */
  #progressFault(value: number, own: number, other: number, kings: number): Omit<Fault, 'fen'> | null {
    const found = this.#tables.progress(own, other, kings, true);
    if (found === 0 || resultOf(value) !== WIN) return null;
    const least = this.#leastProgress(own, other, kings);
    return found === least ? null : { found: `progress in ${found}`, expected: `progress in ${least}` };
  }

  #leastProgress(own: number, other: number, kings: number): number {
    const moves = this.#moves;
    moves.top = 0;
    moves.generate(own, other, kings, 'black');
    const end = moves.top;
    let least = Number.POSITIVE_INFINITY;
    for (let at = 0; at < end; at += MOVE_WORDS) {
      const [after, left, kingsAfter] = [moves.words[at]!, moves.words[at + 1]!, moves.words[at + 2]!];
      if (resultOf(this.#tables.value(left, after, kingsAfter, false)) !== LOSS) continue;
      const isProgress = left !== other || (after & ~kingsAfter) !== (own & ~kings);
      least = Math.min(least, isProgress ? 1 : 1 + this.#mostProgress(left, after, kingsAfter));
    }
    return least;
  }

  /** For the loser, who is to move and puts it off. */
  #mostProgress(own: number, other: number, kings: number): number {
    const moves = this.#moves;
    const start = moves.top;
    moves.generate(own, other, kings, 'white');
    let most = 0;
    for (let at = start; at < moves.top; at += MOVE_WORDS) {
      const [after, left, kingsAfter] = [moves.words[at]!, moves.words[at + 1]!, moves.words[at + 2]!];
      const isProgress = left !== other || (after & ~kingsAfter) !== (own & ~kings);
      if (!isProgress) most = Math.max(most, this.#tables.progress(left, after, kingsAfter, true));
    }
    moves.top = start;
    return most;
  }

  /** Without a distance in the tables, only the results can be compared. */
  #agrees(value: number, expected: number): boolean {
    return value === expected || (pliesOf(value) < 0 && resultOf(value) === resultOf(expected));
  }
}

const describe = (value: number): string => {
  const result: Result = resultOf(value);
  const plies = pliesOf(value);
  return plies < 0 ? VERDICTS[result] : `${VERDICTS[result]} in ${plies}`;
};
