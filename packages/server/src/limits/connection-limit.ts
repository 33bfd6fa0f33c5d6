/** So many connections from one address, idle or not: each costs memory before it has asked for anything. */
import type { Server, Socket } from 'node:net';
import { addressOf } from './address.ts';
import { AddressCounts } from './address-counts.ts';

export interface ConnectionLimits {
  readonly most: number;
  /** Whom nobody should listen to for a moment; nobody unless given. */
  readonly isRefused?: (address: string) => boolean;
}

/**
 * Those beyond it are closed without an answer, since they may be too many to answer. Returns a function that closes all
 * connections of an address but its WebSockets: those that are open already could send together what one of them may not.
 */
export function limitConnections(
  server: Server,
  { most, isRefused = () => false }: ConnectionLimits,
): (address: string) => void {
  const open = new AddressCounts(most);
  const plain = new Map<string, Set<Socket>>();
  const keyOf = ({ remoteAddress }: Socket) => addressOf({ remoteAddress, forwardedFor: undefined }, 0);
  const forget = (address: string, socket: Socket): void => {
    const sockets = plain.get(address);
    sockets?.delete(socket);
    if (sockets?.size === 0) plain.delete(address);
  };
  server.on('connection', (socket: Socket) => {
    const address = keyOf(socket);
    if (isRefused(address) || !open.add(address)) {
      socket.destroy();
      return;
    }
    plain.set(address, (plain.get(address) ?? new Set()).add(socket));
    socket.on('close', () => {
      open.remove(address);
      forget(address, socket);
    });
  });
  server.on('upgrade', (_request: unknown, socket: Socket) => forget(keyOf(socket), socket));
  return (address) => {
    for (const socket of plain.get(address) ?? []) socket.destroy();
  };
}
