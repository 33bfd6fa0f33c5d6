/** Random rule sets, squares, positions, games and attempts for property tests. */
import {
  AFTER_OPTIONS,
  LOST_OPTIONS,
  RESIGN_OPTIONS,
  SIDE_NAMES,
  type SideNames,
  TAKEBACK_OPTIONS,
  type TableOptions,
  TIME_OPTIONS,
  type Timer,
} from '@crownhead/match';
import {
  type Attempt,
  applyMove,
  type Coordinate,
  DRAW_MODES,
  FILES,
  forEachRule,
  KING_ROW,
  listMoves,
  makePosition,
  PIECES_PER_SIDE,
  type Place,
  type Position,
  passTurn,
  RANKS,
  type RuleOption,
  type RuleSet,
  SIDES,
  SQUARES,
  type Square,
  START,
  setOf,
  squaresOfMove,
  withTurn,
} from '@crownhead/rules';
import fc from 'fast-check';

export const aSide = fc.constantFrom(...SIDES);
export const aSquare: fc.Arbitrary<Square> = fc.constantFrom(...SQUARES);
export const aCoordinate: fc.Arbitrary<Coordinate> = fc
  .tuple(fc.constantFrom(...FILES), fc.constantFrom(...RANKS))
  .map(([file, rank]): Coordinate => `${file}${rank}`);
/** Dark or light, by number or by coordinate. */
export const aPlace: fc.Arbitrary<Place> = fc.oneof(aSquare, aCoordinate);

/** Over every value of every option. */
export const aRuleSet: fc.Arbitrary<RuleSet> = fc.record(
  forEachRule<{ [K in RuleOption]: fc.Arbitrary<RuleSet[K]> }>((values) =>
    fc.constantFrom<string>(...values),
  ),
);

/**
 * Any character, halves of pairs and unassigned ones included, half of them from ASCII: the unit of `fc.string` for what
 * strangers type. (The library's own `binary` takes a second to set up.)
 */
export const aCharacter: fc.Arbitrary<string> = fc
  .oneof(
    { arbitrary: fc.integer({ min: 0, max: 0x7f }), weight: 3 },
    { arbitrary: fc.integer({ min: 0x80, max: 0xffff }), weight: 2 },
    { arbitrary: fc.integer({ min: 0x1_0000, max: 0x10_ffff }), weight: 1 },
  )
  .map((code) => String.fromCodePoint(code));

interface Crowd {
  /** The most pieces of a side. */
  readonly most?: number;
  /** The fewest; 0 lets a side be empty. */
  readonly least?: number;
}

/** Pieces thrown on the board at random; about every third one a king. */
export const aPlacement = ({ most = PIECES_PER_SIDE, least = 0 }: Crowd = {}): fc.Arbitrary<Position> =>
  fc
    .record({
      order: fc.shuffledSubarray([...SQUARES], { minLength: 32 }),
      black: fc.integer({ min: least, max: most }),
      white: fc.integer({ min: least, max: most }),
      kings: fc.array(fc.integer({ min: 0, max: 2 }), { minLength: 32, maxLength: 32 }),
      turn: aSide,
    })
    .map(({ order, black, white, kings, turn }) => {
      const blacks = setOf(order.slice(0, black));
      const whites = setOf(order.slice(black, black + white));
      const crowned = setOf(order.filter((_, i) => kings[i] === 0));
      const onKingRow = (blacks & KING_ROW.black) | (whites & KING_ROW.white);
      return makePosition(blacks, whites, (crowned & (blacks | whites)) | onKingRow, turn);
    });

/** How many legal moves a random game looks at on each turn; end-of-turn removal can offer very many. */
const PLAYOUT_CAP = 200;

/** Plays `choices.length` turns: each number picks a move; a blocked side passes where the rules say so. */
function playOut(start: Position, rules: RuleSet, choices: readonly number[]): Position {
  let position = start;
  for (const choice of choices) {
    const listed = listMoves(position, rules, PLAYOUT_CAP);
    if (!listed.ok) break;
    const move = listed.value[choice % Math.max(1, listed.value.length)];
    if (move) position = applyMove(position, move);
    else if (rules.blocked === 'passes') position = passTurn(position);
    else break;
  }
  return position;
}

/** Numbers that pick moves, for tests that play a game themselves. */
export const someChoices = (most: number): fc.Arbitrary<readonly number[]> =>
  fc.array(fc.nat({ max: 2 ** 20 }), { maxLength: most });

/** A position that a random game from the standard start comes to. */
export const aPlayout = (rules: RuleSet, most = 80): fc.Arbitrary<Position> =>
  fc
    .tuple(someChoices(most), aSide)
    .map(([choices, first]) => playOut(withTurn(START, first), rules, choices));

/** Placed or played, half and half. */
export const aPosition = (rules: RuleSet, crowd: Crowd = {}): fc.Arbitrary<Position> =>
  fc.oneof(aPlacement(crowd), aPlayout(rules));

/** Under end-of-turn removal a crowded board can have tens of thousands of moves: few pieces keep lists short. */
export const FEW = { most: 5 } as const;

export interface RulesAndPosition {
  readonly rules: RuleSet;
  readonly position: Position;
}

/** A rule set with a position to go with it, small where lists could explode. */
export const rulesAndPosition: fc.Arbitrary<RulesAndPosition> = aRuleSet.chain((rules) =>
  fc.record({
    rules: fc.constant(rules),
    position: rules.removal === 'end-of-turn' ? aPlacement(FEW) : aPosition(rules),
  }),
);

/** Attempts near the board: legal paths, legal paths cut short, prolonged or bent, and plain nonsense. */
export const anAttempt = ({ position, rules }: RulesAndPosition): fc.Arbitrary<Attempt> => {
  const listed = listMoves(position, rules);
  const paths = listed.ok ? listed.value.map(squaresOfMove) : [];
  const nonsense = fc.array(aPlace, { maxLength: 4 });
  if (paths.length === 0) return nonsense;
  const legal = fc.constantFrom<Attempt>(...paths);
  return fc.oneof(
    legal,
    nonsense,
    fc.tuple(legal, fc.nat({ max: 6 })).map(([path, length]) => path.slice(0, length)),
    fc.tuple(legal, aPlace).map(([path, place]) => [...path, place]),
    fc
      .tuple(legal, aPlace, fc.nat({ max: 6 }))
      .map(([path, place, i]) => path.map((square, j) => (j === i % path.length ? place : square))),
  );
};

/** Any options of a table; times as the test wants them, in their bounds or beyond. */
export const someTableOptions = (times: {
  readonly timer: fc.Arbitrary<Timer>;
  readonly idle: fc.Arbitrary<number>;
  readonly grace: fc.Arbitrary<number>;
}): fc.Arbitrary<TableOptions> =>
  fc.record({
    sideNames: fc.constantFrom(...(Object.keys(SIDE_NAMES) as SideNames[])),
    draw: fc.record({
      agreement: fc.boolean(),
      rule: fc.constantFrom(...DRAW_MODES),
      proof: fc.constantFrom(...DRAW_MODES),
    }),
    resign: fc.constantFrom(...RESIGN_OPTIONS),
    timer: times.timer,
    onTime: fc.constantFrom(...TIME_OPTIONS),
    idle: fc.option(times.idle),
    showPile: fc.boolean(),
    onLost: fc.constantFrom(...LOST_OPTIONS),
    grace: times.grace,
    after: fc.constantFrom(...AFTER_OPTIONS),
    takebacks: fc.constantFrom(...TAKEBACK_OPTIONS),
    hints: fc.boolean(),
  });
