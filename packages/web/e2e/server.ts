/** The real program with the built app, on a free port, for a test file or for many. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const CLI = fileURLToPath(new URL('../../cli/bin/crownhead.mjs', import.meta.url));

export interface ServedApp {
  readonly url: string;
  stop(signal?: NodeJS.Signals): Promise<void>;
}

/** Ports that are taken are told in the way of the system, so that others can be tried. */
class StartError extends Error {
  readonly code = this.message.includes('is taken') ? 'EADDRINUSE' : 'EFAILED';
}

/** The program, and what it says first that matches. */
async function startProgram(args: readonly string[], first: RegExp, more: NodeJS.ProcessEnv = {}) {
  // Handed over to, it ends when we do; and it is told how it was started.
  const env = { ...process.env, ...more, CROWNHEAD_HANDED_OVER: '1', npm_lifecycle_event: 'crownhead' };
  const child = spawn(process.execPath, [CLI, ...args], { stdio: ['ignore', 'pipe', 'pipe', 'ipc'], env });
  let complaint = '';
  child.stderr!.on('data', (text) => {
    complaint += text;
    process.stderr.write(text);
  });
  // One that exits immediately has said why.
  const ended = once(child, 'close').then(() => null);
  let said = '';
  for (let found = first.exec(said); ; found = first.exec(said)) {
    if (found) {
      const stop = async (signal: NodeJS.Signals = 'SIGTERM'): Promise<void> => {
        const gone = once(child, 'exit');
        child.kill(signal);
        await gone;
      };
      return { said: found[0], stop };
    }
    const next = await Promise.race([once(child.stdout!, 'data'), ended]);
    if (next === null) throw new StartError(`the program did not start: ${complaint}`);
    said += String(next[0]);
  }
}

export async function serveApp(
  args: readonly string[] = [],
  env: NodeJS.ProcessEnv = {},
): Promise<ServedApp> {
  const all = ['serve', '--port=0', '--db=:memory:', '--log-level=error', '--computer-pace=0', ...args];
  const { said: url, stop } = await startProgram(all, /http:\S+(?=\n)/, env);
  return { url, stop };
}

/** With the link that makes its first visitor the owner. */
export async function serveUnowned(): Promise<ServedApp & { readonly ownerLink: string }> {
  const all = ['serve', '--port=0', '--db=:memory:', '--log-level=error', '--computer-pace=0'];
  const { said, stop } = await startProgram(all, /http:\S+\/admin\?owner=\S+(?=\n)/);
  return { url: new URL(said).origin, ownerLink: said.slice(new URL(said).origin.length), stop };
}

/** `crownhead host` with nobody at its keyboard: the address of the table it keeps open. */
export async function hostApp(): Promise<ServedApp> {
  const all = ['host', '--port=0', '--host=127.0.0.1', '--name=Hanna'];
  const { said: url, stop } = await startProgram(all, /http:\S+\/t\/\w+(?=\n)/);
  return { url, stop };
}

let shared: Promise<ServedApp> | null = null;

/** One for all test files of a worker whose people play alone. It ends with the worker, and is not stopped before. */
export const sharedApp = async (): Promise<ServedApp> => {
  shared ??= serveApp();
  return { url: (await shared).url, stop: async () => undefined };
};
