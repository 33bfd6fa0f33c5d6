/** Walks along a turn for input: the next squares, and the end of a jump where there is only one. */
import {
  type Hop,
  hop,
  type Move,
  mayEnd,
  nextHops,
  type RuleSet,
  type Square,
  type Turn,
  toMove,
} from '@crownhead/rules';

/** Where pieces leave at the end of the turn, ways can be tens of thousands: a shortcut is not worth following them all. */
const MOST_TURNS = 2000;

export const at = (turn: Turn): Square => turn.path[turn.path.length - 1]!;
export const hasHopped = (turn: Turn): boolean => turn.path.length > 1;

export const hopTo = (turn: Turn, rules: RuleSet, square: Square | null): Hop | null =>
  nextHops(turn, rules).find(({ to }) => to === square) ?? null;

/** The whole move, where from here on there is nothing left to choose. */
export function onlyEnd(start: Turn, rules: RuleSet): Move | null {
  let turn = start;
  for (let hops = nextHops(turn, rules); hops.length > 0; hops = nextHops(turn, rules)) {
    if (hops.length > 1 || mayEnd(turn, rules)) return null;
    turn = hop(turn, hops[0]!);
  }
  return mayEnd(turn, rules) ? toMove(turn) : null;
}

const spoils = (turn: Turn): string => [...turn.jumped].sort((a, b) => a - b).join();

/** The turn as it is when the piece first comes to a square further on; `ambiguous` where ways take different pieces. */
export function wayTo(start: Turn, rules: RuleSet, square: Square): Turn | 'ambiguous' | null {
  let visited = 0;
  let found: Turn | null = null;
  let clear = true;
  const visit = (turn: Turn): void => {
    for (const next of nextHops(turn, rules)) {
      visited += 1;
      if (!clear || visited > MOST_TURNS) return;
      const after = hop(turn, next);
      if (next.to !== square) visit(after);
      else if (found === null) found = after;
      else if (spoils(found) !== spoils(after)) clear = false;
    }
  };
  visit(start);
  if (visited > MOST_TURNS) return null;
  return clear ? found : 'ambiguous';
}
