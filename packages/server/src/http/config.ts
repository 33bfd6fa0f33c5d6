/** What the operator decides about the HTTP surface. */
import type { LogLevel } from '../config.ts';
import type { Rate } from '../limits/token-bucket.ts';

/** What is counted together for one address. */
export const LIMITED = ['general', 'files', 'referee', 'session', 'return', 'admin'] as const;
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

/**
 * A class full of people may sit behind one address, and each of them fetches some two hundred files of the web app on the
 * first visit; the referee's figure keeps its expensive requests to a tenth of a core.
 */
export const DEFAULT_LIMITS: Readonly<Record<Limited, Rate>> = {
  general: { perSecond: 50, burst: 200 },
  files: { perSecond: 200, burst: 6000 },
  referee: { perSecond: 20, burst: 60 },
  session: { perSecond: 0.5, burst: 40 },
  return: { perSecond: 0.1, burst: 10 },
  admin: { perSecond: 5, burst: 60 },
};

/** A request's body is refused beyond this. */
export const LONGEST_BODY = 64 * 1024;
