/** A PostgreSQL with a synchronous standby for tests: the primary can be killed and the standby promoted. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

export interface ServerPair {
  /** Names both. */
  readonly url: string;
  /** As when its machine loses power. */
  killPrimary(): Promise<void>;
  /** Resolves when the standby takes writes. */
  promote(): Promise<void>;
  stop(): Promise<void>;
}

export async function startPair(durable = process.env.CROWNHEAD_FULL === '1'): Promise<ServerPair> {
  const script = fileURLToPath(new URL('./test-pair-server.ts', import.meta.url));
  const child = spawn(process.execPath, [script, ...(durable ? ['--durable'] : [])], {
    stdio: ['pipe', 'pipe', 'inherit'],
    detached: true,
  });
  const exited = once(child, 'exit');
  const lines = createInterface(child.stdout);
  const next = async (): Promise<string> => {
    const [line] = await Promise.race([once(lines, 'line'), exited]);
    if (typeof line !== 'string') throw new Error('PostgreSQL with a standby has ended');
    return line;
  };
  const tell = async (line: string): Promise<void> => {
    const done = next();
    child.stdin.write(`${line}\n`);
    await done;
  };
  return {
    url: await next(),
    killPrimary: () => tell('kill'),
    promote: () => tell('promote'),
    stop: async () => {
      child.stdin.end();
      await exited;
    },
  };
}
