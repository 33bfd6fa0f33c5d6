/** Benchmarks of the terminal app beside the same board drawn with neo-blessed: how soon it is seen, and the memory it takes. */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Bench, type BenchUnavailable, type Contestant, spreadOf } from './harness.ts';
import { InTerminal, loadPty, type Shown } from './in-terminal.ts';

/** In milliseconds: what feels immediate. */
const GOAL = 150;
/** In megabytes, for a client. */
const MEMORY_GOAL = 80;
const IDLE_MS = 2000;

const CLI = fileURLToPath(new URL('../../bin/crownhead.mjs', import.meta.url));
const BUILT = fileURLToPath(new URL('../../dist/sources.json', import.meta.url));
const BLESSED_BOARD = fileURLToPath(new URL('./blessed-board.ts', import.meta.url));

/** One word each, because spaces may be jumped over instead of written. */
const MENU: Shown = { args: [CLI, 'play'], words: 'keyboard' };
const BOARD: Shown = { args: [CLI, 'play', '--black', 'Ann'], words: 'move,' };
const BLESSED: Shown = { args: [BLESSED_BOARD], words: 'move,' };
/** Any ports in a row; where one is taken it says so and is not measured. */
const CONSOLE: Shown = {
  args: [CLI, 'console-server', '--base-port', `${20_000 + Math.floor(Math.random() * 12_000)}`],
  words: 'clients',
};
/** What nothing written in this language can be quicker than. */
const BARE: Shown = { args: ['-e', 'console.log("started")'], words: 'started' };

function isInstalled(name: string): boolean {
  try {
    return createRequire(import.meta.url).resolve(name) !== '';
  } catch {
    return false;
  }
}

/** A folder for everybody who is started, gone when all is measured. */
async function inTerminal(
  prepare: (terminal: InTerminal) => Promise<Bench>,
): Promise<Bench | BenchUnavailable> {
  const pty = loadPty();
  if (pty === null) return { missing: 'a pseudo-terminal: @lydell/node-pty is not installed' };
  const folder = mkdtempSync(join(tmpdir(), 'crownhead-bench-'));
  const close = async () => rmSync(folder, { recursive: true, force: true });
  try {
    return { ...(await prepare(new InTerminal(pty, folder))), close };
  } catch (error) {
    await close();
    throw error;
  }
}

const BLESSED_NAME = 'neo-blessed, the board';
const absentees = (blessed: boolean) =>
  blessed ? [] : [{ name: 'neo-blessed', why: 'it is not installed' }];

/** What was measured is what people start: the built program, where it has been built. */
const FORM_NOTE = existsSync(BUILT)
  ? 'Crownhead as `npm run build` leaves it.'
  : 'Crownhead from its sources: after `npm run build` it starts sooner and takes less memory.';

/** What the starts took of a processor, which does not depend on what else the machine does. */
const processorNotes = (spent: ReadonlyMap<string, readonly number[]>): readonly string[] =>
  [...spent].map(
    ([name, times]) => `${name}: ${spreadOf(times).median.toFixed(0)} ms of processor time until it is seen.`,
  );

export const startBench = (): Promise<Bench | BenchUnavailable> => inTerminal(prepareStart);

async function prepareStart(terminal: InTerminal): Promise<Bench> {
  const blessed = isInstalled('neo-blessed');
  const processor = new Map<string, number[]>();
  const starting = (name: string, shown: Shown, more: Partial<Contestant> = {}): Contestant => ({
    name,
    // Its end is not waited for by anybody.
    run: async () => {
      const { ms, processorMs } = await terminal.showing(shown);
      if (processorMs !== null) processor.set(name, [...(processor.get(name) ?? []), processorMs]);
      return { units: 1, ms };
    },
    ...more,
  });
  const idle = async (name: string, shown: Shown): Promise<string> => {
    const bytesPerSecond = await terminal.idling(shown, IDLE_MS);
    return `${name}: ${bytesPerSecond.toFixed(0)} bytes/s written while idle.`;
  };
  // Once for the compile cache, which every start but the very first one has.
  for (const shown of [MENU, BOARD, ...(blessed ? [BLESSED] : []), BARE]) await terminal.warming(shown);
  const notes = [
    FORM_NOTE,
    await idle('Crownhead, menu', MENU),
    await idle('Crownhead, a game with a blinking piece', BOARD),
  ];
  if (blessed) notes.push(await idle(BLESSED_NAME, BLESSED));
  const against = blessed ? BLESSED_NAME : 'bare Node';
  return {
    name: 'terminal.start',
    title: 'from the start of the program to what a person sees, 80×24',
    unit: 'starts',
    form: 'time',
    contestants: [
      starting('Crownhead, first frame', MENU, { against, atMost: GOAL }),
      starting('Crownhead, the board', BOARD, { against, ...(blessed && { target: 1 }) }),
      ...(blessed ? [starting(BLESSED_NAME, BLESSED)] : []),
      starting('bare Node', BARE),
    ],
    absent: absentees(blessed),
    notes: () => [...notes, ...processorNotes(processor)],
  };
}

export async function memoryBench(): Promise<Bench | BenchUnavailable> {
  return process.platform === 'linux'
    ? inTerminal(prepareMemory)
    : { missing: 'Linux, which tells how much memory a program has taken' };
}

async function prepareMemory(terminal: InTerminal): Promise<Bench> {
  const blessed = isInstalled('neo-blessed');
  const taking = (name: string, shown: Shown, more: Partial<Contestant> = {}): Contestant => ({
    name,
    run: async () => ({ units: 1, ms: await terminal.peak(shown, IDLE_MS) }),
    ...more,
  });
  for (const shown of [MENU, BOARD, CONSOLE]) await terminal.warming(shown);
  const against = blessed ? { against: BLESSED_NAME } : {};
  return {
    name: 'terminal.memory',
    title: 'the most memory until all is loaded and idle, 80×24',
    unit: 'starts',
    form: 'size',
    contestants: [
      taking('Crownhead, menu', MENU, { ...against, atMost: MEMORY_GOAL }),
      taking('Crownhead, the board', BOARD, { ...against, atMost: MEMORY_GOAL }),
      ...(blessed ? [taking(BLESSED_NAME, BLESSED)] : []),
      taking('Crownhead, console server', CONSOLE),
    ],
    absent: absentees(blessed),
    notes: [FORM_NOTE],
  };
}
