/** What the machine itself takes, measured beside a load: messages through a bare relay, now and then. */
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { WebSocket } from 'ws';
import { start } from './program.ts';

const RELAY = fileURLToPath(new URL('./relay.ts', import.meta.url));
const EVERY_MS = 20;

export class RelayProbe {
  /** From sending a message to its reply, in milliseconds; whoever reads them may empty it. */
  readonly latencies: number[] = [];
  readonly #end: () => Promise<void>;

  private constructor(socket: WebSocket, stop: () => Promise<void>) {
    let sent = 0;
    const sentAt = new Map<string, number>();
    socket.on('message', (data) => {
      const { type, id } = JSON.parse(data.toString()) as { type: string; id: string };
      const at = sentAt.get(id);
      if (type === 'reply' && at !== undefined) this.latencies.push(performance.now() - at);
      sentAt.delete(id);
    });
    const timer = setInterval(() => {
      const id = `m${sent++}`;
      sentAt.set(id, performance.now());
      socket.send(JSON.stringify({ type: 'move', id }));
    }, EVERY_MS);
    this.#end = async () => {
      clearInterval(timer);
      socket.terminate();
      await stop();
    };
  }

  static async start(): Promise<RelayProbe> {
    const relay = await start([RELAY]);
    const socket = new WebSocket(relay.url.replace('http', 'ws'));
    await once(socket, 'open');
    return new RelayProbe(socket, () => relay.stop());
  }

  end(): Promise<void> {
    return this.#end();
  }
}
