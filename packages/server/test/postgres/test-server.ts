/**
 * A PostgreSQL for tests, run as a process of its own: it tells its URL in one line on standard output and ends,
 * files and all, when its standard input does. So it goes with its parent, however that one goes.
 */
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { baseSettings, embedded, freePort, PASSWORD, USER } from './embedded.ts';

const port = await freePort();
const log: string[] = [];
const folder = await mkdtemp(join(tmpdir(), 'crownhead-postgres-'));
const server = embedded(folder, port, baseSettings(process.argv.includes('--durable')), (line) =>
  log.push(line),
);

const parentGone = new Promise((gone) => process.stdin.on('close', gone).resume());
try {
  await server.initialise();
  await server.start();
  console.log(`postgres://${USER}:${PASSWORD}@127.0.0.1:${port}/postgres`);
} catch (error) {
  console.error(error, log.join('\n'));
  process.exitCode = 1;
  process.stdin.destroy();
}
await parentGone;
await server.stop();
process.exit();
