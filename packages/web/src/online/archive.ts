/** The archive of finished games, page by page. */

import type { Fetch, Refused } from '@crownhead/client';
import type { PdnTableReplay } from '@crownhead/match';
import type { FoundGame } from '@crownhead/protocol';
import { err, ok, type Result } from '@crownhead/rules';
import { readReplay } from '../files/opening.ts';
import { type ArchiveQuery, formatSearch } from './archive-search.ts';

export interface ArchivePage {
  readonly games: readonly FoundGame[];
  /** Where the next page begins; null on the last. */
  readonly next: string | null;
}

const PAGE_SIZE = 20;
/** Said in the reader's language by its code. */
const NO_ANSWER: Refused = { error: 'not-connected', message: '' };

const isPage = (value: unknown): value is ArchivePage =>
  typeof value === 'object' && value !== null && Array.isArray((value as ArchivePage).games);

export async function archivePage(
  query: ArchiveQuery,
  before: string | null,
  fetch: Fetch,
): Promise<Result<ArchivePage, Refused>> {
  const parts = [`limit=${PAGE_SIZE}`, formatSearch(query), before === null ? '' : `before=${before}`];
  const address = `/api/games?${parts.filter(Boolean).join('&')}`;
  try {
    const reply = await fetch(address, { method: 'GET', headers: {} });
    const body = await reply.json();
    if (reply.status === 200 && isPage(body)) return ok(body);
    const said = body as Refused;
    return err(typeof said?.message === 'string' ? said : NO_ANSWER);
  } catch {
    return err(NO_ANSWER);
  }
}

export const pdnAddress = (id: string): string => `/api/games/${id}.pdn`;

/** Null for what is not there or cannot be read. */
export async function fetchGame(id: string): Promise<PdnTableReplay | null> {
  try {
    const reply = await fetch(pdnAddress(encodeURIComponent(id)));
    return reply.ok ? readReplay(await reply.text()) : null;
  } catch {
    return null;
  }
}
