/** What openings are called: by the positions that players have named, and by the ballot a game began with. */
import { threeMoveName } from './ballot-names.ts';
import { threeMoveBallots } from './ballots.ts';
import { parseFen } from './fen.ts';
import type { Game } from './game.ts';
import { type Position, START } from './position.ts';
import type { Side } from './side.ts';

/** What the start of a game is called. */
const FREE_CHOICE = 'Go as You Please';

/** As FEN, so that every way of reaching the position has the name. */
export const NAMED_OPENINGS: readonly (readonly [fen: string, name: string])[] = [
  ['B:W17,21,23-25,27-32:B1-10,12', '26-17 Single Corner'],
  ['B:W20-23,25,26,28-32:B1-10,12', '27-20 Second Double Corner'],
  ['W:W17,19,21,24-32:B1,2,4-12,15', 'Alma'],
  ['B:W20-27,29-32:B1-7,9-12,15', 'Ayrshire Lassie'],
  ['W:W21,24-32:B1-6,11-14,17', 'Black Doctor'],
  ['W:W17,21,23-32:B1-8,11-14', 'The Black Hole'],
  ['W:W21,22,24-32:B1-10,12,23', 'The Black Widow'],
  ['W:W20-23,25-32:B1-7,9-12,16', 'Bonnie Dundee'],
  ['B:W14,21,23-32:B1-8,10,12,13,15', 'Boston'],
  ['W:W18,21,22,24-32:B1-10,12,20', 'Bristol Cross'],
  ['W:W17,19,21,24-32:B1-7,9-12,18', 'Centre'],
  ['W:W18,21,23-32:B1-9,12,15,16', 'The Cheetah'],
  ['B:W18,21-25,27-32:B1-7,9-12,15', 'Crescent Cross'],
  ['W:W18,21,22,24-32:B1-7,9-12,15', 'Cross'],
  ['W:W18,21,22,24-32:B1-8,10,12,14,15', 'Cross Choice'],
  ['B:W19,21-26,28-32:B1-8,10,12,14,15', 'Defiance'],
  ['W:W17,21,23-32:B1-9,12,14,15', 'Denny Dodger'],
  ['W:W19,21,22,24-32:B1-6,8-12,14', 'Diabolical Denny'],
  ['W:W17,21-24,26-32:B1-8,10,12,14,19', 'Double Corner Dyke'],
  ['W:W21,22,24-32:B1-8,10-12,23', 'Double Cross'],
  ['B:W13,21-24,26-32:B1-3,5-12,15', 'Douglas'],
  ['W:W18,21,23-32:B1-4,6-13', 'Dreaded Edinburgh'],
  ['W:W17,21,23-32:B1-10,12,19', 'Dyke'],
  ['W:W18,21,23-32:B1-8,10,12,13,15', 'Edinburgh Single'],
  ['W:W17,19,21,24-32:B1-4,6-10,12,14,15', 'Fife'],
  ['W:W18,21,23-32:B1-6,8-12,14', "Fraser's Inferno"],
  ['W:W19,21,22,24-32:B1-8,11-13,15', 'The Garter Snake'],
  ['W:W17,21,23-32:B1-9,12,14,16', 'Gemini I'],
  ['W:W19,21,22,24-32:B1-9,12,15,16', 'Gemini II'],
  ['W:W17,19,21,24-32:B1-7,9,10,12,15,16', 'Glasgow'],
  ['W:W18,21,22,24-32:B1-5,7-12,15', 'The Goatgetter'],
  ['W:W18,21,23-32:B1-8,11-13,15', 'The Henderson'],
  ['W:W18,21,23-32:B1-8,11-14', 'The Inferno'],
  ['W:W18,19,21-23,25,27-32:B1-3,5-12,20', 'The Jaywalker'],
  ['B:W18,21,22,24-32:B1-9,11,12,15', 'Kelso Cross'],
  ['W:W21,23-32:B1-9,11,12,22', 'Kelso Single'],
  ['B:W14,19,24-32:B1-7,11-13,15', 'Laird and Lady'],
  ['B:W17,19,21,22,24,26-32:B1-7,10-13,15', 'Laird and Lady Refused'],
  ['W:W13,21,23-32:B1-7,9-12,18', 'Maid of the Mill'],
  ['W:W18,21,22,24-32:B1-6,8-12,16', 'The Manchester'],
  ['W:W18,21,23-32:B1-7,9-12,16', 'Millbury'],
  ['W:W17,22-32:B1-8,10,11,14,16', 'Minotaur'],
  ['W:W18,21,22,24-32:B1-10,12,19', 'Montrose Cross'],
  ['B:W19,21-25,27-32:B1-7,9-12,15', 'Nailor'],
  ['W:W19,21-23,25-32:B1-5,7-12,14', 'The Nemesis'],
  ['W:W17,21,23-32:B1-8,11,12,14,15', 'The Nutcracker'],
  ['W:W17,22-32:B1-6,8-12,15', 'The Octopus'],
  ['W:W17,19,21,24-32:B1-3,5-12,15', 'Old Fourteenth'],
  ['B:W20-26,28-32:B1-7,9-12,15', 'Old Paraffin'],
  ['W:W17,22-32:B1-7,9-12,16', "Oliver's Twister"],
  ['B:W18,19,21,23,25-32:B1-7,9-12,16', 'Paisley'],
  ['W:W17,21-24,26-32:B1-7,9,10,12,15,16', 'Pioneer'],
  ['W:W18,21,23-32:B1-8,10-12,17', 'Pluto'],
  ['W:W19,21,22,24-32:B1-8,10,12,14,15', 'The Rattlesnake'],
  ['W:W19,21-23,25-32:B1-9,12,14,15', 'The Rattlesnake II'],
  ['W:W18,21,22,24-32:B1-10,15,16', "Ryan's Cross"],
  ['B:W19,21-23,25-27,29-32:B1-10,12', 'Second Double Corner'],
  ['W:W17,22-32:B1-9,12,14,16', 'The Shark'],
  ['W:W17,21,23-32:B1-9,11,12,19', 'The Skull Cracker'],
  ['W:W20-23,25-32:B1-10,15,16', 'The Skunk'],
  ['W:W11,21-26,28-32:B1-7,9,10,12,20', 'Slip Cross'],
  ['W:W17,19,21,24-32:B1-5,7-10,12,14,15', 'Souter'],
  ['W:W18,21,22,24-32:B1-6,8-12,15', "Strickland's Cross"],
  ['W:W17,21-24,26-32:B1-7,10-13,15', 'Switcher'],
  ['B:W18,19,21,24-32:B1-7,9-12,15', 'Tillicoultry'],
  ['W:W20-23,25-32:B1-8,10,12,13,16', 'The Twilight Zone'],
  ['W:W17,22-32:B1-8,11-13,15', 'The Tyne'],
  ['W:W19,21,22,24-32:B1-9,12,14,15', 'The Virginia'],
  ['B:W11,20,21,23,26-32:B1-8,10,12', 'Wagram'],
  ['B:W14,21,22,24-32:B1-7,9-12,15', 'Waterloo'],
  ['W:W17,19,21,24-32:B1-6,8,10-12,14,15', 'Whilter'],
  ['B:W18,19,21,24-32:B1-6,8-12,15', 'Whilter Exchange'],
  ['B:W16,19-22,27-32:B1-7,9,11,12', 'White Doctor'],
  ['B:W14,21,23-32:B1-7,9-12,15', 'White Dyke'],
  ['W:W18,21,23-32:B1-8,10,12,13,16', 'The Wilderness'],
  ['W:W17,21,23-32:B1-8,10,12,13,16', 'The Wilderness Companion'],
  ['W:W18,21,22,24-32:B1-8,10,12,13,16', 'The Wilderness II'],
  ['W:W19,21,22,24-32:B1-8,10,12,13,15', "Will-o'-the-Wisp"],
  ['B:W21-32:B1-12', FREE_CHOICE],
  ['B:W18,21,23,24,26-32:B1-10,12', 'Single Corner'],
];

/** A position, or a setup that is one. */
interface Placed {
  readonly black: number;
  readonly white: number;
  readonly kings: number;
  readonly turn: Side | null;
}

const isSame = (a: Placed, b: Placed): boolean =>
  a.black === b.black && a.white === b.white && a.kings === b.kings && a.turn === b.turn;

/** Names by position. Looked up for every game of an archive, so without making texts of positions. */
class Names {
  readonly #byBlack = new Map<number, { readonly placed: Placed; readonly name: string }[]>();

  get(position: Placed): string | null {
    const near = this.#byBlack.get(position.black);
    return near?.find(({ placed }) => isSame(placed, position))?.name ?? null;
  }

  /** A position that has a name keeps it. */
  add(placed: Placed, name: string): void {
    if (this.get(placed) !== null) return;
    const near = this.#byBlack.get(placed.black);
    if (near) near.push({ placed, name });
    else this.#byBlack.set(placed.black, [{ placed, name }]);
  }
}

function namedPositions(): Names {
  const names = new Names();
  for (const [fen, name] of NAMED_OPENINGS) {
    const setup = parseFen(fen);
    if (setup.ok) names.add(setup.value, name);
  }
  return names;
}

/** Some ballots go by the name of a position that has it with an article. */
const spelled = (name: string): string =>
  NAMED_OPENINGS.find(([, full]) => full === `The ${name}`)?.[1] ?? name;

/** The position after a move of a ballot, which is a step or a jump over one piece. */
function played({ black, white, turn }: Placed, text: string): Placed {
  const [from, to] = text.split(/[-x]/).map(Number) as [number, number];
  const moved = (1 << (from - 1)) | (1 << (to - 1));
  // Between the squares of a jump stands the lower or the higher of two numbers, by the row it starts from.
  const over = (from + to + (((from - 1) >> 2) % 2 === 0 ? 1 : -1)) / 2;
  const taken = text.includes('x') ? 1 << (over - 1) : 0;
  return turn === 'black'
    ? { black: black ^ moved, white: white ^ taken, kings: 0, turn: 'white' }
    : { black: black ^ taken, white: white ^ moved, kings: 0, turn: 'black' };
}

/** The first moves of a game, recognised by its positions. */
function moveBetween(before: Position, after: Position): string {
  const { turn } = before;
  const other = turn === 'black' ? 'white' : 'black';
  const square = (bit: number): number => 32 - Math.clz32(bit);
  const sign = before[other] === after[other] ? '-' : 'x';
  return `${square(before[turn] & ~after[turn])}${sign}${square(after[turn] & ~before[turn])}`;
}

/** The positions that the ballots lead to: the name of the ballot, or its moves in their usual order. */
function ballotPositions(start: Position): Names {
  const names = new Names();
  for (const { number, moves } of threeMoveBallots('174'))
    names.add(moves.reduce<Placed>(played, start), spelled(threeMoveName(number) ?? moves.join(' ')));
  return names;
}

/** The plies of a ballot. */
const BALLOT_PLIES = 3;

let named: Names | null = null;
let ballots: Names | null = null;

function nameAt(placed: Placed): string | null {
  named ??= namedPositions();
  return named.get(placed);
}

/** The name of the opening that leads to this position; null where it has none. */
export const openingName = (position: Position): string | null => nameAt(position);

/** The names that openings of games can have, in alphabetical order; ballots without a name go by their moves. */
export function openingNames(): readonly string[] {
  const ofPositions = NAMED_OPENINGS.map(([, name]) => name).filter((name) => name !== FREE_CHOICE);
  // A ballot that leads to a named position goes by that name.
  const ofBallots = threeMoveBallots('174').flatMap(({ number, moves }) =>
    nameAt(moves.reduce<Placed>(played, START)) === null ? (threeMoveName(number) ?? []) : [],
  );
  return [...new Set([...ofPositions, ...ofBallots.map(spelled)])].sort();
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
  if (plies < BALLOT_PLIES || openingName(at(0)) !== FREE_CHOICE) return null;
  ballots ??= ballotPositions(at(0));
  const moves = [0, 1, 2].map((ply) => moveBetween(at(ply), at(ply + 1)));
  return ballots.get(at(BALLOT_PLIES)) ?? moves.join(' ');
}

/** The opening that a game has gone through after this many plies; after all of them by default. */
export const openingOf = ({ plies, position }: Game, after = plies.length): string | null =>
  openingOfLine((ply) => plies[ply]?.before ?? position, after);
