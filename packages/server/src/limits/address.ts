/** The client address that counts for limits, in front of or behind proxies. */
import { isIPv4, isIPv6 } from 'node:net';

/** Where a request says it comes from. */
export interface Sender {
  readonly remoteAddress: string | undefined;
  readonly forwardedFor: string | readonly string[] | undefined;
}

/** The first four groups: one household or machine has a whole /64 of IPv6 addresses to itself. */
function network(address: string): string {
  const [head = '', tail] = address.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const gap = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  const groups = [...left, ...Array<string>(gap).fill('0'), ...right];
  const bare = groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${bare.join(':')}::/64`;
}

/** Some proxies add the port: `192.0.2.7:4711`, `[2001:db8::1]:4711`. */
function withoutPort(text: string): string {
  const bare = text.replace(/^"(.*)"$/, '$1');
  const bracketed = /^\[([^\]]*)\](?::\d{1,5})?$/.exec(bare)?.[1];
  return bracketed ?? /^([\d.]+):\d{1,5}$/.exec(bare)?.[1] ?? bare;
}

/** The IPv4 address that is written as an IPv6 one, as in `::ffff:192.0.2.7` or `::ffff:c000:207`; null for any other. */
export function mappedIPv4(address: string): string | null {
  if (!isIPv6(address) || address.includes('%')) return null;
  // A URL has one spelling for each address.
  const { hostname } = new URL(`http://[${address}]`);
  const groups = /^\[::ffff:([\da-f]+):([\da-f]+)\]$/.exec(hostname)?.slice(1);
  if (groups === undefined) return null;
  return groups
    .map((group) => Number.parseInt(group, 16))
    .flatMap((pair) => [pair >> 8, pair & 0xff])
    .join('.');
}

/** IPv4 as it is, also when written as IPv6; IPv6 by its network; anything else is one unknown crowd. */
function limitKey(text: string): string {
  const address = withoutPort(text.trim().toLowerCase()).replace(/%.*$/, '');
  if (isIPv4(address)) return address;
  return isIPv6(address) ? (mappedIPv4(address) ?? network(address)) : 'unknown';
}

/**
 * `proxies` is how many trusted proxies stand in front: each has added the address it saw to the end of
 * X-Forwarded-For, so only that many entries from the right are believed. With 0 the header says nothing.
 */
export function addressOf({ remoteAddress = '', forwardedFor }: Sender, proxies: number): string {
  if (proxies === 0 || forwardedFor === undefined) return limitKey(remoteAddress);
  const hops = [forwardedFor].flat().join(',').split(',');
  return limitKey(hops.at(-Math.min(proxies, hops.length)) ?? remoteAddress);
}

/** All addresses of a site together may have so many times what one of them may. */
export const SITE_SHARE = 4;

/**
 * The /48 that an IPv6 network belongs to: whoever has one, which costs nothing, has 65,536 networks of the kind that is
 * counted. Null for IPv4, where an address is not given away by the thousand.
 */
export const siteOf = (address: string): string | null => {
  const groups = /^([\da-f]+:[\da-f]+:[\da-f]+):[\da-f]+::\/64$/.exec(address)?.[1];
  return groups === undefined ? null : `${groups}::/48`;
};

/** Who takes turns with all others: an address, or a part of a site, which has as many turns as it has shares. */
export const turnOf = (address: string): string => {
  const site = siteOf(address);
  if (site === null) return address;
  const network = Number.parseInt(address.split(':')[3]!, 16);
  return `${site}#${network % SITE_SHARE}`;
};
