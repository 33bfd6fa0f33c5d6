/** Benchmark of the terminal app: from its start to what a person sees, beside the same board drawn with neo-blessed. */
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Bench, Contestant, NotHere } from './harness.ts';
import { InTerminal, loadPty, type Shown } from './in-terminal.ts';

/** In milliseconds: what feels like at once. */
const GOAL = 150;
const IDLE_MS = 2000;

const CLI = fileURLToPath(new URL('../../bin/crownhead.mjs', import.meta.url));
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

export async function terminalBench(): Promise<Bench | NotHere> {
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

async function prepare(terminal: InTerminal): Promise<Bench> {
  const blessed = isInstalled('neo-blessed');
  const starting = (name: string, shown: Shown, more: Partial<Contestant> = {}): Contestant => ({
    name,
    // Its end is not waited for by anybody.
    run: async () => ({ units: 1, ms: await terminal.showing(shown) }),
    ...more,
  });
  const idle = async (name: string, shown: Shown): Promise<string> => {
    const { bytesPerSecond, mebibytes } = await terminal.idling(shown, IDLE_MS);
    const memory = mebibytes === null ? '' : `, ${mebibytes.toFixed(0)} MiB of memory`;
    return `${name}: ${bytesPerSecond.toFixed(0)} bytes/s written while idle${memory}.`;
  };
  // Once for the compile cache, which every start but the very first one has.
  for (const shown of [MENU, BOARD, ...(blessed ? [BLESSED] : []), BARE]) await terminal.warming(shown);
  const notes = [
    await idle('Crownhead, menu', MENU),
    await idle('Crownhead, a game with a blinking piece', BOARD),
  ];
  if (blessed) notes.push(await idle('neo-blessed, the board', BLESSED));
  notes.push(
    await idle('Crownhead, console server', CONSOLE).catch(
      (error) => `Crownhead, console server: not measured. ${error.message}`,
    ),
  );
  const against = blessed ? 'neo-blessed, the board' : 'bare Node';
  return {
    name: 'terminal.start',
    title: 'from the start of the program to what a person sees, 80×24',
    unit: 'starts',
    form: 'time',
    contestants: [
      starting('Crownhead, first frame', MENU, { against, atMost: GOAL }),
      starting('Crownhead, the board', BOARD, { against }),
      ...(blessed ? [starting('neo-blessed, the board', BLESSED)] : []),
      starting('bare Node', BARE),
    ],
    absent: blessed ? [] : [{ name: 'neo-blessed', why: 'it is not installed' }],
    notes,
  };
}
