/** [V8] What the README prints is what happens: its commands are run as they stand there, by the name they have on the PATH. */
import { type ChildProcessWithoutNullStreams, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  accessSync,
  constants,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const README = readFileSync(join(ROOT, 'README.md'), 'utf8');
const { bin } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  bin: Record<string, string>;
};

/** They are commands of a shell that Windows does not have. */
const HAS_SHELL = process.platform !== 'win32';

/** As `npm link` leaves it: a folder of the PATH with a link to the program. */
const folder = mkdtempSync(join(tmpdir(), 'crownhead-path-'));
const env = {
  ...process.env,
  PATH: `${folder}${delimiter}${process.env.PATH}`,
  XDG_CONFIG_HOME: folder,
};

/** Not everybody has it, and there are several: what goes in is sent, what comes is printed. */
const NC = `#!/usr/bin/env node
const [host, port] = process.argv.slice(2);
const socket = require('node:net').connect(Number(port), host);
process.stdin.pipe(socket);
socket.pipe(process.stdout);
`;

beforeAll(() => {
  if (!HAS_SHELL) return;
  for (const [name, file] of Object.entries(bin)) symlinkSync(join(ROOT, file), join(folder, name));
  writeFileSync(join(folder, 'nc'), NC, { mode: 0o755 });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** `$ command` and what is printed below it, in the blocks of the page. */
const conversations = [...README.matchAll(/^```\n(\$ [\s\S]*?)^```$/gm)].flatMap(([, block]) =>
  block!
    .replace(/\\\n\s*/g, '')
    .split(/^(?=\$ )/m)
    .map((part) => {
      const [first, ...rest] = part.split('\n');
      return { command: first!.slice(2), printed: rest.join('\n') };
    }),
);

const said = (start: string) => conversations.filter(({ command }) => command.startsWith(start));

/** In a shell, in another folder than the clone, as anybody would. */
const run = async (command: string): Promise<string> => {
  const shell = promisify(execFile)('sh', ['-c', command], { cwd: folder, env });
  return (await shell.catch((error: { stdout: string }) => error)).stdout;
};

/** What is printed without its answer: one command a line, with what it is for behind it. */
const plainCommands = [...README.matchAll(/^```\n(crownhead [\s\S]*?)^```$/gm)].flatMap(([, block]) =>
  block!
    .split('\n')
    .map((line) => line.replace(/ +#.*/, ''))
    .filter(Boolean),
);

/** A long-running command: it is sent input, waited for, and ended with its test. */
class Running {
  readonly child: ChildProcessWithoutNullStreams;
  #said = '';
  #isOver = false;
  #wake = (): void => undefined;

  constructor(command: string) {
    this.child = spawn('sh', ['-c', `exec ${command}`], { cwd: folder, env });
    for (const stream of [this.child.stdout, this.child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        this.#said += text;
        this.#wake();
      });
    this.child.stdin.on('error', () => undefined);
    this.child.on('close', () => {
      this.#isOver = true;
      this.#wake();
    });
  }

  type(text: string): void {
    this.child.stdin.write(text);
  }

  /** This and nothing else before it. */
  async prints(text: string): Promise<void> {
    await this.#until(text, () => this.#said.startsWith(text) || null);
  }

  says(words: RegExp): Promise<RegExpExecArray> {
    return this.#until(`${words}`, () => words.exec(this.#said));
  }

  async #until<T>(what: string, find: () => T | null): Promise<T> {
    for (;;) {
      const found = find();
      if (found !== null) return found;
      if (this.#isOver) throw new Error(`it ended without ${what}:\n${this.#said}`);
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
  }
}

const running: Running[] = [];
afterEach(async () => {
  for (const { child } of running.splice(0)) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
});

function start(command: string, typed?: string): Running {
  const one = new Running(command);
  running.push(one);
  if (typed !== undefined) one.type(typed);
  return one;
}

/** The ports of a console server follow each other, so free ones are found by trying. */
async function onFreePorts(command: string): Promise<{ readonly basePort: number }> {
  for (let tries = 0; tries < 20; tries += 1) {
    const basePort = 20_000 + Math.floor(Math.random() * 8000);
    const server = start(command.replace('9000', `${basePort}`));
    const [, taken] = await server.says(/(is taken)|\n/);
    if (taken === undefined) return { basePort };
  }
  throw new Error('no free ports');
}

describe.runIf(HAS_SHELL)('[V8] the README', () => {
  it('has the program where npm link looks for it, and it can be run', () => {
    expect(Object.keys(bin)).toEqual(['crownhead']);
    accessSync(join(ROOT, bin.crownhead!), constants.X_OK);
    expect(readFileSync(join(ROOT, bin.crownhead!), 'utf8')).toMatch(/^#!\/usr\/bin\/env node\n/);
    expect(README).toContain('npm ci && npm run build && npm link');
    // Nothing is printed that would need another name.
    const blocks = [...README.matchAll(/^```\n[\s\S]*?^```$/gm)].join('\n');
    expect(blocks).not.toContain('npx crownhead');
  });

  it('asks about a position, and the answer is the one printed', async () => {
    const asked = said('crownhead check-move');
    expect(asked.length).toBeGreaterThan(0);
    for (const { command, printed } of asked) expect(await run(command)).toBe(printed);
  });

  it('asks the referee of a server, and the answer is the one printed', async () => {
    const [asked] = said('curl ');
    const server = start('crownhead serve --port 0 --db :memory: --log-level silent');
    const [, at] = await server.says(/http:\/\/(\S+)/);
    // The port of the page may be taken here.
    const command = asked!.command.replace('localhost:8080', at!);
    expect(command).not.toBe(asked!.command);
    expect((await run(command)).trim()).toBe(asked!.printed.trim());
  });

  it('[C1] speaks to a console server by hand, and is answered as printed', async () => {
    const [served] = said('crownhead console-server');
    const [asks, comes] = said('nc ');
    const { basePort } = await onFreePorts(served!.command);
    const here = (text: string): string =>
      text.replaceAll('9000', `${basePort}`).replaceAll('9001', `${basePort + 1}`);
    expect(await run(here(asks!.command))).toBe(here(asks!.printed));
    const visit = start(here(comes!.command));
    const typed = 'READY Ann\n';
    const [before, after] = comes!.printed.split(typed) as [string, string];
    await visit.prints(before);
    visit.type(typed);
    await visit.prints(before + after);
  });

  it('[N1] [L1] starts everything else as it is printed, and each does what it is for', async () => {
    // What runs on has a port that is free here; nobody else has to reach it.
    const freely = (command: string): string =>
      command
        .replace(/--port \d+/, '')
        .replace('0.0.0.0', '127.0.0.1')
        .concat(' --port 0');
    let invitation = '';
    const trials: readonly (readonly [RegExp, (command: string) => Promise<unknown>])[] = [
      [/^crownhead play$/, (command) => start(command, 'quit\n').says(/Red to move[\s\S]*Goodbye\./)],
      [
        /^crownhead host$/,
        async (command) => {
          const host = start(`${freely(command)} --host 127.0.0.1`);
          invitation = (await host.says(/crownhead join (\S+)/))[1]!;
        },
      ],
      [
        /^crownhead join 192\.168\.1\.5:8080$/,
        async (command) => {
          const guest = start(command.replace('192.168.1.5:8080', invitation), 'Bob\n');
          await guest.says(/Connecting to[\s\S]*’s table\./);
        },
      ],
      [
        /^crownhead serve .*postgres:/,
        (command) => start(freely(command)).says(/PostgreSQL at db\.example.* cannot be reached/),
      ],
      [
        /^crownhead serve /,
        async (command) => {
          const [at] = await start(freely(command)).says(/http:\/\/[\w.:]+/);
          expect((await fetch(`${at}/api`)).status).toBe(200);
        },
      ],
    ];
    expect(plainCommands.length).toBeGreaterThanOrEqual(6);
    for (const command of plainCommands) {
      const trial = trials.find(([form]) => form.test(command));
      expect(trial, command).toBeDefined();
      await trial![1](command);
    }
  });
});
