/** The move validator as a small public network service (V1): questions about positions, open to every site. */
import { type EndgameTables, type EndgameVerdict, endgameAnswer } from '@crownhead/engine';
import {
  answerCheck,
  answerGame,
  answerMoves,
  err,
  type Failure,
  MOVE_CAP,
  type Position,
  parseRules,
  quotable,
  type Result,
  RULE_WORDS,
  type RuleSet,
  readPosition,
  size,
} from '@crownhead/rules';
import { lookingUpMs, MOST_LOOKED_UP } from '../limits/costs.ts';
import { type Route, type RouteResponse, refuse, respond, route } from './route.ts';
import {
  checkReply,
  checkRequest,
  endgameQuery,
  endgameReply,
  gameReply,
  gameRequest,
  MOST_MOVES,
  movesReply,
  movesRequest,
} from './schemas.ts';

/** The tables play captures out before they look a position up, and with many kings a single piece has thousands of them. */
const MOST_PROBED = 14;

/** Milliseconds for a move that is looked at, listed or played. */
const MS_PER_MOVE = { looked: 0.002, listed: 0.004, played: 0.05 } as const;
/** What a verdict takes besides the positions that are looked at for it: the tables of its pieces may have to be opened. */
const PROBING_MS = 3;

const TAG = 'Referee';
/** What can be wrong with a position that somebody sends. */
export const BAD_POSITION = [
  'unreadable',
  'bad-side',
  'bad-square',
  'square-twice',
  'side-twice',
  'too-many-pieces',
] as const;
const BAD_QUESTION = ['unknown-rules', ...BAD_POSITION] as const;
const START_FEN = 'B:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12';

function readRules(text = 'official'): Result<RuleSet, Failure> {
  const rules = parseRules(text);
  if (rules.ok) return rules;
  const { code, word } = rules.error;
  return err({ error: code, message: `${RULE_WORDS[code]} (“${quotable(word)}”)` });
}

/**
 * What an answer took, by what was done for it: under some rules one position has a thousand times the moves of another. Time
 * would charge whoever asks on a busy day.
 */
class Work {
  ms = 0;
  readonly visited = (): void => {
    this.ms += MS_PER_MOVE.looked;
  };
  listed(moves: readonly unknown[] | null): void {
    this.ms += (moves?.length ?? MOVE_CAP) * MS_PER_MOVE.listed;
  }
  plies(count: number): void {
    this.ms += count * MS_PER_MOVE.played;
  }
  probed(positions: number): void {
    this.ms += PROBING_MS + lookingUpMs(positions);
  }
}

/** Answers about a position under rules, or says what is wrong with either. */
function about(
  asked: { readonly fen?: string | undefined; readonly rules?: string | undefined },
  reply: (position: Position, rules: RuleSet, work: Work) => Result<object, Failure>,
  turn: 'open' | 'said' = 'open',
): RouteResponse {
  const rules = readRules(asked.rules);
  if (!rules.ok) return refuse(400, rules.error.error, rules.error.message);
  const position = readPosition(asked.fen, rules.value, turn);
  if (!position.ok) return refuse(400, position.error.error, position.error.message);
  const work = new Work();
  const result = reply(position.value, rules.value, work);
  const response = result.ok
    ? respond(200, result.value)
    : refuse(422, result.error.error, result.error.message);
  return { ...response, work: work.ms };
}

function probe(tables: EndgameTables, position: Position, rules: RuleSet, work: Work): EndgameVerdict {
  if (size(position.black) + size(position.white) > MOST_PROBED) return { verdict: 'unknown', plies: null };
  const effort = { left: MOST_LOOKED_UP };
  const verdict = tables.verdict(position, rules, effort);
  work.probed(MOST_LOOKED_UP - effort.left);
  return verdict;
}

const fine = (value: object): Result<object, Failure> => ({ ok: true, value });

const post = { method: 'POST', tag: TAG, open: true, limit: 'referee' } as const;
const sends = (path: string, body: object): string =>
  `-H 'content-type: application/json' -d '${JSON.stringify(body)}' {origin}${path}`;

const legalMoves: Route = route({
  ...post,
  path: '/api/referee/moves',
  summary: 'Every legal move of a position',
  description:
    'Each move with its landing squares, the squares it empties and whether it crowns; or how the game has ended. A side that must pass has no moves and no result. Under end-of-turn removal a position can have more moves than are ever listed.',
  example: sends('/api/referee/moves', { fen: 'W:W18:B14,5' }),
  body: movesRequest,
  replies: { 200: { description: 'The moves.', content: movesReply } },
  refusals: { 400: BAD_QUESTION, 422: ['too-many-moves'] },
  handle: ({ body }) =>
    about(body, (position, rules, work) => {
      const answer = answerMoves(position, rules);
      work.listed(answer.ok ? answer.value.moves : null);
      return answer;
    }),
});

const checkMove: Route = route({
  ...post,
  path: '/api/referee/check-move',
  summary: 'Is this move legal, and what stands on the board after it?',
  description: 'A move that is not legal is an answer too, with its reason.',
  example: sends('/api/referee/check-move', { fen: START_FEN, move: '11-15' }),
  body: checkRequest,
  replies: { 200: { description: 'Legal or not.', content: checkReply } },
  refusals: { 400: BAD_QUESTION },
  handle: ({ body }) =>
    about(body, (position, rules, work) =>
      fine(answerCheck(position, rules, body.move, work.visited).answer),
    ),
});

const followGame: Route = route({
  ...post,
  path: '/api/referee/game',
  summary: 'Follow a whole game',
  description: `Plays up to ${MOST_MOVES} moves from the start of a game or from a position: where it stands, its result, the draw counters and the legal moves. A blocked side passes by itself where the rules say so.`,
  example: sends('/api/referee/game', { moves: ['11-15', '22-18', '15x22'] }),
  body: gameRequest,
  replies: { 200: { description: 'The game, up to its first illegal move.', content: gameReply } },
  refusals: { 400: BAD_QUESTION },
  handle: ({ body }) =>
    about(body, (start, rules, work) => {
      const answer = answerGame(start, rules, body.moves, work.visited);
      work.listed(answer.moves);
      work.plies(answer.legal ? body.moves.length : answer.ply);
      return fine(answer);
    }),
});

const endgameVerdict = (tables: EndgameTables): Route =>
  route({
    method: 'GET',
    path: '/api/endgame',
    tag: TAG,
    open: true,
    limit: 'referee',
    summary: 'What the endgame tables know of a position',
    description: `For the side to move, with best play by both. The tables hold up to ${tables.pieces} pieces under the official rules.`,
    example: `'{origin}/api/endgame?fen=B:WK32:BK1,K2'`,
    query: endgameQuery,
    replies: { 200: { description: 'The verdict.', content: endgameReply } },
    refusals: { 400: [...BAD_QUESTION, 'no-side-to-move'] },
    handle: ({ query }) =>
      about(
        query,
        (position, rules, work) => fine(endgameAnswer(probe(tables, position, rules, work))),
        'said',
      ),
  });

export const refereeRoutes = (tables: EndgameTables): readonly Route[] => [
  legalMoves,
  checkMove,
  followGame,
  endgameVerdict(tables),
];
