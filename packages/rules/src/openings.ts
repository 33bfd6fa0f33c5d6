/** What openings are called: by the positions that players have named, and by the ballot a game began with. */
import { threeMoveBallots, threeMoveName } from './ballots.ts';
import { parseFen } from './fen.ts';
import type { Game } from './game.ts';
import { legalMoves } from './list-moves.ts';
import { applyMove } from './move.ts';
import { formatMove } from './move-text.ts';
import { NAMED_OPENINGS } from './openings-data.ts';
import { type Position, START, samePosition, toPosition } from './position.ts';

export { NAMED_OPENINGS } from './openings-data.ts';

/** Names by position. Looked up for every game of an archive, so without making texts of positions. */
class Names {
  readonly #byBlack = new Map<number, { readonly position: Position; readonly name: string }[]>();

  get(position: Position): string | null {
    const near = this.#byBlack.get(position.black);
    return near?.find((entry) => samePosition(entry.position, position))?.name ?? null;
  }

  /** A position that has a name keeps it. */
  add(position: Position, name: string): void {
    if (this.get(position) !== null) return;
    const near = this.#byBlack.get(position.black);
    if (near) near.push({ position, name });
    else this.#byBlack.set(position.black, [{ position, name }]);
  }
}

function namedPositions(): Names {
  const names = new Names();
  for (const [fen, name] of NAMED_OPENINGS) {
    const setup = parseFen(fen);
    const position = setup.ok ? toPosition(setup.value) : setup;
    if (position.ok) names.add(position.value, name);
  }
  return names;
}

interface Line {
  readonly moves: readonly string[];
  readonly position: Position;
}

const longer = ({ moves, position }: Line): readonly Line[] =>
  legalMoves(position).map((move) => ({
    moves: [...moves, formatMove(move)],
    position: applyMove(position, move),
  }));

/** The plies of a ballot. */
const BALLOT_PLIES = 3;

/** Some ballots go by the name of a position that has it with an article. */
const spelled = (name: string): string =>
  NAMED_OPENINGS.find(([, full]) => full === `The ${name}`)?.[1] ?? name;

/** Every position after three plies: the name of the ballot, or its moves in their usual order. */
function ballotPositions(): Names {
  let lines: readonly Line[] = [{ moves: [], position: START }];
  for (let ply = 0; ply < BALLOT_PLIES; ply += 1) lines = lines.flatMap(longer);
  const reached = new Map(lines.map(({ moves, position }) => [moves.join(' '), position]));
  const names = new Names();
  for (const { number, moves } of threeMoveBallots('174')) {
    const text = moves.join(' ');
    names.add(reached.get(text)!, spelled(threeMoveName(number) ?? text));
  }
  for (const [text, position] of reached) names.add(position, text);
  return names;
}

let named: Names | null = null;
let ballots: Names | null = null;

/** The name of the opening that leads to this position; null where it has none. */
export function openingName(position: Position): string | null {
  named ??= namedPositions();
  return named.get(position);
}

/** No named opening is longer. */
const LONGEST_OPENING = 12;

/**
 * The opening of a line by its positions, `at(0)` being the start: the last named one that it went through, or else the ballot of
 * its first three plies, by name or by its moves. Null for shorter lines and those that start elsewhere.
 */
export function openingOfLine(at: (ply: number) => Position, plies: number): string | null {
  for (let ply = Math.min(plies, LONGEST_OPENING); ply > 0; ply -= 1) {
    const name = openingName(at(ply));
    if (name) return name;
  }
  if (plies < BALLOT_PLIES || !samePosition(at(0), START)) return null;
  ballots ??= ballotPositions();
  return ballots.get(at(BALLOT_PLIES));
}

/** The opening that a game has gone through after so many of its plies, all of them unless given. */
export const openingOf = ({ plies, position }: Game, after = plies.length): string | null =>
  openingOfLine((ply) => plies[ply]?.before ?? position, after);
