/** The real program with the built app, on a free port, for a test file or for many. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const CLI = fileURLToPath(new URL('../../cli/bin/crownhead.mjs', import.meta.url));

export interface ServedApp {
  readonly url: string;
  stop(): Promise<void>;
}

/** Ports that are taken are told in the way of the system, so that others can be tried. */
class StartError extends Error {
  readonly code = this.message.includes('is taken') ? 'EADDRINUSE' : 'EFAILED';
}

export async function serveApp(args: readonly string[] = []): Promise<ServedApp> {
  const all = [CLI, 'serve', '--port=0', '--db=:memory:', '--log-level=error', '--computer-pace=0', ...args];
  // Handed over to, it ends when we do.
  const env = { ...process.env, CROWNHEAD_HANDED_OVER: '1' };
  const child = spawn(process.execPath, all, { stdio: ['ignore', 'pipe', 'pipe', 'ipc'], env });
  let complaint = '';
  child.stderr!.on('data', (text) => {
    complaint += text;
    process.stderr.write(text);
  });
  // One that ends at once has said why.
  const ended = once(child, 'close').then(() => [complaint]);
  const [line] = await Promise.race([once(child.stdout!, 'data'), ended]);
  const url = /http:\S+/.exec(String(line))?.[0];
  if (!url) throw new StartError(`the server did not start: ${line}`);
  return {
    url,
    async stop() {
      const gone = once(child, 'exit');
      child.kill();
      await gone;
    },
  };
}

let shared: Promise<ServedApp> | null = null;

/** One for all test files of a worker whose people play alone. It ends with the worker, and is not stopped before. */
export const sharedApp = async (): Promise<ServedApp> => {
  shared ??= serveApp();
  return { url: (await shared).url, stop: async () => undefined };
};
