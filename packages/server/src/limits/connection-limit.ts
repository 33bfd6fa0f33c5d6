/** So many connections from one address, idle or not: each costs memory before it has asked for anything. */
import type { Server, Socket } from 'node:net';
import { addressOf } from './address.ts';

/** Those beyond it are closed without an answer, since they may be too many to answer. */
export function limitConnections(server: Server, most: number): void {
  const open = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const address = addressOf({ remoteAddress: socket.remoteAddress, forwardedFor: undefined }, 0);
    const count = (open.get(address) ?? 0) + 1;
    if (count > most) {
      socket.destroy();
      return;
    }
    open.set(address, count);
    socket.on('close', () => {
      const left = open.get(address)! - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
    });
  });
}
