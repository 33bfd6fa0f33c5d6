/** Addresses of servers and invitations, as people type them. */

import type { TableId } from '@crownhead/protocol';

interface WebAddress {
  readonly protocol: string;
  port: string;
  readonly origin: string;
  readonly pathname: string;
  readonly hash: string;
}
/** Every runtime has it; the types of none are needed here. */
declare const URL: new (text: string) => WebAddress;

/** A server, or one of its tables. */
export interface Address {
  readonly origin: string;
  /** Where the address is an invitation to one table. */
  readonly table: TableId | null;
  /** The secret of an invitation to a private table. */
  readonly invitation: string | null;
}

/** The path of a table, to be sent to somebody; with the secret of its invitation it lets in without a password. */
export const tablePath = (table: TableId, invitation?: string | null): string =>
  `/t/${table}${invitation ? `#${invitation}` : ''}`;

/** The secret behind the `#` of an invitation; null where there is none. */
export const invitationIn = (hash: string): string | null => /^#([\w-]{16,100})$/.exec(hash)?.[1] ?? null;

/** Machines nearby speak plain HTTP; anything with a name in the world is asked securely unless it says otherwise. */
const isNearby = (host: string): boolean =>
  /^(localhost|\[|\d+\.\d+\.\d+\.\d+|[^./]+([:/]|$))/.test(host) || hasPort(host);

const hasPort = (said: string): boolean => /^(\[.*\]|[^:/]+):\d/.test(said);

/** Where `crownhead host` and `crownhead serve` listen by default. */
const USUAL_PORT = '8080';

/** As people type it: `localhost:8080`, `192.168.1.5`, `https://play.example`, `play.example/t/abc123#secret`; null when it is none. */
export function readAddress(text: string): Address | null {
  const said = text.trim();
  if (said === '' || /\s/.test(said)) return null;
  const isWhole = /^[a-z]+:\/\//i.test(said);
  const whole = isWhole ? said : `${isNearby(said) ? 'http' : 'https'}://${said}`;
  let url: WebAddress;
  try {
    url = new URL(whole.replace(/^ws/i, 'http'));
  } catch {
    return null;
  }
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return null;
  if (!isWhole && url.protocol === 'http:' && !hasPort(said)) url.port = USUAL_PORT;
  const table = /\/t(?:able)?\/([a-z0-9]{6,32})\/?$/.exec(url.pathname)?.[1] ?? null;
  const invitation = table === null ? null : invitationIn(url.hash);
  return { origin: url.origin, table: table as TableId | null, invitation };
}

/** Of the server alone. */
export const readOrigin = (text: string): string | null => readAddress(text)?.origin ?? null;
