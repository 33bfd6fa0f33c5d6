/** Runs the real program for the tests, as a user would start it, and collects its output. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

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
  return new Promise((done, fail) => {
    const child = startProgram(args, options);
    let out = '';
    let err = '';
    child.stdout.setEncoding('utf8').on('data', (text) => {
      out += text;
      if (options.readOnce) child.stdout.destroy();
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

export const jsonLines = (out: string): unknown[] =>
  out
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));
