/** The numbers of a collection. */
import { type Collection, GAME_RESULTS, type StoredResult } from './collection.ts';

/** How much there is in a collection. */
export interface CollectionCounts {
  readonly games: number;
  readonly plies: number;
  /** Different boards with their side to move. */
  readonly positions: number;
  readonly results: Readonly<Record<StoredResult, number>>;
  /** From the first to the last year; null where no year is known. */
  readonly years: { readonly from: number; readonly to: number } | null;
}

/** How many different positions there are, by a table of places that holds each once. */
function distinctPositions({ games, starts, whiteFirst, black, white, kings }: Collection): number {
  const size = 2 ** Math.ceil(Math.log2(2 * black.length + 2));
  const table = new Int32Array(size).fill(-1);
  const turns = new Uint8Array(black.length);
  let found = 0;
  for (let game = 0; game < games; game += 1) {
    for (let at = starts[game]!; at < starts[game + 1]!; at += 1) {
      turns[at] = (whiteFirst[game]! + at - starts[game]!) & 1;
      const mixed =
        Math.imul(black[at]!, 0x9e3779b1) ^
        Math.imul(white[at]!, 0x85ebca6b) ^
        Math.imul(kings[at]! ^ turns[at]!, 0xc2b2ae35);
      let slot = (mixed ^ (mixed >>> 15)) & (size - 1);
      for (let seen = table[slot]!; seen >= 0; seen = table[slot]!) {
        if (
          black[seen] === black[at] &&
          white[seen] === white[at] &&
          kings[seen] === kings[at] &&
          turns[seen] === turns[at]
        )
          break;
        slot = (slot + 1) & (size - 1);
      }
      if (table[slot] !== -1) continue;
      table[slot] = at;
      found += 1;
    }
  }
  return found;
}

/** Counts games, plies, positions, results and years. */
export function countCollection(collection: Collection): CollectionCounts {
  const results: Record<StoredResult, number> = { none: 0, black: 0, white: 0, drawn: 0 };
  let [from, to] = [Number.POSITIVE_INFINITY, 0];
  for (let game = 0; game < collection.games; game += 1) {
    results[GAME_RESULTS[collection.results[game]!]!] += 1;
    const year = collection.years[game]!;
    if (year === 0) continue;
    from = Math.min(from, year);
    to = Math.max(to, year);
  }
  return {
    games: collection.games,
    plies: collection.black.length - collection.games,
    positions: distinctPositions(collection),
    results,
    years: to === 0 ? null : { from, to },
  };
}
