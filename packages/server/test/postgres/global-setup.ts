/** One PostgreSQL for all test files of a run, started when the first of them asks. */
import { createServer } from 'node:http';
import { type RunningServer, STARTER_URL, startServer } from './test-postgres.ts';

export default async function setup(): Promise<() => Promise<void>> {
  let server: Promise<RunningServer> | null = null;
  const starter = createServer(async (_request, response) => {
    try {
      server ??= startServer();
      response.end((await server).url);
    } catch (error) {
      response.writeHead(500).end(String(error));
    }
  });
  await new Promise<void>((listening) => starter.listen(0, '127.0.0.1', listening));
  const address = starter.address();
  if (typeof address !== 'object' || address === null) throw new Error('no port for the starter');
  process.env[STARTER_URL] = `http://127.0.0.1:${address.port}/`;

  return async () => {
    delete process.env[STARTER_URL];
    starter.close();
    starter.closeAllConnections();
    await (await server?.catch(() => null))?.stop();
  };
}
