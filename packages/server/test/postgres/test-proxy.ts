/** A line to a database that tests can cut, or let go silent, and mend again. */
import { connect, createServer, type Socket } from 'node:net';

export interface ProxyLine {
  /** The database's URL by way of this line. */
  readonly url: string;
  /** Nobody is there any more: connections break, new ones are refused. */
  cut(): Promise<void>;
  /** Connections stay and new ones are accepted, but nothing goes through. */
  silence(): void;
  /** Everything takes this much longer, each way. */
  slow(ms: number): void;
  mend(): Promise<void>;
  end(): Promise<void>;
}

export async function lineTo(target: string): Promise<ProxyLine> {
  const there = new URL(target);
  const sockets = new Set<Socket>();
  let silent = false;
  let lateMs = 0;
  const pass = (bytes: Buffer, to: Socket): void => {
    if (silent) return;
    // Those of the same delay keep their order.
    if (lateMs > 0) setTimeout(() => to.writable && to.write(bytes), lateMs);
    else to.write(bytes);
  };
  const keep = (socket: Socket): Socket => {
    sockets.add(socket);
    return socket.on('error', () => socket.destroy()).on('close', () => sockets.delete(socket));
  };
  const server = createServer((socket) => {
    const onward = keep(connect(Number(there.port), there.hostname));
    keep(socket).on('close', () => onward.destroy());
    onward.on('close', () => socket.destroy());
    socket.on('data', (bytes) => pass(bytes, onward));
    onward.on('data', (bytes) => pass(bytes, socket));
  });
  const listen = (port: number) => new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  await listen(0);
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('no port for the line');
  const { port } = address;
  const url = new URL(target);
  url.hostname = '127.0.0.1';
  url.port = String(port);

  const cut = (): Promise<void> =>
    new Promise((done) => {
      server.close(() => done());
      for (const socket of sockets) socket.destroy();
    });
  return {
    url: url.href,
    cut,
    silence: () => {
      silent = true;
    },
    slow: (ms) => {
      lateMs = ms;
    },
    mend: async () => {
      silent = false;
      lateMs = 0;
      if (!server.listening) await listen(port);
    },
    end: cut,
  };
}
