/** A real program in pipes, for tests: it is sent lines, waited for, and ended. */
import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunOptions, startProgram } from '../run-program.ts';

const folder = mkdtempSync(join(tmpdir(), 'crownhead-online-'));
/** Names and passes of the tests are kept apart from those of the machine's user. */
export const OWN_CONFIG = { env: { XDG_CONFIG_HOME: folder } };

const started: Program[] = [];

/** A program that tests type into and wait for. */
export class Program {
  readonly child: ChildProcessWithoutNullStreams;
  said = '';
  #waiting: (() => void)[] = [];

  constructor(args: readonly string[], options: RunOptions = OWN_CONFIG) {
    this.child = startProgram(args, options);
    started.push(this);
    for (const stream of [this.child.stdout, this.child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        this.said += text;
        for (const wake of this.#waiting.splice(0)) wake();
      });
    }
    this.child.on('close', () => {
      for (const wake of this.#waiting.splice(0)) wake();
    });
  }

  get isOver(): boolean {
    return this.child.exitCode !== null || this.child.signalCode !== null;
  }

  async says(words: RegExp): Promise<RegExpExecArray> {
    for (;;) {
      const found = words.exec(this.said);
      if (found) return found;
      if (this.isOver) throw new Error(`it ended without ${words}:\n${this.said}`);
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    }
  }

  tell(...lines: readonly string[]): void {
    this.child.stdin.write(lines.map((line) => `${line}\n`).join(''));
  }

  async ended(): Promise<number | null> {
    if (!this.isOver) await once(this.child, 'close');
    return this.child.exitCode;
  }
}

/** For `afterEach`. */
export async function endPrograms(): Promise<void> {
  for (const program of started.splice(0)) {
    if (program.isOver) continue;
    program.child.kill('SIGKILL');
    await program.ended();
  }
}

/** For `afterAll`: what they wanted to remember. */
export const forgetPrograms = (): void => rmSync(folder, { recursive: true, force: true });
