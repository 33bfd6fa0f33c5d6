/** The sentences for what commonly keeps a server from starting. */
import { StoreFault } from '@crownhead/server';

export interface Wanted {
  readonly host: string;
  readonly port: number;
  /** How another port is chosen, once it is known which one is the trouble. */
  otherPort(port: number): string;
}

/** Null for what nobody expected. */
export function startFault(error: unknown, { host, port: wanted, otherPort }: Wanted): string | null {
  if (error instanceof StoreFault) return error.message;
  const { code, port = wanted } = error as NodeJS.ErrnoException & { readonly port?: number };
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is taken by another program: choose another with ${otherPort(port)}.`;
    case 'EACCES':
      return `Port ${port} may not be used by this user: choose one above 1023 with ${otherPort(port)}.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `${host} is not an address of this machine: choose another with --host.`;
    default:
      return null;
  }
}
