/** A client that means no good: sends whatever it is given and counts the replies it still waits for. */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { WebSocket } from 'ws';

const ID = /^[\w:.-]{1,64}$/;
/** These are not answered by id, whatever else is in them. */
const WITHOUT_ID: readonly unknown[] = ['hello', 'ack', 'beat'];

/** The id under which a frame must be answered, if it has one: found without the server's own parser. */
function idToAnswer(frame: string | Buffer): string | null {
  if (typeof frame !== 'string') return null;
  let value: unknown;
  try {
    value = JSON.parse(frame);
  } catch {
    return null;
  }
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, 'id')) return null;
  const { id, type } = value as { id: unknown; type?: unknown };
  return typeof id === 'string' && ID.test(id) && !WITHOUT_ID.includes(type) ? id : null;
}

export class Intruder {
  readonly #socket: WebSocket;
  readonly #pending = new Map<string, number>();
  #paid: (() => void) | null = null;
  /** Called with every answer. */
  onAnswer: (message: { type: string; error?: string; table?: string }) => void = () => undefined;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.on('error', () => undefined);
    socket.on('close', () => this.#paid?.());
    socket.on('message', (data) => this.#receive(data.toString()));
  }

  /** `token` makes it a guest like any other. */
  static async enter(url: string, token: string | null): Promise<Intruder> {
    const socket = new WebSocket(new URL('/api/socket', url.replace(/^http/, 'ws')));
    const intruder = new Intruder(socket);
    await once(socket, 'open');
    if (token !== null) socket.send(JSON.stringify({ type: 'hello', protocol: 1, token }));
    return intruder;
  }

  get alive(): boolean {
    return this.#socket.readyState === WebSocket.OPEN;
  }

  send(frame: string | Buffer): void {
    if (!this.alive) return;
    const id = idToAnswer(frame);
    if (id !== null) this.#pending.set(id, (this.#pending.get(id) ?? 0) + 1);
    this.#socket.send(frame);
  }

  /** Resolves when everything has been answered, or the server has hung up. */
  async paid(): Promise<void> {
    while (this.alive && this.#pending.size > 0) {
      await new Promise<void>((resolve) => {
        this.#paid = resolve;
      });
    }
  }

  get pending(): readonly string[] {
    return [...this.#pending.keys()];
  }

  drop(): void {
    this.#socket.terminate();
  }

  #receive(text: string): void {
    const message = JSON.parse(text) as { type: string; id?: string | null; error?: string; table?: string };
    if (message.type !== 'reply' && message.type !== 'refusal') return;
    this.onAnswer(message);
    if (typeof message.id !== 'string') return;
    const left = (this.#pending.get(message.id) ?? 0) - 1;
    if (left > 0) this.#pending.set(message.id, left);
    else this.#pending.delete(message.id);
    if (this.#pending.size === 0) this.#paid?.();
  }
}

/** Says it would like a WebSocket and then sends bytes that are none; resolves when the server has hung up. */
export async function breakFrames(port: number, bytes: Buffer): Promise<void> {
  const socket: Socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  const closed = once(socket, 'close');
  socket.write(
    [
      'GET /api/socket HTTP/1.1',
      'Host: 127.0.0.1',
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
      '\r\n',
    ].join('\r\n'),
  );
  await once(socket, 'data');
  // A text frame without the mask that clients must use, and then anything.
  socket.write(Buffer.concat([Buffer.from([0x81, 0x02, 0x68, 0x69]), bytes]));
  socket.resume();
  socket.setTimeout(2000, () => socket.destroy());
  await closed;
}
