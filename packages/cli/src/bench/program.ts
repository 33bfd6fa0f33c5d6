/** Programs that a benchmark starts: servers that print their address on their first line. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

export interface Program {
  readonly child: ChildProcess;
  readonly url: string;
  stop(): Promise<void>;
}

export async function start(args: readonly string[]): Promise<Program> {
  // Handed over to, it ends when we do.
  const env = { ...process.env, CROWNHEAD_HANDED_OVER: '1' };
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit', 'ipc'], env });
  // One that exits immediately has said why.
  const ended = once(child, 'exit').then(() => ['it ended']);
  const [line] = await Promise.race([once(child.stdout!, 'data'), ended]);
  const url = /http:\S+/.exec(String(line))?.[0];
  if (!url) throw new Error(`it did not start: ${line}`);
  return {
    child,
    url,
    async stop() {
      if (child.exitCode !== null) return;
      const gone = once(child, 'exit');
      child.kill();
      await gone;
    },
  };
}
