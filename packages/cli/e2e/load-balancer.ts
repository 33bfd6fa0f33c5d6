/** One address for several nodes, as a load balancer gives them: each client goes to the first one that answers. */
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { pipeline } from 'node:stream';

const HOST = '127.0.0.1';

async function reach(ports: readonly number[]): Promise<Socket | null> {
  for (const port of ports) {
    const socket = connect(port, HOST);
    try {
      await once(socket, 'connect');
      return socket;
    } catch {
      // Nobody is there: on to the next.
    }
  }
  return null;
}

export class LoadBalancer {
  readonly url: string;
  readonly #server: Server;

  private constructor(server: Server) {
    this.#server = server;
    this.url = `http://${HOST}:${(server.address() as AddressInfo).port}`;
  }

  /** The ports of the nodes, those to be tried first before the others. */
  static async open(ports: readonly number[]): Promise<LoadBalancer> {
    const server = createServer(async (visitor) => {
      visitor.on('error', () => undefined);
      const node = await reach(ports);
      if (node === null) visitor.destroy();
      else {
        // When one of them is gone, so is the other.
        pipeline(visitor, node, () => visitor.destroy());
        pipeline(node, visitor, () => node.destroy());
      }
    });
    await once(server.listen(0, HOST), 'listening');
    return new LoadBalancer(server);
  }

  close(): void {
    this.#server.close();
  }
}
