/** The addresses under which this server is reached: from this machine, and from others on its network. */
import { isIPv6 } from 'node:net';
import { networkInterfaces } from 'node:os';

/** Who can reach the server, and how they would type it: `192.168.1.5:8080`, the likeliest first. */
export interface Reach {
  /** `no-network`: it listens for everybody, but this machine has no address that others could use. */
  readonly scope: 'network' | 'machine' | 'no-network';
  readonly addresses: readonly string[];
}

/** Listening on these means listening on every address there is. */
const EVERYWHERE: readonly string[] = ['0.0.0.0', '::', '[::]', ''];

type Interfaces = ReturnType<typeof networkInterfaces>;

const bare = (host: string): string => host.toLowerCase().replace(/^\[|\]$/g, '');

/** A name or address that leads back to the machine it is used on. */
export function isLoopback(host: string): boolean {
  const name = bare(host).replace(/^::ffff:/, '');
  return /^127(\.\d+){3}$/.test(name) || name === '::1' || /(^|\.)localhost\.?$/.test(name);
}

const withPort = (host: string, port: number): string => {
  const name = bare(host);
  return `${isIPv6(name) ? `[${name}]` : name}:${port}`;
};

/** Adapters of virtual machines, containers and tunnels: other devices on the network cannot use their addresses. */
const VIRTUAL =
  /^(docker|br-|veth|virbr|vmnet|vboxnet|vethernet|podman|cni|lxc|tun|tap|utun|wg|zt|tailscale)/i;

/** The smaller, the likelier that another device on the network can use it: private IPv4 of a real adapter before all. */
function rankOf(name: string, address: string): number {
  const kinds = [/^192\.168\./, /^10\./, /^172\.(1[6-9]|2\d|3[01])\./, /^(?!169\.254\.)\d+\./, /^169\.254\./];
  const kind = kinds.findIndex((pattern) => pattern.test(address));
  return (VIRTUAL.test(name) ? 100 : 0) + (kind === -1 ? kinds.length : kind);
}

/** Link-local IPv6 (fe80…) is left out: it needs a zone, which no browser accepts. */
function ownAddresses(interfaces: Interfaces): readonly string[] {
  return Object.entries(interfaces)
    .flatMap(([name, addresses]) => (addresses ?? []).map((one) => ({ ...one, name })))
    .filter(({ internal, address }) => !internal && !/^fe[89ab]/i.test(address))
    .sort((a, b) => rankOf(a.name, a.address) - rankOf(b.name, b.address))
    .map(({ address }) => address);
}

export function reachOf(host: string, port: number, interfaces: Interfaces = networkInterfaces()): Reach {
  if (isLoopback(host)) return { scope: 'machine', addresses: [withPort(host, port)] };
  if (!EVERYWHERE.includes(host)) return { scope: 'network', addresses: [withPort(host, port)] };
  const found = ownAddresses(interfaces).filter((address) => host !== '0.0.0.0' || !isIPv6(address));
  return found.length > 0
    ? { scope: 'network', addresses: found.map((address) => withPort(address, port)) }
    : { scope: 'no-network', addresses: [nearestTo(host, port)] };
}

/** Where a program on this machine reaches it. */
export const nearestTo = (host: string, port: number): string =>
  withPort(EVERYWHERE.includes(host) ? (host === '0.0.0.0' ? '127.0.0.1' : '::1') : host, port);
