/** What the operator decides about the HTTP surface. */
import type { LogLevel } from '../config.ts';
import type { HTTP_MS } from '../limits/costs.ts';
import type { Rate } from '../limits/token-bucket.ts';

/** What a request is charged as, from the one budget of its address. */
export type Charged = keyof typeof HTTP_MS;
/** These have a limit of their own for each address besides: they make guests, try return codes, and try to be admin. */
export const LIMITED = ['session', 'return', 'admin'] as const satisfies readonly Charged[];
export type Limited = (typeof LIMITED)[number];

export interface HttpConfig {
  readonly version: string;
  /** Origins of the web app besides the host a request came to, such as `https://play.example`. */
  readonly publicOrigins: readonly string[];
  /** How many proxies in front of this server are trusted to report the client's address and https; 0 for none. */
  readonly trustedProxies: number;
  readonly limits: Readonly<Record<Limited, Rate>>;
  /** The folder with the built web app, if there is one. */
  readonly webRoot: string | null;
  readonly log: LogConfig;
}

export interface LogConfig {
  readonly level: LogLevel;
  readonly stream: { write(line: string): void };
}

/** A class full of people may sit behind one address. */
export const DEFAULT_LIMITS: Readonly<Record<Limited, Rate>> = {
  // Sessions are kept for a month: one address makes no more than some 9,000 a day.
  session: { perSecond: 0.1, burst: 300 },
  return: { perSecond: 0.1, burst: 10 },
  admin: { perSecond: 5, burst: 60 },
};

/** A request's body is refused beyond this. */
export const LONGEST_BODY = 64 * 1024;

/** Headers, and a whole request with its body, must have come within these times. */
export const HTTP_TIMES = {
  headersMs: 10_000,
  requestMs: 15_000,
  /** While something is being sent, without any of it being read; up to twice as long where some was at first. */
  unreadMs: 10_000,
  /** Between two requests. A proxy keeps its connections, and must be the one that ends them. */
  idleMs: 10_000,
  idleOfProxyMs: 120_000,
} as const;
/** Connections from one address besides its WebSockets. */
export const HTTP_PER_ADDRESS = 100;
