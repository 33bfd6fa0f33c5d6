/** What the referee and the lists take and return over HTTP. */
import { PRESETS } from '@crownhead/match';
import {
  archiveFilterEntries,
  fenSchema,
  foundGameSchema,
  gameIdSchema,
  lobbyCountsSchema,
  lobbyQuerySchema,
  ownGameSchema,
  ownTableSchema,
  squareSchema,
  tableIdSchema,
  tableListingSchema,
} from '@crownhead/protocol';
import { DRAW_REASONS, REFUSAL_REASONS, SIDES, VOID_REASONS, WIN_REASONS } from '@crownhead/rules';
import * as v from 'valibot';

/** A game longer than this is refused: what one request costs is bounded. */
export const MOST_MOVES = 1000;
const LONGEST_MOVE_TEXT = 100;
const MOST_GAMES = 100;

const rulesText = v.optional(
  v.pipe(
    v.string(),
    v.maxLength(300),
    v.description(
      `A preset (${PRESETS.map(({ id }) => id).join(', ')}), then any options that differ: “official capture=optional chain=single”. Official when left out.`,
    ),
  ),
);
const fen = v.pipe(fenSchema, v.description('A position, like B:W21,22,K23:B1,2.'));
const moveText = v.pipe(
  v.string(),
  v.maxLength(LONGEST_MOVE_TEXT),
  v.description('11-15, 11x18x25, E3-D4 or e3xc5; a jump may be shortened where that is clear.'),
);

export const movesRequest = v.object({ fen, rules: rulesText });
export const checkRequest = v.object({ fen, move: moveText, rules: rulesText });
export const gameRequest = v.object({
  fen: v.optional(fen),
  moves: v.pipe(v.array(moveText), v.maxLength(MOST_MOVES)),
  rules: rulesText,
});
export const endgameQuery = v.object({ fen, rules: rulesText });

export const outcomeSchema = v.object({
  winner: v.nullable(v.picklist(SIDES)),
  reason: v.picklist([...WIN_REASONS, ...DRAW_REASONS, ...VOID_REASONS]),
});
export const moveSchema = v.object({
  text: v.string(),
  from: squareSchema,
  path: v.pipe(v.array(squareSchema), v.description('Every landing square, the start excluded.')),
  captured: v.array(squareSchema),
  crowned: v.boolean(),
});
export const movesReply = v.object({ moves: v.array(moveSchema), result: v.nullable(outcomeSchema) });

const refusedMove = {
  legal: v.literal(false),
  reason: v.picklist([...REFUSAL_REASONS, 'ambiguous']),
  message: v.string(),
};
export const checkReply = v.variant('legal', [
  v.object({
    legal: v.literal(true),
    fen: v.pipe(v.string(), v.description('The position after the move.')),
  }),
  v.object(refusedMove),
]);

const standing = {
  fen: v.string(),
  result: v.nullable(outcomeSchema),
  draw: v.object({
    quietMoves: v.number(),
    quietLimit: v.number(),
    repetitions: v.number(),
    claim: v.nullable(v.picklist(['repetition', 'forty-move'])),
  }),
  moves: v.pipe(
    v.nullable(v.array(moveSchema)),
    v.description('The legal moves now; null where there are too many to list.'),
  ),
};
export const gameReply = v.variant('legal', [
  v.object({ legal: v.literal(true), ...standing }),
  v.object({
    ...refusedMove,
    ply: v.pipe(v.number(), v.description('Which of the moves sent is not legal, counted from 1.')),
    move: v.string(),
    ...standing,
  }),
]);

export const endgameReply = v.object({
  verdict: v.picklist(['win', 'loss', 'draw', 'unknown']),
  plies: v.nullable(v.number()),
  source: v.nullable(v.literal('table')),
});

const digits = (least: number, most: number) =>
  v.pipe(v.string(), v.digits(), v.transform(Number), v.minValue(least), v.maxValue(most));
const MOST_TABLES = 200;
const { search, state, time, rules } = lobbyQuerySchema.entries;

export const tablesQuery = v.object({
  search,
  state,
  time,
  rules,
  page: v.exactOptional(digits(0, 999)),
  limit: v.optional(digits(1, MOST_TABLES), `${MOST_TABLES}`),
});
export const tablesReply = v.object({ tables: v.array(tableListingSchema), counts: lobbyCountsSchema });
export const tableParams = v.object({ id: tableIdSchema });
export const ownTablesReply = v.object({ now: v.number(), tables: v.array(ownTableSchema) });

const CURSOR = /^(\d{1,16})\.([a-z\d]{6,32}-\d{1,6})$/;
/** Where the last page ended: when its last game did, and which one that was. */
export const formatCursor = (endedAt: number, id: string): string => `${endedAt}.${id}`;
export const parseCursor = (text: string): { endedAt: number; id: string } => {
  const [, endedAt, id] = CURSOR.exec(text)!;
  return { endedAt: Number(endedAt), id: id! };
};

const pageEntries = {
  limit: v.optional(
    v.pipe(v.string(), v.digits(), v.transform(Number), v.minValue(1), v.maxValue(MOST_GAMES)),
    '20',
  ),
  before: v.optional(v.pipe(v.string(), v.regex(CURSOR), v.description('`next` of the page before.'))),
};
const day = (words: string) => v.exactOptional(v.pipe(v.string(), v.isoDate(), v.description(words)));
const boardFen = v.pipe(
  fenSchema,
  v.description('A position that was on the board, like B:W21,22,K23:B1,2.'),
);

export const gamesQuery = v.object({
  ...pageEntries,
  ...archiveFilterEntries,
  fen: v.exactOptional(boardFen),
  from: day('Games that ended on this day or later, like 2026-01-31; days are those of UTC.'),
  to: day('Games that ended on this day or before.'),
});
export const gamesReply = v.object({
  games: v.array(foundGameSchema),
  next: v.pipe(
    v.nullable(v.string()),
    v.description(
      'For `before`; null on the last page. A search may answer with fewer games than asked for, or none, before the last page.',
    ),
  ),
});

export const explorerQuery = v.object({ fen: boardFen, ...archiveFilterEntries });

export const ownGamesQuery = v.object({
  ...pageEntries,
  pdn: v.optional(
    v.pipe(v.picklist(['yes', 'no']), v.description('`yes` for the games themselves too.')),
    'no',
  ),
});
export const ownGamesReply = v.object({ games: v.array(ownGameSchema), next: gamesReply.entries.next });
export const gameParams = v.object({ id: gameIdSchema });
