/** The sentences for common reasons why a server does not start, each with what to do about it. */
import { StoreFault } from '@crownhead/server/store-fault';

export interface Wanted {
  readonly host: string;
  readonly port: number;
  /** How another port is chosen, once it is known which one is the trouble. */
  otherPort(port: number): string;
  /** How another database is chosen. */
  readonly otherPlace?: string;
}

const ADVICE: Readonly<Record<StoreFault['code'], string>> = {
  newer: 'update Crownhead, or choose another database with',
  damaged: 'put a backup in its place, or choose another database with',
  'in-use': 'stop that one, or choose another database with',
  unwritable: 'fix that, or choose another place with',
  unreachable: 'fix that, or choose another database with',
};

/** A flag as it has to be typed: after “npm start” the program itself has not been seen. */
export const typed = (flag: string, value: string, environment = process.env): string =>
  environment.npm_lifecycle_event === 'crownhead' ? `“npm start -- ${flag} ${value}”` : flag;

/** Null for what nobody expected. */
export function startFault(error: unknown, wanted: Wanted): string | null {
  const { host, otherPort, otherPlace = '--db' } = wanted;
  if (error instanceof StoreFault) {
    return `${error.message.replace(/\.$/, '')}; ${ADVICE[error.code]} ${otherPlace}.`;
  }
  const { code, port = wanted.port } = error as NodeJS.ErrnoException & { readonly port?: number };
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is taken by another program: choose another with ${otherPort(port)}.`;
    case 'EACCES':
      return `Port ${port} needs more privileges: choose one above 1023 with ${otherPort(port)}.`;
    case 'EMFILE':
    case 'ENFILE':
      return 'The limit of open files and ports is reached: choose fewer clients, or raise it (ulimit -n).';
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `${host} is not an address of this computer: choose another with --host.`;
    default:
      return null;
  }
}
