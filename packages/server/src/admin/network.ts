/** Networks that are kept out: one address, or all that begin alike, as in 192.0.2.0/24. */
import { BlockList, isIPv4, isIPv6 } from 'node:net';
import { mappedIPv4 } from '../limits/address.ts';

type Family = 'ipv4' | 'ipv6';

/** Wider than the least is more likely a mistake than meant. */
const BITS: Readonly<
  Record<Family, { readonly least: number; readonly all: number; readonly known: number }>
> = {
  ipv4: { least: 8, all: 32, known: 32 },
  // Limits count whole households: of an address only the first 64 bits are known.
  ipv6: { least: 16, all: 128, known: 64 },
};

interface Network {
  readonly address: string;
  readonly bits: number;
  readonly family: Family;
}

const familyOf = (address: string): Family | null =>
  isIPv4(address) ? 'ipv4' : isIPv6(address) && !address.includes('%') ? 'ipv6' : null;

/** In front of an IPv4 address that is written as IPv6. */
const MAPPED_BITS = BITS.ipv6.all - BITS.ipv4.all;

function read(text: string): Network | null {
  const [, typed = '', length] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text.trim().toLowerCase()) ?? [];
  const mapped = mappedIPv4(typed);
  const address = mapped ?? typed;
  const family = familyOf(address);
  if (family === null) return null;
  const { least, all, known } = BITS[family];
  const bits = length === undefined ? all : Number(length) - (mapped === null ? 0 : MAPPED_BITS);
  return bits < least || bits > all ? null : { address, bits: Math.min(bits, known), family };
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
  if (outer === null || familyOf(bare) !== outer.family) return false;
  const list = new BlockList();
  list.addSubnet(outer.address, outer.bits, outer.family);
  return list.check(bare, outer.family);
}
