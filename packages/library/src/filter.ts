/** Filters of games by what their files say about them. */
import type { Side } from '@crownhead/rules';
import { type Collection, GAME_RESULTS, pliesOf, type StoredResult, type TextField } from './collection.ts';

/** From and to, both included; open where not given. */
export interface Span {
  readonly from?: number;
  readonly to?: number;
}

/** Which games are wanted: those for which everything that is given holds. Texts are found anywhere, in any case and without accents. */
export interface GameFilter {
  /** One of the players. */
  readonly player?: string;
  /** The side that this player had; either unless given. */
  readonly side?: Side;
  /** Who played the other side. */
  readonly opponent?: string;
  readonly event?: string;
  /** By name, or by the first moves where it has none. */
  readonly opening?: string;
  readonly result?: StoredResult;
  readonly years?: Span;
  /** The length in plies. */
  readonly plies?: Span;
}

type Test = (game: number) => boolean;

/** Without case, accents and double spaces. */
export const folded = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();

function textTest({ text }: Collection, field: TextField, wanted: string): Test {
  const { values, at } = text[field];
  const part = folded(wanted);
  const fits = Uint8Array.from(values, (value) => (folded(value).includes(part) ? 1 : 0));
  return (game) => fits[at[game]!] === 1;
}

const spanTest =
  (
    { from = Number.NEGATIVE_INFINITY, to = Number.POSITIVE_INFINITY }: Span,
    of: (game: number) => number,
  ): Test =>
  (game) => {
    const n = of(game);
    return n >= from && n <= to;
  };

const both =
  (a: Test, b: Test): Test =>
  (game) =>
    a(game) && b(game);

/** One side has the player, the other the opponent. */
function playersTest(collection: Collection, { player = '', side, opponent = '' }: GameFilter): Test {
  const seated = (own: Side, other: Side): Test =>
    both(textTest(collection, own, player), textTest(collection, other, opponent));
  const asBlack = seated('black', 'white');
  const asWhite = seated('white', 'black');
  if (side !== undefined) return side === 'black' ? asBlack : asWhite;
  return (game) => asBlack(game) || asWhite(game);
}

/** Does a game pass? Every game does where nothing is given. */
export function gameTest(collection: Collection, filter: GameFilter): Test {
  const { player, opponent, event, opening, result, years, plies } = filter;
  const tests: Test[] = [];
  if (player !== undefined || opponent !== undefined) tests.push(playersTest(collection, filter));
  if (event !== undefined) tests.push(textTest(collection, 'event', event));
  if (opening !== undefined) tests.push(textTest(collection, 'opening', opening));
  if (result !== undefined) {
    const code = GAME_RESULTS.indexOf(result);
    tests.push((game) => collection.results[game] === code);
  }
  // A game of which the year is not known is in no span of years.
  if (years !== undefined)
    tests.push(
      both(
        (game) => collection.years[game] !== 0,
        spanTest(years, (game) => collection.years[game]!),
      ),
    );
  if (plies !== undefined) tests.push(spanTest(plies, (game) => pliesOf(collection, game)));
  return (game) => tests.every((test) => test(game));
}
