/** The session cookie: read from a request, written for a response. */
import { SESSION_KEPT_MS } from '../store/store.ts';

/** With this prefix a browser takes the cookie only over https, from this very host and for all its paths. */
const nameOf = (https: boolean): string => (https ? '__Host-crownhead' : 'crownhead');

/** The first one of that name; anything else in the header is ignored. */
export function readCookie(header: string | undefined, https: boolean): string | null {
  const name = `${nameOf(https)}=`;
  const found = (header ?? '').split(';').find((part) => part.trimStart().startsWith(name));
  return found === undefined ? null : found.trim().slice(name.length);
}

const ATTRIBUTES = 'Path=/; HttpOnly; SameSite=Strict';
const secure = (https: boolean): string => (https ? '; Secure' : '');

export const writeCookie = (token: string, https: boolean): string =>
  `${nameOf(https)}=${token}; Max-Age=${SESSION_KEPT_MS / 1000}; ${ATTRIBUTES}${secure(https)}`;

export const clearCookie = (https: boolean): string =>
  `${nameOf(https)}=; Max-Age=0; ${ATTRIBUTES}${secure(https)}`;
