/**
 * A primary with a synchronous standby, run as a process of its own: tells the URL of both in one line and ends with its
 * standard input. On the line `kill` the primary goes as if its machine had lost power, on `promote` the standby takes over.
 */
import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { baseSettings, embedded, freePort, PASSWORD, USER } from './embedded.ts';

const log: string[] = [];
const note = (line: string) => log.push(line);
const folder = await mkdtemp(join(tmpdir(), 'crownhead-pair-'));
const settings = baseSettings(process.argv.includes('--durable'));
const [here, there] = [await freePort(), await freePort()];
const folders = { primary: join(folder, 'primary'), standby: join(folder, 'standby') };
const SYNCHRONOUS = ['synchronous_commit=on', 'synchronous_standby_names=standby'];
const follow = `primary_conninfo=host=127.0.0.1 port=${here} user=${USER} password=${PASSWORD} application_name=standby`;
const primary = embedded(folders.primary, here, [...settings, ...SYNCHRONOUS], note);
const standby = embedded(folders.standby, there, [...settings, follow], note);

/** The process, and those it has started, all in the same moment. */
async function kill(): Promise<void> {
  const pid = Number((await readFile(join(folders.primary, 'postmaster.pid'), 'utf8')).split('\n')[0]);
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '');
  for (const each of [pid, ...children.split(' ').filter(Boolean).map(Number)]) {
    try {
      process.kill(each, 'SIGKILL');
    } catch {
      // It had ended by itself.
    }
  }
}

async function ask(server: typeof primary, text: string): Promise<unknown[]> {
  const client = server.getPgClient('postgres', '127.0.0.1');
  try {
    await client.connect();
    return (await client.query(text)).rows;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function start(): Promise<void> {
  await primary.initialise();
  // Not started yet, its files are a copy that a standby can begin from.
  execFileSync('cp', ['-a', folders.primary, folders.standby]);
  await writeFile(join(folders.standby, 'standby.signal'), '');
  await primary.start();
  // It is ready for reading, which is not what the package waits for.
  standby.start().catch(() => undefined);
  const inStep = `select from pg_stat_replication where application_name = 'standby' and sync_state = 'sync'`;
  while ((await ask(primary, inStep)).length === 0) await delay(50);
}

let killed = false;
const end = new Promise<void>((gone) => {
  const lines = createInterface(process.stdin);
  lines.on('close', gone);
  lines.on('line', async (line) => {
    if (line === 'kill') {
      killed = true;
      await kill();
    } else if (line === 'promote') await ask(standby, 'select pg_promote()');
    console.log('done');
  });
});
try {
  await mkdir(folders.primary, { recursive: true });
  // Whoever runs PostgreSQL must be able to come this far.
  execFileSync('chmod', ['755', folder]);
  await start();
  console.log(
    `postgres://${USER}:${PASSWORD}@127.0.0.1:${here},127.0.0.1:${there}/postgres?target_session_attrs=read-write`,
  );
} catch (error) {
  console.error(error, log.join('\n'));
  process.exitCode = 1;
  process.stdin.destroy();
}
await end;
if (!killed) await primary.stop();
await standby.stop();
await rm(folder, { recursive: true, force: true });
process.exit();
