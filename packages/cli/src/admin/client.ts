/** Asks a server something as whoever operates it. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { AdminCommand, AdminOutput } from '@crownhead/protocol/admin';
import { err, ok, type Result } from '@crownhead/rules';

export interface PlaceOptions {
  readonly db?: string;
  readonly adminFile?: string;
  readonly url?: string;
  readonly token?: string;
}

export interface Place {
  readonly url: string;
  readonly token: string;
}

export const databaseOf = ({ db = 'crownhead.db' }: PlaceOptions): string => resolve(db);

/** Null where there is no such file: no server runs there, or not by this user. */
export function readAdminFile(file: string): Place | null {
  try {
    const { url, token } = JSON.parse(readFileSync(file, 'utf8')) as Partial<Place>;
    return typeof url === 'string' && typeof token === 'string' ? { url, token } : null;
  } catch {
    return null;
  }
}

/** Where to ask, or why that cannot be known, as a sentence. */
export function placeOf(options: PlaceOptions): Result<Place, string> {
  const { url, token, adminFile } = options;
  if (url !== undefined) {
    if (!URL.canParse(url)) return err(`“${url}” is not an address like https://play.example.org.`);
    return token === undefined ? err('With --url a --token is needed.') : ok({ url, token });
  }
  const file = adminFile ?? `${databaseOf(options)}.admin`;
  const place = readAdminFile(file);
  if (place !== null) return ok(token === undefined ? place : { ...place, token });
  return err(
    `There is no readable ${file}: is the server running, with this database, by this user? With PostgreSQL start it with --admin-file. Or give --url and --token.`,
  );
}

export interface Refusal {
  readonly error: string;
  readonly message: string;
}

/** The answer, or the sentence of the server, or of the network. */
export async function ask<C extends AdminCommand>(
  { url, token }: Place,
  command: C,
  input: object,
): Promise<Result<AdminOutput<C>, Refusal>> {
  let response: Response;
  try {
    response = await fetch(new URL(`/api/admin/${command}`, url), {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(input),
      // A backup of a large database takes its time.
      signal: AbortSignal.timeout(command === 'backup' ? 3_600_000 : 30_000),
    });
  } catch {
    return err({ error: 'unreachable', message: `The server at ${url} does not answer.` });
  }
  const body = (await response.json().catch(() => null)) as (AdminOutput<C> & Refusal) | null;
  if (response.ok && body !== null) return ok(body);
  if (response.status === 401)
    return err({ error: 'no-session', message: 'The server does not know this token.' });
  // A proxy in front may answer with anything.
  if (typeof body?.message === 'string') return err(body);
  return err({ error: 'internal', message: `The server answered with ${response.status}.` });
}
