/** The same load for the relay: two players who answer each other, and listeners. */
import { once } from 'node:events';
import { WebSocket } from 'ws';
import { Listener } from './listener.ts';
import type { Load } from './load.ts';

/** As long as what our own server sends for a move. */
const MESSAGE_BYTES = 400;

class RelayPlayer {
  readonly #socket: WebSocket;
  readonly #load: Load;
  readonly #seat: number;
  readonly #table: string;
  #movedAt = 0;
  #turns = 0;

  private constructor(socket: WebSocket, load: Load, table: string, seat: number) {
    this.#socket = socket;
    this.#load = load;
    this.#table = table;
    this.#seat = seat;
    socket.on('message', (data) => this.#hear(JSON.parse(data.toString())));
    socket.send(JSON.stringify({ type: 'join', table }));
  }

  static async join(url: string, load: Load, table: string, seat: number): Promise<RelayPlayer> {
    const socket = new WebSocket(url);
    await once(socket, 'open');
    return new RelayPlayer(socket, load, table, seat);
  }

  mayMove(): void {
    this.#load.turn(() => {
      this.#movedAt = performance.now();
      const message = {
        type: 'move',
        id: `m${this.#turns++}`,
        table: this.#table,
        seat: this.#seat,
        more: '',
      };
      message.more = '.'.repeat(MESSAGE_BYTES - JSON.stringify(message).length);
      this.#socket.send(JSON.stringify(message));
    });
  }

  close(): void {
    this.#socket.terminate();
  }

  #hear(message: { readonly type: string; readonly seat?: number }): void {
    if (message.type === 'reply') this.#load.acknowledged(performance.now() - this.#movedAt);
    else if (message.seat !== this.#seat) this.mayMove();
  }
}

export async function openRelayTables(
  url: string,
  load: Load,
  size: { readonly tables: number; readonly listeners: number },
): Promise<() => void> {
  const open: { close(): void }[] = [];
  const socketUrl = url.replace('http', 'ws');
  for (let i = 0; i < size.tables; i++) {
    const table = `t${i}`;
    const first = await RelayPlayer.join(socketUrl, load, table, 0);
    open.push(first, await RelayPlayer.join(socketUrl, load, table, 1));
    for (let n = 0; n < size.listeners; n++) {
      const listener = await Listener.open(new URL(url));
      listener.say({ type: 'join', table });
      open.push(listener);
    }
    first.mayMove();
  }
  return () => {
    for (const one of open) one.close();
  };
}
