/** So many connections from one address, idle or not: each costs memory before it has asked for anything. */
import type { Server, Socket } from 'node:net';
import { addressOf } from './address.ts';
import { AddressCounts } from './address-counts.ts';

export interface ConnectionLimits {
  readonly most: number;
  /** Whom nobody should listen to for a moment; nobody unless given. */
  readonly isRefused?: (address: string) => boolean;
}

/** Those beyond it are closed without an answer, since they may be too many to answer. */
export function limitConnections(server: Server, { most, isRefused = () => false }: ConnectionLimits): void {
  const open = new AddressCounts(most);
  server.on('connection', (socket: Socket) => {
    const address = addressOf({ remoteAddress: socket.remoteAddress, forwardedFor: undefined }, 0);
    if (isRefused(address) || !open.add(address)) socket.destroy();
    else socket.on('close', () => open.remove(address));
  });
}
