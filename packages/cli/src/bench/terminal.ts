/** Benchmark of the terminal app: from its start to what a person sees, beside the same board drawn with neo-blessed. */
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Bench, Contestant } from './harness.ts';
import { InTerminal, loadPty, type Shown } from './in-terminal.ts';

/** In milliseconds: what feels like at once. */
const GOAL = 150;
const STARTS = 11;
const IDLE_MS = 2000;

const CLI = fileURLToPath(new URL('../../bin/crownhead.mjs', import.meta.url));
const BLESSED_BOARD = fileURLToPath(new URL('./blessed-board.ts', import.meta.url));

/** One word each, because spaces may be jumped over instead of written. */
const MENU: Shown = { args: [CLI, 'play'], words: 'keyboard' };
const BOARD: Shown = { args: [CLI, 'play', '--black', 'Ann'], words: 'move,' };
const BLESSED: Shown = { args: [BLESSED_BOARD], words: 'move,' };
/** What nothing written in this language can be quicker than. */
const BARE: Shown = { args: ['-e', 'console.log("started")'], words: 'started' };

function isInstalled(name: string): boolean {
  try {
    return createRequire(import.meta.url).resolve(name) !== '';
  } catch {
    return false;
  }
}

/** Middle, quickest and slowest, so that it is seen what a figure is worth. */
function spread(values: readonly number[]): { readonly median: number; readonly text: string } {
  const sorted = values.toSorted((a, b) => a - b);
  const median = sorted[sorted.length >> 1]!;
  const text = `${median.toFixed(0)} ms (${sorted[0]!.toFixed(0)} to ${sorted.at(-1)!.toFixed(0)})`;
  return { median, text };
}

export async function terminalBench(): Promise<Bench> {
  const pty = loadPty();
  if (pty === null) throw new Error('The terminal benchmark needs @lydell/node-pty, which is not installed.');
  const folder = mkdtempSync(join(tmpdir(), 'crownhead-bench-'));
  const close = async () => rmSync(folder, { recursive: true, force: true });
  try {
    return { ...(await prepare(new InTerminal(pty, folder))), close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function prepare(terminal: InTerminal): Promise<Bench> {
  const blessed = isInstalled('neo-blessed');
  const starting = (name: string, shown: Shown, more: Partial<Contestant> = {}): Contestant => ({
    name,
    run: async () => {
      await terminal.showing(shown);
      return 1;
    },
    ...more,
  });
  const idle = async (name: string, shown: Shown): Promise<string> => {
    const { bytesPerSecond, mebibytes } = await terminal.idling(shown, IDLE_MS);
    const memory = mebibytes === null ? '' : `, ${mebibytes.toFixed(0)} MiB of memory`;
    return `${name}: ${bytesPerSecond.toFixed(0)} bytes/s written while idle${memory}.`;
  };
  const rows: readonly (readonly [string, Shown])[] = [
    ['Crownhead, first frame', MENU],
    ['Crownhead, the board', BOARD],
    ...(blessed ? ([['neo-blessed, the board', BLESSED]] as const) : []),
    ['bare Node', BARE],
  ];
  // Once for the compile cache, which every start but the very first one has.
  for (const [, shown] of rows) await terminal.warming(shown);
  // In turns: a machine that is busy for a while slows them all alike.
  const all = new Map<string, number[]>(rows.map(([name]) => [name, []]));
  for (let i = 0; i < STARTS; i += 1) {
    for (const [name, shown] of rows) all.get(name)!.push(await terminal.showing(shown));
  }
  const notes = rows.map(([name, shown]) => {
    const { median, text } = spread(all.get(name)!);
    const goal = shown === MENU ? `, goal: under ${GOAL} ms, ${median < GOAL ? 'met' : 'NOT MET'}` : '';
    return `${name}: ${text}${goal}.`;
  });
  notes.push(`${STARTS} starts each, in turns, at a load of ${loadavg()[0]!.toFixed(1)}.`);
  notes.push(
    await idle('Crownhead, menu', MENU),
    await idle('Crownhead, a game with a blinking piece', BOARD),
  );
  if (blessed) notes.push(await idle('neo-blessed, the board', BLESSED));
  const against = blessed ? 'neo-blessed, the board' : 'bare Node';
  return {
    name: 'terminal.start',
    title: 'from the start of the program to what a person sees, 80×24',
    unit: 'starts',
    contestants: [
      starting('bare Node', BARE),
      ...(blessed ? [starting('neo-blessed, the board', BLESSED)] : []),
      starting('Crownhead, first frame', MENU, { against }),
      starting('Crownhead, the board', BOARD, { against }),
    ],
    absent: blessed ? [] : [{ name: 'neo-blessed', why: 'it is not installed' }],
    notes,
  };
}
