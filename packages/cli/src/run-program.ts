/** Runs the real program for the tests, as a user would start it, and collects its output. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const BIN = join(import.meta.dirname, '../bin/crownhead.mjs');

export interface ProgramResult {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

export interface RunOptions {
  /** Flags for Node itself. */
  readonly node?: readonly string[];
  /** Close the program's output after the first piece, as `head` does. */
  readonly readOnce?: boolean;
  /** Besides that of the tests. */
  readonly env?: Readonly<Record<string, string>>;
}

/** Starts the program and leaves the rest to the test. */
export const startProgram = (args: readonly string[], { node = [], env = {} }: RunOptions = {}) =>
  spawn(process.execPath, [...node, BIN, ...args], { stdio: 'pipe', env: { ...process.env, ...env } });

/** Ends what a test has started and not ended itself. */
export async function endPrograms(started: ChildProcess[]): Promise<void> {
  for (const child of started.splice(0)) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
}

/** Runs the program to its end; standard input is closed when there is none. */
export function runProgram(
  args: readonly string[],
  input = '',
  options: RunOptions = {},
): Promise<ProgramResult> {
  return collect(startProgram(args, options), input, options.readOnce);
}

function collect(
  child: ReturnType<typeof startProgram>,
  input = '',
  readOnce = false,
): Promise<ProgramResult> {
  return new Promise((done, fail) => {
    let out = '';
    let err = '';
    child.stdout.setEncoding('utf8').on('data', (text) => {
      out += text;
      if (readOnce) child.stdout.destroy();
    });
    child.stderr.setEncoding('utf8').on('data', (text) => {
      err += text;
    });
    child.on('error', fail);
    child.on('close', (code) => done({ code, out, err }));
    // A program that stops reading early is tested too.
    child.stdin.on('error', () => undefined);
    child.stdin.end(input);
  });
}

/** Starts the program again and again in one process, with the command lines of its own argument. */
const IN_TURN = `
  const { stdout, stderr } = process;
  const [bin, url, lines] = process.argv.slice(1);
  const results = [];
  const write = stdout.write.bind(stdout);
  for (const stream of [stdout, stderr]) stream.setMaxListeners(0);
  for (const [i, args] of JSON.parse(lines).entries()) {
    const result = { code: 0, out: '', err: '' };
    stdout.write = (text) => Boolean((result.out += text));
    stderr.write = (text) => Boolean((result.err += text));
    process.argv = [process.execPath, bin, ...args];
    process.exitCode = undefined;
    await import(url + '?' + i);
    results.push({ ...result, code: process.exitCode ?? 0 });
  }
  process.exitCode = 0;
  write(JSON.stringify(results));
`;

/**
 * For command lines that read no input and only print: as each of them would answer in a process of its own, most of whose
 * time would go into starting.
 */
export async function runInTurn(lines: readonly (readonly string[])[]): Promise<ProgramResult[]> {
  const args = [BIN, pathToFileURL(BIN).href, JSON.stringify(lines)];
  const child = spawn(process.execPath, ['--input-type=module', '-e', IN_TURN, ...args], { stdio: 'pipe' });
  const { code, out, err } = await collect(child);
  if (code !== 0) throw new Error(`the program has ended with code ${code}: ${err}`);
  return JSON.parse(out);
}

export const jsonLines = (out: string): unknown[] =>
  out
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));
