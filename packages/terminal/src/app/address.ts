/** Addresses of servers and invitations, as people type them. */

export interface Address {
  readonly origin: string;
  /** Where the address is an invitation to one table. */
  readonly table: string | null;
}

/** Machines nearby speak plain HTTP; anything with a name in the world is asked securely unless it says otherwise. */
const isNearby = (host: string): boolean =>
  /^(localhost|\[|\d+\.\d+\.\d+\.\d+|[^.]+(:|$))/.test(host) || /:\d+$/.test(host);

/** `localhost:8080`, `https://play.example`, `play.example/table/abc123`; null when it is none. */
export function readAddress(text: string): Address | null {
  const said = text.trim();
  if (said === '' || /\s/.test(said)) return null;
  const whole = /^[a-z]+:\/\//i.test(said) ? said : `${isNearby(said) ? 'http' : 'https'}://${said}`;
  let url: URL;
  try {
    url = new URL(whole.replace(/^ws/i, 'http'));
  } catch {
    return null;
  }
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return null;
  const table = /\/table\/([a-z0-9]{6,32})\/?$/.exec(url.pathname)?.[1] ?? null;
  return { origin: url.origin, table };
}

export const readOrigin = (text: string): string | null => readAddress(text)?.origin ?? null;
