/** The addresses under which other machines reach a server on this one. */
import { networkInterfaces } from 'node:os';

/** Listening on these means listening on every address there is. */
const EVERYWHERE: readonly string[] = ['0.0.0.0', '::', '[::]', ''];

const withPort = (host: string, port: number): string =>
  `${host.includes(':') && !host.startsWith('[') ? `[${host}]` : host}:${port}`;

type Interfaces = ReturnType<typeof networkInterfaces>;

/** The usual kind first; those that only work on one wire (fe80…) are of no use to anybody else. */
function ownAddresses(interfaces: Interfaces): readonly string[] {
  const all = Object.values(interfaces)
    .flatMap((addresses) => addresses ?? [])
    .filter(({ internal, address }) => !internal && !/^fe[89ab]/i.test(address));
  const of = (family: string) => all.filter((one) => one.family === family).map(({ address }) => address);
  return [...of('IPv4'), ...of('IPv6')];
}

/** As another person would type them; this machine's own where there is no network. */
export function reachableAt(host: string, port: number, interfaces: Interfaces = networkInterfaces()) {
  if (!EVERYWHERE.includes(host)) return [withPort(host, port)];
  const found = ownAddresses(interfaces).filter((address) => host !== '0.0.0.0' || !address.includes(':'));
  return (found.length > 0 ? found : ['127.0.0.1']).map((address) => withPort(address, port));
}

/** Where a program on this machine reaches it. */
export const nearestTo = (host: string, port: number): string =>
  withPort(EVERYWHERE.includes(host) ? (host === '0.0.0.0' ? '127.0.0.1' : '::1') : host, port);
