/** Runs a tool to its end; a tool that fails is an exception with what it said. */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from './library.ts';

const execute = promisify(execFile);
const MOST_OUTPUT = 64 * 1024 * 1024;

export async function run(tool: string, args: readonly string[], cwd: string): Promise<string> {
  try {
    // On Windows tools are command files, which only a shell can start.
    const shell = process.platform === 'win32' && tool !== process.execPath;
    const { stdout } = await execute(tool, [...args], { cwd, shell, maxBuffer: MOST_OUTPUT });
    return stdout;
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: string; stderr?: string };
    throw new Error(`${tool} ${args.join(' ')} failed:\n${stdout ?? ''}${stderr ?? ''}`, { cause: error });
  }
}

/** A script of one of the locked packages, by this Node. */
export const runScript = (script: string, args: readonly string[], cwd: string = ROOT): Promise<string> =>
  run(process.execPath, [join(ROOT, 'node_modules', script), ...args], cwd);
