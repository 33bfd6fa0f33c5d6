/** `crownhead endgames build` and `verify`: make the endgame tables, and check every position of them. */
import { resolve } from 'node:path';
import {
  type Built,
  buildMemory,
  buildTables,
  defaultWorkers,
  OWN_TABLES,
  TABLES_VARIABLE,
  type Verified,
  verifyTables,
} from '@crownhead/engine/node';
import { EXIT, type ExitCode } from './exit-code.ts';
import { print, printError, printJson } from './output.ts';
import { startProgress } from './progress.ts';
import { progressBar } from './progress-bar.ts';
import { compact, duration, plural, table, thousands } from './words.ts';

export interface BuildCommandOptions {
  readonly pieces: number;
  readonly distances: number;
  readonly out?: string;
  readonly workers?: number;
  readonly verify: boolean;
  readonly json?: true;
}

export interface VerifyCommandOptions {
  readonly dir?: string;
  readonly workers?: number;
  readonly json?: true;
}

/** What some work gave, and what it took. */
interface Measured<T> {
  readonly value: T;
  readonly seconds: number;
  /** The most memory the process has held so far, in bytes. */
  readonly memory: number;
}

const bytes = (n: number): string => `${compact(n)}B`;

/** Runs work that Ctrl-C stops; null when it did. */
async function stoppable<T>(work: (signal: AbortSignal) => Promise<T>): Promise<Measured<T> | null> {
  const controller = new AbortController();
  const stop = (): void => controller.abort();
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  const start = performance.now();
  try {
    const value = await work(controller.signal);
    const seconds = Math.round((performance.now() - start) / 100) / 10;
    return { value, seconds, memory: process.resourceUsage().maxRSS * 1024 };
  } catch (error) {
    if (controller.signal.aborted) return null;
    throw error;
  } finally {
    process.off('SIGINT', stop);
    process.off('SIGTERM', stop);
  }
}

const PHASES = { solve: 'Solving', pack: 'Packing' } as const;

async function build(options: BuildCommandOptions, out: string): Promise<Measured<Built> | null> {
  const { pieces, distances, workers = defaultWorkers() } = options;
  const size = { pieces, exactPieces: Math.min(pieces, distances) };
  const progress = startProgress();
  let phase: keyof typeof PHASES | null = null;
  let start = 0;
  try {
    return await stoppable((signal) =>
      buildTables({
        ...size,
        out,
        workers,
        signal,
        onProgress: (now) => {
          if (phase !== now.phase) start = performance.now();
          phase = now.phase;
          const { done, total } = now;
          const before = phase === 'solve' ? now.resumed : 0;
          const ms = performance.now() - start;
          progress.show(progressBar({ what: PHASES[phase], done, total, before, ms }));
        },
      }),
    );
  } finally {
    progress.clear();
  }
}

async function verify(folder: string, workers = defaultWorkers()): Promise<Measured<Verified> | null> {
  const progress = startProgress();
  const start = performance.now();
  try {
    return await stoppable((signal) =>
      verifyTables({
        folder,
        workers,
        signal,
        onProgress: (done, total) =>
          progress.show(progressBar({ what: 'Checking', done, total, ms: performance.now() - start })),
      }),
    );
  } finally {
    progress.clear();
  }
}

const isSound = ({ positions, faults, miscounted }: Verified): boolean =>
  positions > 0 && faults === 0 && miscounted.length === 0;

function verifiedText({ value, seconds, memory }: Measured<Verified>): string {
  const { pieces, exactPieces, positions, faults, examples, miscounted } = value;
  if (positions === 0) return 'There are no tables to check there.\n';
  const lines = [
    isSound(value)
      ? `Each of ${thousands(positions)} positions has the value that follows from its moves: results of up to ${pieces} pieces, distances of up to ${exactPieces}.`
      : `${plural(faults, 'position')} of ${thousands(positions)} do not have the value that follows from their moves.`,
  ];
  if (examples.length > 0)
    lines.push(table(examples.map(({ fen, found, expected }) => [fen, found, `not ${expected}`])));
  if (miscounted.length > 0) lines.push(`Counts that do not add up: ${miscounted.join(', ')}.`);
  return `${lines.join('\n')}\nChecked in ${duration(seconds)} with at most ${bytes(memory)} of memory.\n`;
}

function builtText({ value, seconds, memory }: Measured<Built>, out: string): string {
  const { positions, resumed, files } = value;
  const sum = files.reduce((total, file) => total + file.bytes, 0);
  const again = resumed > 0 ? `, ${thousands(resumed)} of them by an earlier run` : '';
  return [
    table(
      files.map((file) => [file.name, thousands(file.bytes)]),
      [1],
    ),
    `${thousands(sum)} bytes in ${out}.`,
    `Solved ${thousands(positions)} positions${again}, in ${duration(seconds)} with at most ${bytes(memory)} of memory.`,
    '',
  ].join('\n');
}

export async function endgamesBuildCommand(options: BuildCommandOptions): Promise<ExitCode> {
  const { pieces, distances, workers = defaultWorkers(), json } = options;
  const out = resolve(options.out ?? OWN_TABLES);
  const estimate = buildMemory({ pieces, exactPieces: distances }, workers);
  if (!json) {
    await print(
      `Tables of up to ${plural(pieces, 'piece')} with ${plural(workers, 'worker')}: about ${bytes(estimate)} of memory.\n`,
    );
  }
  if (estimate > process.availableMemory())
    printError(`Only ${bytes(process.availableMemory())} of memory is free: it may run out.`);
  const built = await build(options, out);
  if (built === null) {
    printError('Stopped. Run the same command to continue.');
    return EXIT.no;
  }
  if (!json) await print(builtText(built, out));
  const checked = options.verify ? await verify(out, workers) : null;
  if (options.verify && checked === null) {
    printError('Stopped. The tables are built; “crownhead endgames verify” checks them.');
    return EXIT.no;
  }
  if (json) {
    const { value, seconds, memory } = built;
    await printJson({ ...value, seconds, memory, verified: checked && flat(checked) });
  } else if (checked !== null) await print(verifiedText(checked));
  return checked === null || isSound(checked.value) ? EXIT.fine : EXIT.no;
}

const flat = ({ value, seconds, memory }: Measured<Verified>): object => ({ ...value, seconds, memory });

export async function endgamesVerifyCommand({ dir, workers, json }: VerifyCommandOptions): Promise<ExitCode> {
  const folder = resolve(dir ?? (process.env[TABLES_VARIABLE] || OWN_TABLES));
  const checked = await verify(folder, workers);
  if (checked === null) {
    printError('Stopped before every position was checked.');
    return EXIT.no;
  }
  await (json ? printJson(flat(checked)) : print(verifiedText(checked)));
  return isSound(checked.value) ? EXIT.fine : EXIT.no;
}
