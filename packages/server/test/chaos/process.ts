/** `crownhead serve` as a process of its own, which tests may kill, freeze and thaw like any other. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const PROGRAM = join(import.meta.dirname, '../../../cli/bin/crownhead.mjs');

export class ServeProcess {
  readonly url: string;
  readonly #child: ChildProcess;
  /** Exit code and signal, once it has ended. */
  readonly ended: Promise<readonly [code: number | null, signal: string | null]>;

  private constructor(url: string, child: ChildProcess, ended: ServeProcess['ended']) {
    this.url = url;
    this.#child = child;
    this.ended = ended;
  }

  /**
   * Resolves when it can be reached. One proxy is trusted, so that clients which say they come from different addresses
   * are counted apart, as they would be in life.
   */
  static async start(
    db: string,
    port = 0,
    more: Readonly<Record<string, string | number>> = {},
    env: NodeJS.ProcessEnv = {},
  ): Promise<ServeProcess> {
    const computers = { engines: 1, 'computer-pace': 0 };
    const settings = {
      port,
      db,
      proxies: 1,
      ...computers,
      'log-level': 'error',
      'most-connections': 2000,
      ...more,
    };
    const flags = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, String(value)]);
    const child = spawn(process.execPath, [PROGRAM, 'serve', ...flags], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, ...env },
    });
    const ended = once(child, 'exit') as unknown as ServeProcess['ended'];
    const line = await Promise.race([once(createInterface(child.stdout), 'line'), ended]);
    const url = /^Crownhead is at (\S+)$/.exec(String(line[0]))?.[1];
    if (url === undefined) throw new Error(`the server did not start: ${line.join(' ')}`);
    return new ServeProcess(url, child, ended);
  }

  get port(): number {
    return Number(new URL(this.url).port);
  }

  get pid(): number {
    return this.#child.pid!;
  }

  /** A count of its own, as it tells it; 0 where it has not begun to count. */
  async metric(name: string): Promise<number> {
    const lines = (await (await fetch(new URL('/metrics', this.url))).text()).split('\n');
    return Number(lines.find((line) => line.startsWith(`${name} `))?.slice(name.length + 1) ?? 0);
  }

  /** How often players were told that nothing can be saved. */
  timesUnavailable(): Promise<number> {
    return this.metric('crownhead_commands_refused_total{code="unavailable"}');
  }

  /** As when its machine loses power. */
  kill(): void {
    this.#child.kill('SIGKILL');
  }

  /** As when the operator stops it. */
  terminate(): void {
    this.#child.kill('SIGTERM');
  }

  /** Neither dead nor alive: its sockets stay open and nobody answers. */
  freeze(): void {
    this.#child.kill('SIGSTOP');
  }

  thaw(): void {
    this.#child.kill('SIGCONT');
  }

  /** For the end of a test, whatever state it is in. */
  async end(): Promise<void> {
    this.kill();
    await this.ended;
  }
}
