/** A proxy that can stop passing data without closing, as when a phone leaves the network. */
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

const HOST = '127.0.0.1';

export class PausableProxy {
  readonly url: string;
  readonly #server: Server;
  readonly #sockets: Set<Socket>;
  #quiet = false;

  private constructor(server: Server, sockets: Set<Socket>) {
    this.#server = server;
    this.#sockets = sockets;
    this.url = `http://${HOST}:${(server.address() as AddressInfo).port}`;
  }

  static async to(url: string): Promise<PausableProxy> {
    const sockets = new Set<Socket>();
    const server = createServer((near) => {
      const far = connect(Number(new URL(url).port), HOST);
      for (const [one, other] of [
        [near, far],
        [far, near],
      ] as const) {
        sockets.add(one);
        if (line.#quiet) one.pause();
        one.on('data', (data) => other.write(data));
        one.on('end', () => other.end());
        one.on('error', () => other.destroy());
        one.on('close', () => sockets.delete(one));
      }
      if (line.#quiet) for (const one of [near, far]) one.pause();
    });
    await once(server.listen(0, HOST), 'listening');
    const line = new PausableProxy(server, sockets);
    return line;
  }

  /** Nothing gets through; what is said meanwhile comes later. */
  set quiet(quiet: boolean) {
    this.#quiet = quiet;
    for (const socket of this.#sockets) {
      if (quiet) socket.pause();
      else socket.resume();
    }
  }

  close(): void {
    for (const socket of this.#sockets) socket.destroy();
    this.#server.close();
  }
}
