/** The archive: games that are over. */
import type { GameListing, OwnGame } from '@crownhead/protocol';
import type { FinishedGame, Session, Store } from '../store/store.ts';
import type { RequestInspector } from './request-inspector.ts';
import { noSession, type Route, refuse, respond, route } from './route.ts';
import {
  formatCursor,
  gameParams,
  gamesQuery,
  gamesReply,
  ownGamesQuery,
  ownGamesReply,
  parseCursor,
} from './schemas.ts';

export type ArchiveStore = Pick<Store, 'games' | 'gamesOf' | 'game' | 'granted'>;

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
const wasThere = async (store: ArchiveStore, game: FinishedGame, { player }: Session): Promise<boolean> =>
  game.players.includes(player) || (await store.granted(game.listing.table, player));

const ownGame =
  ({ player }: Session, withPdn: boolean) =>
  ({ listing, players, pdn }: FinishedGame): OwnGame => ({
    ...listing,
    side: players[0] === player ? 'black' : 'white',
    ...(withPdn ? { pdn } : {}),
  });

const publicGames = (store: ArchiveStore): Route =>
  route({
    method: 'GET',
    path: '/api/games',
    tag: 'Tables and games',
    summary: 'Finished games of public tables, the last one first',
    example: `'{origin}/api/games?limit=5'`,
    limit: 'general',
    query: gamesQuery,
    replies: { 200: { description: 'One page of games.', content: gamesReply } },
    handle: async ({ query: { limit, before } }) => {
      const found = await store.games({
        limit: limit + 1,
        ...(before === undefined ? {} : { before: parseCursor(before) }),
      });
      return respond(200, page(found, limit));
    },
  });

const ownGames = (store: ArchiveStore, inspector: RequestInspector): Route =>
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
    refusals: { 401: ['no-session'] },
    handle: async ({ query: { limit, before, pdn }, headers }) => {
      const session = await inspector.sessionOf(headers);
      if (session === null) return noSession();
      const found = await store.gamesOf(session.player, {
        limit: limit + 1,
        ...(before === undefined ? {} : { before: parseCursor(before) }),
      });
      return respond(200, page(found.map(ownGame(session, pdn === 'yes')), limit));
    },
  });

const gameAsPdn = (store: ArchiveStore, inspector: RequestInspector): Route =>
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

export const archiveRoutes = (store: ArchiveStore, inspector: RequestInspector): readonly Route[] => [
  publicGames(store),
  ownGames(store, inspector),
  gameAsPdn(store, inspector),
];
