/** What is asked of the library, as the address of the page has it: back, reload and sharing follow from that. */
import {
  formatMask,
  formatMaterial,
  GAME_RESULTS,
  type GameFilter,
  type Mask,
  type Material,
  type Pattern,
  parseMask,
  parseMaterial,
  type Query,
  type Span,
  type StoredResult,
} from '@crownhead/library';
import {
  EMPTY_SET,
  firstByRules,
  formatFen,
  formatMove,
  formatRules,
  type Game,
  movesOf,
  newGame,
  OFFICIAL,
  parsePosition,
  parseRules,
  playMove,
  type RuleSet,
  readMove,
  SIDES,
  samePosition,
  sameRules,
  standardStart,
} from '@crownhead/rules';
import { SHIPPED } from './messages.ts';

/** What the board is for. */
export const BOARD_KINDS = ['position', 'mask', 'material'] as const;
export type BoardKind = (typeof BOARD_KINDS)[number];

/** What is on the board to search for; where there is nothing on it, every game will do. */
export type BoardContent =
  /** The position at the end of some moves. */
  | { readonly kind: 'position'; readonly game: Game }
  | { readonly kind: 'mask'; readonly mask: Mask }
  | { readonly kind: 'material'; readonly material: Material | null };

export interface Asked {
  readonly collection: string;
  readonly filter: GameFilter;
  readonly board: BoardContent;
  readonly reversed: boolean;
  readonly held: number | null;
  readonly byPly: number | null;
  /** Only games that are there more than once. */
  readonly isDuplicates: boolean;
}

/** Before the first move. */
export const startUnder = (rules: RuleSet): Game =>
  newGame({ rules, start: standardStart(firstByRules(rules)) });

export const NO_MASK: Mask = {
  ...{ black: EMPTY_SET, white: EMPTY_SET, empty: EMPTY_SET, kings: EMPTY_SET, men: EMPTY_SET },
  turn: null,
};

export const EMPTY_BOARDS = {
  position: (): BoardContent => ({ kind: 'position', game: newGame() }),
  mask: (): BoardContent => ({ kind: 'mask', mask: NO_MASK }),
  material: (): BoardContent => ({ kind: 'material', material: null }),
} as const satisfies Record<BoardKind, () => BoardContent>;

export const NOTHING_ASKED: Asked = {
  collection: SHIPPED,
  filter: {},
  board: EMPTY_BOARDS.position(),
  reversed: false,
  held: null,
  byPly: null,
  isDuplicates: false,
};

const MOST_PLIES = 999;
const LAST_YEAR = 9999;

function count(text: string | null, most: number): number | null {
  const number = text === null || !/^\d{1,4}$/.test(text) ? Number.NaN : Number(text);
  return number >= 1 && number <= most ? number : null;
}

function span(from: number | null, to: number | null): Span | undefined {
  if (from === null && to === null) return undefined;
  return { ...(from !== null && { from }), ...(to !== null && { to }) };
}

/** Moves are pairs of plies: the first ply of the shortest to the second of the longest. */
const pliesOfMoves = (from: number | null, to: number | null): Span | undefined =>
  span(from && 2 * from - 1, to && 2 * to);

const isResult = (text: string | null): text is StoredResult => GAME_RESULTS.includes(text as StoredResult);

const present = <T extends object>(values: T): { [K in keyof T]: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as never;

function filterOf(search: URLSearchParams): GameFilter {
  const text = (name: string): string | undefined => search.get(name)?.trim().slice(0, 100) || undefined;
  const number = (name: string, most: number): number | null => count(search.get(name), most);
  const result = search.get('result');
  const side = SIDES.find((one) => one === search.get('side'));
  return present({
    player: text('player'),
    side,
    opponent: text('opponent'),
    event: text('event'),
    opening: text('opening'),
    result: isResult(result) ? result : undefined,
    years: span(number('from', LAST_YEAR), number('to', LAST_YEAR)),
    plies: pliesOfMoves(number('min', MOST_PLIES), number('max', MOST_PLIES)),
  });
}

/** As far as the moves can be played. */
function gameOf(search: URLSearchParams): Game | null {
  const named = parseRules(search.get('rules') ?? '');
  const rules = named.ok ? named.value : OFFICIAL;
  const fen = search.get('fen');
  const start = fen === null ? null : parsePosition(fen);
  if (start && !start.ok) return null;
  let game = start ? newGame({ rules, start: start.value }) : startUnder(rules);
  for (const text of (search.get('moves') ?? '').split(/[ _]/).filter(Boolean)) {
    const move = game.outcome ? null : readMove(game.position, game.rules, text);
    if (!move?.ok) break;
    game = playMove(game, move.value);
  }
  return game;
}

/** Null where the board of the address cannot be read. */
function boardOf(search: URLSearchParams): BoardContent | null {
  const [mask, material] = [search.get('mask'), search.get('material')];
  if (mask === '') return EMPTY_BOARDS.mask();
  if (mask !== null) {
    const read = parseMask(mask);
    return read.ok ? { kind: 'mask', mask: read.value.mask } : null;
  }
  if (material === '') return EMPTY_BOARDS.material();
  if (material !== null) {
    const read = parseMaterial(material);
    return read.ok ? { kind: 'material', material: read.value } : null;
  }
  const game = gameOf(search);
  return game && { kind: 'position', game };
}

/** What an address asks for; `isBoardBad` where its board cannot be read and is left out. */
export function parseAsked(search: URLSearchParams): { readonly asked: Asked; readonly isBoardBad: boolean } {
  const board = boardOf(search);
  const mask = parseMask(search.get('mask') ?? '');
  return {
    asked: {
      collection: search.get('in') || SHIPPED,
      filter: filterOf(search),
      board: board ?? EMPTY_BOARDS.position(),
      reversed: search.has('reversed') || (mask.ok && mask.value.eitherSide),
      held: count(search.get('held'), MOST_PLIES),
      byPly: count(search.get('by'), MOST_PLIES),
      isDuplicates: search.has('duplicates'),
    },
    isBoardBad: board === null,
  };
}

const isStandard = ({ start, rules }: Game): boolean =>
  samePosition(start, standardStart(firstByRules(rules)));

function boardEntries(board: BoardContent): Record<string, string> {
  switch (board.kind) {
    case 'position': {
      const moves = movesOf(board.game).map((move) => formatMove(move));
      const { rules } = board.game;
      return {
        ...(!sameRules(rules, OFFICIAL) && { rules: formatRules(rules) }),
        ...(!isStandard(board.game) && { fen: formatFen(board.game.start) }),
        ...(moves.length > 0 && { moves: moves.join('_') }),
      };
    }
    case 'mask':
      return { mask: isBlank(board) ? '' : formatMask(board.mask) };
    case 'material':
      return { material: board.material ? formatMaterial(board.material) : '' };
  }
}

/** The address, from `/library` on. */
export function formatAsked(asked: Asked): string {
  const { collection, filter, board, reversed, held, byPly, isDuplicates } = asked;
  const { player, side, opponent, event, opening, result, years, plies } = filter;
  const entries = {
    in: collection === SHIPPED ? undefined : collection,
    ...{ player, side, opponent, event, opening, result },
    ...{ from: years?.from, to: years?.to },
    min: plies?.from && (plies.from + 1) / 2,
    max: plies?.to && plies.to / 2,
    ...boardEntries(board),
    ...(reversed && { reversed: 1 }),
    ...{ held: held ?? undefined, by: byPly ?? undefined },
    ...(isDuplicates && { duplicates: 1 }),
  };
  const search = new URLSearchParams(
    Object.entries(entries).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );
  const text = search.toString().replaceAll('%3A', ':').replaceAll('%2C', ',');
  return text === '' ? '/library' : `/library?${text}`;
}

/** There is nothing on the board to search for. */
export function isBlank(board: BoardContent): boolean {
  switch (board.kind) {
    case 'position':
      return board.game.plies.length === 0 && isStandard(board.game);
    case 'mask':
      return (board.mask.black | board.mask.white | board.mask.empty) === 0;
    case 'material':
      return board.material === null;
  }
}

function patternOf(board: BoardContent): Pattern | null {
  if (isBlank(board)) return null;
  switch (board.kind) {
    case 'position':
      return { kind: 'position', position: board.game.position };
    case 'mask':
      return { kind: 'mask', mask: board.mask };
    case 'material':
      return board.material && { kind: 'material', material: board.material };
  }
}

/** What the worker is asked. */
export function queryOf({ filter, board, reversed, held, byPly }: Asked): Query {
  const pattern = patternOf(board);
  if (pattern === null) return { filter };
  const more = { ...(reversed && { reversed }), ...(held && { held }), ...(byPly !== null && { byPly }) };
  return { filter, board: { pattern, ...more } };
}
