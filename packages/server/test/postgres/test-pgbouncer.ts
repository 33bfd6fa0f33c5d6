/** pgbouncer in transaction mode in front of a PostgreSQL for tests, where it is installed. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from './embedded.ts';
import type { RunningServer } from './test-postgres.ts';

/** Where the Debian package puts it. */
export const PGBOUNCER =
  ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer'].find((path) => existsSync(path)) ?? null;

/** Fewer connections than clients have, so that a session is really shared. */
const SERVER_CONNECTIONS = 3;

const answers = (port: number): Promise<boolean> =>
  new Promise((known) => {
    const socket = connect(port, '127.0.0.1');
    socket.on('connect', () => known(true)).on('error', () => known(false));
    socket.on('connect', () => socket.destroy());
  });

/** Ends when this process does. */
export async function startPgbouncer(target: string): Promise<RunningServer> {
  const there = new URL(target);
  const folder = mkdtempSync(join(tmpdir(), 'crownhead-pgbouncer-'));
  chmodSync(folder, 0o755);
  const port = await freePort();
  writeFileSync(join(folder, 'users'), `"${there.username}" "${there.password}"\n`);
  const settings = [
    '[databases]',
    `* = host=${there.hostname} port=${there.port}`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${port}`,
    'unix_socket_dir =',
    'auth_type = plain',
    `auth_file = ${join(folder, 'users')}`,
    'pool_mode = transaction',
    `default_pool_size = ${SERVER_CONNECTIONS}`,
    'max_client_conn = 200',
  ];
  writeFileSync(join(folder, 'settings.ini'), `${settings.join('\n')}\n`);
  // It does not run as root, and does not notice when we are gone.
  const user = process.getuid?.() === 0 ? '-u postgres' : '';
  const script = `"$0" -q ${user} "$1" & cat > /dev/null; kill $!; wait`;
  const child = spawn('sh', ['-c', script, PGBOUNCER!, join(folder, 'settings.ini')], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  const exited = once(child, 'exit');
  while (!(await answers(port))) await delay(20);
  const url = new URL(target);
  url.port = String(port);
  return {
    url: url.href,
    stop: async () => {
      child.stdin.end();
      await exited;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
