/** Networks that are kept out: one address, or all that begin alike, as in 192.0.2.0/24. */
import { BlockList, isIPv4, isIPv6 } from 'node:net';

/** Addresses of IPv6 are known by their first 64 bits only: limits count whole households. */
const MOST_BITS = { ipv4: 32, ipv6: 64 } as const;
/** Wider than this is more likely a mistake than meant. */
const LEAST_BITS = { ipv4: 8, ipv6: 16 } as const;

type Family = keyof typeof MOST_BITS;

interface Network {
  readonly address: string;
  readonly bits: number;
  readonly family: Family;
}

function read(text: string): Network | null {
  const [address = '', bitsText, more] = text.trim().toLowerCase().split('/');
  if (more !== undefined) return null;
  const family: Family | null = isIPv4(address) ? 'ipv4' : isIPv6(address) ? 'ipv6' : null;
  if (family === null || address.includes('%')) return null;
  const bits =
    bitsText === undefined ? MOST_BITS[family] : /^\d{1,3}$/.test(bitsText) ? Number(bitsText) : -1;
  if (bits < LEAST_BITS[family] || bits > (bitsText === undefined ? bits : 128)) return null;
  if (family === 'ipv4' && bits > MOST_BITS.ipv4) return null;
  return { address, bits: Math.min(bits, MOST_BITS[family]), family };
}

/** A network in one spelling with its length, or null where it is none, or too wide. */
export function networkText(text: string): string | null {
  const network = read(text);
  return network && `${network.address}/${network.bits}`;
}

/** Whether an address, as limits count it, is inside a network. */
export function isInside(address: string, network: string): boolean {
  const outer = read(network);
  // A household's network stands for all its addresses.
  const bare = address.replace(/\/64$/, '');
  const family = isIPv4(bare) ? 'ipv4' : isIPv6(bare) ? 'ipv6' : null;
  if (outer === null || family !== outer.family) return false;
  const list = new BlockList();
  list.addSubnet(outer.address, outer.bits, outer.family);
  return list.check(bare, family);
}
