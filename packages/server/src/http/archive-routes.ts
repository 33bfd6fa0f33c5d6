/** The archive: games that are over, searched and explored. */
import { archiveExploredSchema, type GameListing, type OwnGame } from '@crownhead/protocol';
import { type Failure, OFFICIAL, ok, type Position, type Result, readPosition } from '@crownhead/rules';
import type { ArchiveReader } from '../archive/archive-reader.ts';
import { ARCHIVE_MS, listedMs, loadingCost } from '../limits/costs.ts';
import type { GamePlace } from '../store/archive-store.ts';
import type { FinishedGame, Session, Store } from '../store/store.ts';
import { BAD_POSITION } from './referee-routes.ts';
import type { RequestInspector } from './request-inspector.ts';
import { noSession, type Route, refuse, respond, route } from './route.ts';
import {
  explorerQuery,
  formatCursor,
  gameParams,
  gamesQuery,
  gamesReply,
  ownGamesQuery,
  ownGamesReply,
  parseCursor,
} from './schemas.ts';

export type GameStore = Pick<Store, 'game' | 'granted'>;

export interface ArchiveRoutesDeps {
  readonly store: GameStore;
  readonly archiveReader: ArchiveReader;
  readonly inspector: RequestInspector;
}

const TAG = 'Tables and games';
const DAY_MS = 24 * 60 * 60 * 1000;
const START_FEN = 'B:W21-32:B1-12';

/** There is a next page where one more game was found than asked for. */
function page<T extends GameListing>(
  found: readonly T[],
  limit: number,
): { games: readonly T[]; next: string | null } {
  const games = found.slice(0, limit);
  const last = games.at(-1);
  const more = last !== undefined && found.length > limit;
  return { games, next: more ? formatCursor(last.endedAt, last.id) : null };
}

/** Played it, or was let in to watch. */
const wasThere = async (store: GameStore, game: FinishedGame, { player }: Session): Promise<boolean> =>
  game.players.includes(player) || (await store.granted(game.listing.table, player));

const ownGame =
  ({ player }: Session, withPdn: boolean) =>
  ({ listing, players, pdn }: FinishedGame): OwnGame => ({
    ...listing,
    side: players[0] === player ? 'black' : 'white',
    ...(withPdn ? { pdn } : {}),
  });

/** Their moves are read whether they are asked for or not. */
const lengthOf = (games: readonly FinishedGame[]): number =>
  games.reduce((sum, { pdn }) => sum + pdn.length, 0);

/** Whose turn it is has to be said: it is part of the position. */
const positionIn = (fen: string): Result<Position, Failure> => readPosition(fen, OFFICIAL, 'said');

/** Where a page begins: behind the page before, and not after the last day. */
function placeOf(before: string | undefined, to: string | undefined): GamePlace | null {
  const cursor = before === undefined ? null : parseCursor(before);
  const end = to === undefined ? null : { endedAt: Date.parse(to) + DAY_MS, id: '' };
  if (cursor === null || end === null) return cursor ?? end;
  return cursor.endedAt < end.endedAt ? cursor : end;
}

const publicGames = ({ archiveReader, inspector }: ArchiveRoutesDeps): Route =>
  route({
    method: 'GET',
    path: '/api/games',
    tag: TAG,
    summary: 'Finished games of public tables, all or those that fit, the last one first',
    description:
      'By player, opening, result, rules, days, and a position that was on the board; `ply` then says when. A game is found some seconds after it ended. One search looks at 1,000 games at most and then says where to go on.',
    example: `'{origin}/api/games?player=ann&result=black&limit=5'`,
    limit: 'general',
    query: gamesQuery,
    replies: { 200: { description: 'One page of games.', content: gamesReply } },
    refusals: { 400: [...BAD_POSITION, 'no-side-to-move'], 503: ['busy'] },
    handle: async ({ query: { limit, before, from, to, fen, ...filter }, headers, remoteAddress }) => {
      const position: Result<Position | null, Failure> = fen === undefined ? ok(null) : positionIn(fen);
      if (!position.ok) return refuse(400, position.error.error, position.error.message);
      const place = placeOf(before, to);
      const found = await archiveReader.search(
        {
          ...filter,
          position: position.value,
          limit,
          ...(from !== undefined && { from: Date.parse(from) }),
          ...(place && { before: place }),
        },
        inspector.addressOf({ socket: { remoteAddress }, headers }),
      );
      if (found === null) return refuse(503, 'busy');
      const { games, next } = found;
      const isPlain = position.value === null && Object.keys(filter).length === 0;
      return {
        ...respond(200, { games, next: next && formatCursor(next.endedAt, next.id) }),
        work: isPlain ? listedMs(games.length) : ARCHIVE_MS,
      };
    },
  });

const explorer = ({ archiveReader, inspector }: ArchiveRoutesDeps): Route =>
  route({
    method: 'GET',
    path: '/api/explorer',
    tag: TAG,
    summary: 'What was played from a position in games of public tables, and how they ended',
    description:
      'Of the latest 10,000 games with it; or, where only some are asked for, of those that fit among the latest 3,000.',
    example: `'{origin}/api/explorer?fen=${START_FEN}&player=ann'`,
    limit: 'general',
    query: explorerQuery,
    replies: { 200: { description: 'The moves, the most frequent first.', content: archiveExploredSchema } },
    refusals: { 400: [...BAD_POSITION, 'no-side-to-move'], 503: ['busy'] },
    handle: async ({ query: { fen, ...filter }, headers, remoteAddress }) => {
      const position = positionIn(fen);
      if (!position.ok) return refuse(400, position.error.error, position.error.message);
      const address = inspector.addressOf({ socket: { remoteAddress }, headers });
      const explored = await archiveReader.explore(position.value, filter, address);
      return explored === null ? refuse(503, 'busy') : { ...respond(200, explored), work: ARCHIVE_MS };
    },
  });

const ownGames = ({ archiveReader, inspector }: ArchiveRoutesDeps): Route =>
  route({
    method: 'GET',
    path: '/api/session/games',
    tag: 'Session',
    summary: 'My finished games, the last one first',
    description: 'Those of private tables too.',
    example: `-H 'authorization: Bearer TOKEN' '{origin}/api/session/games?limit=5'`,
    limit: 'general',
    query: ownGamesQuery,
    replies: { 200: { description: 'One page of games.', content: ownGamesReply } },
    refusals: { 401: ['no-session'], 503: ['busy'] },
    handle: async ({ query: { limit, before, pdn }, headers, remoteAddress }) => {
      const session = await inspector.sessionOf(headers);
      if (session === null) return noSession();
      const range = { limit: limit + 1, ...(before !== undefined && { before: parseCursor(before) }) };
      const address = inspector.addressOf({ socket: { remoteAddress }, headers });
      const found = await archiveReader.own(session.player, range, address);
      if (found === null) return refuse(503, 'busy');
      const shown = page(found.map(ownGame(session, pdn === 'yes')), limit);
      return { ...respond(200, shown), work: listedMs(found.length) + loadingCost(lengthOf(found)).ms };
    },
  });

const gameAsPdn = ({ store, inspector }: ArchiveRoutesDeps): Route =>
  route({
    method: 'GET',
    path: '/api/games/{id}.pdn',
    tag: 'Tables and games',
    summary: 'A finished game as a PDN file',
    description: 'A game of a private table is there only for those who were there.',
    example: '-OJ {origin}/api/games/TABLE-1.pdn',
    limit: 'general',
    params: gameParams,
    replies: { 200: { description: 'The game.', content: 'text/plain; charset=utf-8' } },
    refusals: { 404: ['not-found'] },
    handle: async ({ params: { id }, headers }) => {
      const game = await store.game(id);
      if (game === null) return refuse(404, 'not-found');
      if (game.private) {
        const session = await inspector.sessionOf(headers);
        if (session === null || !(await wasThere(store, game, session))) return refuse(404, 'not-found');
      }
      return respond(200, game.pdn, {
        'content-type': 'text/plain; charset=utf-8',
        // The id has been checked: nothing in it can end the quotes.
        'content-disposition': `attachment; filename="crownhead-${id}.pdn"`,
      });
    },
  });

export const archiveRoutes = (deps: ArchiveRoutesDeps): readonly Route[] => [
  publicGames(deps),
  explorer(deps),
  ownGames(deps),
  gameAsPdn(deps),
];
