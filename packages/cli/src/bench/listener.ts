/**
 * A spectator that only counts bytes: the load must cost little beside the server it is for. Speaks just enough WebSocket
 * to send a few messages and to receive everything.
 */
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** A short text as clients send it, masked with zeros. */
function frame(text: string): Buffer {
  const body = Buffer.from(text);
  const long = body.length > 125;
  const head = Buffer.alloc(long ? 8 : 6);
  head[0] = 0x81;
  head[1] = 0x80 | (long ? 126 : body.length);
  if (long) head.writeUInt16BE(body.length, 2);
  return Buffer.concat([head, body]);
}

export class Listener {
  bytes = 0;
  readonly #socket: Socket;

  private constructor(socket: Socket) {
    this.#socket = socket;
  }

  static async open(url: URL): Promise<Listener> {
    const socket = connect({ host: url.hostname, port: Number(url.port), noDelay: true });
    await once(socket, 'connect');
    const key = randomBytes(16).toString('base64');
    socket.write(
      `GET ${url.pathname} HTTP/1.1\r\nHost: ${url.host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n` +
        `Sec-WebSocket-Key: ${key}\r\nSec-WebSocket-Version: 13\r\n\r\n`,
    );
    await once(socket, 'data');
    const listener = new Listener(socket);
    socket.on('data', (data) => {
      listener.bytes += data.length;
    });
    socket.on('error', () => undefined);
    return listener;
  }

  say(message: object): void {
    this.#socket.write(frame(JSON.stringify(message)));
  }

  /** Resolves when something has been heard after this call. */
  async heard(): Promise<void> {
    await once(this.#socket, 'data');
  }

  close(): void {
    this.#socket.destroy();
  }
}
