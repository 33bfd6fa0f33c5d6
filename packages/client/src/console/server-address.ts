/** Where a console server is, as people type it. */

/** A machine and a port of it. */
export interface ServerAddress {
  readonly host: string;
  readonly port: number;
}

/** Where a console server listens unless told otherwise. */
const USUAL_PORT = 9000;
const LAST_PORT = 65_535;

const PLACE = /^(?:\[([0-9a-f:.]+)\]|([\p{L}\p{N}._-]+))(?::(\d{1,5}))?$/iu;

/** `host`, `host:9000`, `[::1]:9000`; null when it is none of these. */
export function readServerAddress(text: string): ServerAddress | null {
  const match = PLACE.exec(text.trim());
  const host = match?.[1] ?? match?.[2];
  const port = Number(match?.[3] ?? USUAL_PORT);
  return host !== undefined && port >= 1 && port <= LAST_PORT ? { host, port } : null;
}

/** As it is shown. */
export const formatServerAddress = ({ host, port }: ServerAddress): string =>
  host.includes(':') ? `[${host}]:${port}` : `${host}:${port}`;
