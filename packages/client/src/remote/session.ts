/** Your identity at a server, over HTTP: a guest with a name, which can be moved to another device. */
import type { Restricted, SessionReply } from '@crownhead/protocol';
import { err, ok, type Result } from '@crownhead/rules';
import { globalFetch } from '../globals.ts';
import { linkRefusal } from '../link-words.ts';
import type { Fetch } from '../ports.ts';
import type { Refused } from '../table.ts';
import { refusalOf } from './wire.ts';

/** A code with which another device becomes this player. */
export interface ReturnLink {
  readonly code: string;
  /** Until then, and once. */
  readonly until: number;
}

/** Which server, and as whom. */
export interface SessionOptions {
  /** Of the server, as in `https://play.example`; empty for the page's own. */
  readonly origin: string;
  /** For programs without cookies: the one that came with the session. */
  readonly token?: string | undefined;
  readonly fetch?: Fetch;
}

type Fields = Readonly<Record<string, unknown>>;
type Reader<T> = (body: Fields) => T | null;

const readSession: Reader<SessionReply> = ({ player, name, token }) => {
  if (typeof player !== 'string' || typeof name !== 'string') return null;
  return typeof token === 'string' ? { player, name, token } : { player, name };
};
const readLink: Reader<ReturnLink> = ({ code, until }) =>
  typeof code === 'string' && typeof until === 'number' ? { code, until } : null;

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

const isRestricted = (value: unknown): value is Restricted =>
  isObject(value) &&
  typeof value.reason === 'string' &&
  (value.until === null || typeof value.until === 'number');

/** Every answer is a session or the reason why there is none; nothing here rejects. */
export class Sessions {
  readonly #origin: string;
  readonly #fetch: Fetch;
  #token: string | undefined;

  constructor({ origin, token, fetch = globalFetch }: SessionOptions) {
    this.#origin = origin.replace(/\/+$/, '');
    this.#token = token;
    this.#fetch = fetch;
  }

  /** To be kept by programs without cookies; undefined in a browser. */
  get token(): string | undefined {
    return this.#token;
  }

  /** A new guest with this name. */
  create(name: string): Promise<Result<SessionReply, Refused>> {
    return this.#begin('POST', '', { name });
  }
  /** Refused with `no-session` where nobody is known. */
  whoAmI(): Promise<Result<SessionReply, Refused>> {
    return this.#ask('GET', '', undefined, readSession);
  }
  /** The same guest under another name. */
  rename(name: string): Promise<Result<SessionReply, Refused>> {
    return this.#ask('PUT', '', { name }, readSession);
  }
  /** A code for `redeem` on another device. */
  returnLink(): Promise<Result<ReturnLink, Refused>> {
    return this.#ask('POST', '/link', {}, readLink);
  }
  /** The session goes on here and ends everywhere else. Refused with `session-exists` if that would lose another session here, unless this is agreed to. */
  redeem(code: string, replace = false): Promise<Result<SessionReply, Refused>> {
    return this.#begin('POST', '/return', { code, ...(replace && { replace }) });
  }
  /** Logs out, on every device. */
  async end(): Promise<Result<null, Refused>> {
    const ended = await this.#ask('DELETE', '', undefined, () => true);
    if (!ended.ok) return ended;
    this.#token = undefined;
    return ok(null);
  }

  async #begin(method: string, path: string, body: object): Promise<Result<SessionReply, Refused>> {
    const begun = await this.#ask(method, path, body, readSession);
    if (begun.ok && begun.value.token !== undefined) this.#token = begun.value.token;
    return begun;
  }

  async #ask<T>(
    method: string,
    path: string,
    body: object | undefined,
    read: Reader<T>,
  ): Promise<Result<T, Refused>> {
    const headers: Record<string, string> = {};
    if (body !== undefined) headers['content-type'] = 'application/json';
    if (this.#token !== undefined) headers.authorization = `Bearer ${this.#token}`;
    const request = { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) };
    try {
      const response = await this.#fetch(`${this.#origin}/api/session${path}`, request);
      const content: unknown = response.status === 204 ? {} : await response.json();
      return answerOf(response.status, content, read);
    } catch {
      // Offline, or something that is not our server answered.
      return err(linkRefusal('not-connected'));
    }
  }
}

function answerOf<T>(status: number, content: unknown, read: Reader<T>): Result<T, Refused> {
  if (!isObject(content)) return err(linkRefusal('no-answer'));
  if (status < 200 || status > 299) {
    const { error, message, restriction } = content;
    const said = typeof error === 'string' && typeof message === 'string';
    if (!said) return err(linkRefusal('no-answer'));
    const more = isRestricted(restriction) ? { restriction } : {};
    return err(refusalOf({ error, message, ...more }));
  }
  const value = read(content);
  return value === null ? err(linkRefusal('no-answer')) : ok(value);
}
