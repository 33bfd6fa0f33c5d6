/** What the real programs take of a machine, against what the old papers of such a game asked for. */
import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { InTerminal, loadPty } from './bench/in-terminal.ts';
import { endPrograms, startProgram } from './run-program.ts';

/** In MiB: once the ideal, today the ceiling. Once the minimum was 64, which Node alone nearly takes. */
const MOST_MEMORY = 256;
/** In seconds, with a core that is busy with other things too; a processor of 200 MHz is some twenty times as slow. */
const MOST_PROCESSOR = 10;

const folder = mkdtempSync(join(tmpdir(), 'crownhead-footprint-'));
const started: ChildProcessWithoutNullStreams[] = [];
afterEach(() => endPrograms(started));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Starts it and waits until it has said this. */
async function startUntil(
  args: readonly string[],
  words: RegExp,
  input = '',
): Promise<{ pid: number; said: string }> {
  const child = startProgram(args, { env: { XDG_CONFIG_HOME: folder } });
  started.push(child);
  child.stdin.write(input);
  let said = '';
  for await (const text of child.stdout.setEncoding('utf8').iterator({ destroyOnReturn: false })) {
    said += text;
    if (words.test(said)) return { pid: child.pid!, said };
  }
  throw new Error(`it ended, having said: ${said}`);
}

/** The most memory it has had so far, in MiB. */
function peakMemory(pid: number): number {
  const [, kibibytes] = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))!;
  return Number(kibibytes) / 1024;
}

const TICKS_A_SECOND = 100;

/** Seconds of processor time so far, of all its threads. */
function processorTime(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND;
}

/** A measure that measures nothing would be under any ceiling. */
function isModest(pid: number, what: string): void {
  const [memory, processor] = [peakMemory(pid), processorTime(pid)];
  console.info(`${what}: ${memory.toFixed(0)} MiB at most, ${processor.toFixed(1)} s of processor time`);
  expect(memory).toBeGreaterThan(20);
  expect(memory).toBeLessThan(MOST_MEMORY);
  expect(processor).toBeGreaterThan(0);
  expect(processor).toBeLessThan(MOST_PROCESSOR);
}

describe.runIf(process.platform === 'linux')('memory and processor', () => {
  it('[C4] of the server, after its first visitor', async () => {
    const db = join(folder, 'server.db');
    const { pid, said } = await startUntil(
      ['serve', '--port', '0', '--db', db, '--log-level', 'silent'],
      /is at http\S+\n/,
    );
    const [url] = /http\S+/.exec(said)!;
    const headers = { 'content-type': 'application/json' };
    const visit = await fetch(new URL('/api/session', url), {
      method: 'POST',
      headers,
      body: '{"name":"Ann"}',
    });
    expect(visit.status).toBe(201);
    isModest(pid, 'server');
  });

  it('[C4] of the console server, with a client', async () => {
    // A free range of ports is found by trying.
    const start = async (tries: number): Promise<{ pid: number; basePort: number }> => {
      const basePort = 25_000 + Math.floor(Math.random() * 5000);
      try {
        const { pid } = await startUntil(['console-server', '--base-port', `${basePort}`], /console is at/);
        return { pid, basePort };
      } catch (error) {
        if (tries === 1) throw error;
        return start(tries - 1);
      }
    };
    const { pid, basePort } = await start(5);
    const client = connect(basePort, '127.0.0.1');
    await once(client, 'data');
    client.destroy();
    isModest(pid, 'console server');
  });

  it('[C4] of a game against the computer at its best', async () => {
    const game = ['play', '--lines', '--computer', 'white', '--level', '10'];
    const { pid } = await startUntil(game, /White\) plays \d/, '11-15\n');
    isModest(pid, 'game against the computer');
  });

  it('[C4] of the full-screen app', async () => {
    const bin = join(import.meta.dirname, '../bin/crownhead.mjs');
    const terminal = new InTerminal(loadPty()!, folder);
    const board = { args: [bin, 'play', '--black', 'Ann'], words: 'move,' };
    const megabytes = await terminal.peak(board, 500);
    console.info(`full-screen app: ${megabytes.toFixed(0)} MB at the most`);
    expect(megabytes).toBeGreaterThan(20);
    expect(megabytes).toBeLessThan(MOST_MEMORY);
  });
});
