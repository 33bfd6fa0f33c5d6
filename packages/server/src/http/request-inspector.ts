/** What the headers of a request say about the client, its address and its connection: the same for HTTP and WebSocket. */
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { PlayerId } from '@crownhead/match';
import { isLoopback } from '../addresses.ts';
import type { Identity } from '../identity/identity.ts';
import { addressOf } from '../limits/address.ts';
import type { Session } from '../store/store.ts';
import type { HttpConfig } from './config.ts';
import { readCookie } from './cookie.ts';

export type InspectorConfig = Pick<HttpConfig, 'publicOrigins' | 'trustedProxies'>;

interface SentBy {
  readonly remoteAddress?: string | undefined;
}

const BEARER = /^Bearer +([\w-]{1,200}) *$/i;

/** `host` or `host:port` of an origin in its one spelling; null when it is none. */
function hostOf(origin: string): string | null {
  const url = URL.parse(origin);
  return url !== null && /^https?:$/.test(url.protocol) && url.host !== '' ? url.host : null;
}

export class RequestInspector {
  readonly #identity: Identity;
  readonly #origins: ReadonlySet<string>;
  readonly #proxies: number;
  readonly #people = new WeakMap<IncomingHttpHeaders, PlayerId>();

  constructor(identity: Identity, { publicOrigins, trustedProxies }: InspectorConfig) {
    this.#identity = identity;
    this.#origins = new Set(publicOrigins.map((origin) => new URL(origin).origin));
    this.#proxies = trustedProxies;
  }

  /** Did the browser connect over https, wherever the encryption ended? */
  isHttps(headers: IncomingHttpHeaders): boolean {
    const proto = [headers['x-forwarded-proto'] ?? ''].flat().join(',').split(',').at(-1)!.trim();
    if (this.#proxies > 0 && proto === 'https') return true;
    return headers.host !== undefined && this.#origins.has(`https://${headers.host.toLowerCase()}`);
  }

  /**
   * May a page of this origin act for its visitor here? Browsers name the origin with every request that changes something
   * and with every WebSocket, so a request without one comes from a program, which has no cookie.
   */
  originAllowed(headers: IncomingHttpHeaders): boolean {
    const { origin, host } = headers;
    if (origin === undefined) return readCookie(headers.cookie, this.isHttps(headers)) === null;
    if (this.#origins.has(origin)) return true;
    const scheme = origin.split(':')[0];
    if (this.isHttps(headers) && scheme !== 'https') return false;
    const own = host === undefined ? null : hostOf(`${scheme}://${host}`);
    return own !== null && hostOf(origin) === own;
  }

  /**
   * Does somebody at this very machine ask? The name they asked by must be the machine's own too: a page of another site
   * can have its name lead here.
   */
  isLocal({ headers, remoteAddress }: Pick<IncomingMessage, 'headers'> & SentBy): boolean {
    if (this.#proxies > 0 || headers['x-forwarded-for'] !== undefined) return false;
    const name = URL.parse(`http://${headers.host}`)?.hostname ?? '';
    return isLoopback(remoteAddress ?? '') && isLoopback(name);
  }

  /** A token sent on purpose counts before the cookie that a browser sends automatically. */
  tokenOf(headers: IncomingHttpHeaders): string | null {
    if (headers.authorization !== undefined) return BEARER.exec(headers.authorization)?.[1] ?? null;
    return readCookie(headers.cookie, this.isHttps(headers));
  }

  /** `given` is a token that came another way, as in a WebSocket's first message. */
  async sessionOf(headers: IncomingHttpHeaders, given?: string): Promise<Session | null> {
    const token = given ?? this.tokenOf(headers);
    const session = token === null ? null : await this.#identity.byToken(token);
    if (session) this.#people.set(headers, session.player);
    return session;
  }

  /** Who a request turned out to be of, where somebody has asked. */
  personOf(headers: IncomingHttpHeaders): PlayerId | undefined {
    return this.#people.get(headers);
  }

  /** What limits are counted by. */
  addressOf({ socket, headers }: Pick<IncomingMessage, 'headers'> & { readonly socket: SentBy }): string {
    const { remoteAddress } = socket;
    return addressOf({ remoteAddress, forwardedFor: headers['x-forwarded-for'] }, this.#proxies);
  }
}
