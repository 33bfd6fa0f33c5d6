/** My finished games at the server, page by page. */
import type { Fetch } from '@crownhead/client';
import type { OwnGame } from '@crownhead/protocol';

/** The most one request brings. */
const PAGE_SIZE = 100;
/** So many are listed: nobody scrolls through more, and a file of them stays small enough for every program. */
const MOST_PAGES = 10;

/** None for somebody the server does not know; null where it could not be asked. */
export async function ownGames(fetch: Fetch, pdn: 'yes' | 'no'): Promise<readonly OwnGame[] | null> {
  const games: OwnGame[] = [];
  let before: string | null = null;
  try {
    for (let page = 0; page < MOST_PAGES; page += 1) {
      const cursor: string = before === null ? '' : `&before=${encodeURIComponent(before)}`;
      const address = `/api/session/games?limit=${PAGE_SIZE}&pdn=${pdn}${cursor}`;
      const reply = await fetch(address, { method: 'GET', headers: {} });
      if (reply.status === 401) return [];
      if (reply.status !== 200) return null;
      const body = (await reply.json()) as { games: readonly OwnGame[]; next: string | null };
      games.push(...body.games);
      before = body.next;
      if (before === null) break;
    }
    return games;
  } catch {
    return null;
  }
}
