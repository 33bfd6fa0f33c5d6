/** Programs in a pseudo-terminal for the benchmark: how soon they show something, what they write, and the memory they use. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const require = createRequire(import.meta.url);

interface Pty {
  spawn(file: string, args: readonly string[], options: object): PtyProcess;
}

interface PtyProcess {
  readonly pid: number;
  onData(listener: (text: string) => void): void;
  onExit(listener: () => void): void;
  kill(signal: string): void;
}

/** Null where it is not installed: a tool for measuring is no dependency of the program, so it is not imported. */
export function loadPty(): Pty | null {
  try {
    return require('@lydell/node-pty');
  } catch {
    return null;
  }
}

export interface Shown {
  readonly args: readonly string[];
  /** The words whose coming says that the frame is there. */
  readonly words: string;
}

interface Started {
  readonly ms: number;
  /** What its threads have run of that: the same however busy the machine is. Null where the system does not tell. */
  readonly processorMs: number | null;
}

const PATIENCE_MS = 20_000;
const WARM_MS = 1500;
const SIZE = { cols: 80, rows: 24 } as const;

export class InTerminal {
  readonly #pty: Pty;
  readonly #folder: string;

  /** Everybody who is started gets a folder inside this one. */
  constructor(pty: Pty, folder: string) {
    this.#pty = pty;
    this.#folder = folder;
  }

  /** From its start until the words are written. */
  async showing({ args, words }: Shown): Promise<Started> {
    const { ms, processorMs, end } = await this.#start(args, words);
    await end();
    return { ms, processorMs };
  }

  /** Lets it exit normally, so that its compile cache is kept for the next start. */
  async warming({ args, words }: Shown): Promise<void> {
    const { end } = await this.#start(args, words);
    await pause(WARM_MS);
    await end('SIGTERM');
  }

  /** Bytes a second that it writes once it shows the words and has settled. */
  async idling({ args, words }: Shown, ms: number): Promise<number> {
    const { written, end } = await this.#start(args, words);
    await pause(ms);
    const before = written();
    await pause(ms);
    const bytesPerSecond = ((written() - before) * 1000) / ms;
    await end();
    return bytesPerSecond;
  }

  /** The most memory it has had, in megabytes, once it shows the words and has settled. */
  async peak({ args, words }: Shown, ms: number): Promise<number> {
    const { pid, end } = await this.#start(args, words);
    await pause(ms);
    const megabytes = peakMegabytes(pid);
    await end();
    return megabytes;
  }

  async #start(args: readonly string[], words: string) {
    const home = homeIn(this.#folder);
    const started = performance.now();
    const program = this.#pty.spawn(process.execPath, args, {
      ...SIZE,
      cwd: home,
      env: {
        ...process.env,
        TERM: 'xterm-256color',
        COLORTERM: 'truecolor',
        LC_ALL: 'C.UTF-8',
        NO_COLOR: '',
        XDG_CONFIG_HOME: home,
      },
    });
    let bytes = 0;
    let tail = '';
    const gone = new Promise<void>((resolve) => program.onExit(resolve));
    const shown = new Promise<Started>((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`${args[0]} shows no “${words}”.`)), PATIENCE_MS);
      program.onData((text) => {
        bytes += Buffer.byteLength(text);
        if (tail.includes(words)) return;
        tail += text;
        if (!tail.includes(words)) return;
        clearTimeout(timer);
        resolve({ ms: performance.now() - started, processorMs: processorMs(program.pid) });
      });
    });
    const end = async (signal: NodeJS.Signals = 'SIGKILL') => {
      program.kill(signal);
      await gone;
    };
    const times = await shown.catch(async (error) => {
      await end();
      throw error;
    });
    return { ...times, pid: program.pid, written: () => bytes, end };
  }
}

/** Somebody who has been here before, so that no name is asked, and left no game. */
function homeIn(folder: string): string {
  const home = mkdtempSync(join(folder, 'home-'));
  mkdirSync(join(home, 'crownhead'));
  writeFileSync(join(home, 'crownhead/config.json'), '{"name":"Ann"}');
  return home;
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** As Linux tells. */
function peakMegabytes(pid: number): number {
  const kibibytes = /^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return (Number(kibibytes) * 1024) / 1e6;
}

/** As Linux tells. */
function processorMs(pid: number): number | null {
  const tasks = `/proc/${pid}/task`;
  try {
    const spent = readdirSync(tasks).map((task) =>
      Number.parseInt(readFileSync(`${tasks}/${task}/schedstat`, 'utf8'), 10),
    );
    return spent.reduce((sum, nanoseconds) => sum + nanoseconds, 0) / 1e6;
  } catch {
    return null;
  }
}
