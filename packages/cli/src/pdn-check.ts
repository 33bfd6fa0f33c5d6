/** `crownhead pdn check`: replays every game of PDN files of any size, one at a time. */
import { Worker } from 'node:worker_threads';
import {
  isOtherGame,
  isStrayText,
  type PdnFailureReason,
  type PdnGame,
  PdnReader,
  replayPdn,
} from '@crownhead/rules';
import { EXIT, type ExitCode } from './exit-code.ts';
import { print, printError, printJson } from './output.ts';
import { pdnCheckText } from './pdn-check-text.ts';
import { notPdn, openPdn } from './pdn-file.ts';
import { startProgress } from './progress.ts';
import { compact, thousands } from './words.ts';

export interface PdnCheckOptions {
  readonly json?: true;
}

export interface Failure {
  readonly game: number;
  readonly ply: number;
  readonly token: string;
  readonly reason: PdnFailureReason;
}

export interface Checked {
  games: number;
  legal: number;
  readonly failures: Failure[];
  /** Moves in variations that are not legal. They do not make the game illegal, and so not the file. */
  readonly variations: Failure[];
  skipped: number;
  /** Failures beyond those listed. */
  unlisted: number;
  /** Something in it was written as a game: only then is it a PDN file. */
  isPdn: boolean;
}

/** Memory must not grow with the file, not even with one in which every game is bad. */
const MOST_FAILURES = 100_000;
const LONGEST_TOKEN = 200;

/** A file that cannot be checked has its line too, so that a program can count on one for each. */
const NOTHING = { games: 0, legal: 0, failures: [], skipped: 0 };

const PROGRESS_AFTER_MS = 1000;

/** A part of a string keeps the whole of it in memory, here a piece of the file: so it is copied. */
const detached = (token: string): string => Buffer.from(token.slice(0, LONGEST_TOKEN)).toString();

function checkGame(source: PdnGame, checked: Checked): void {
  checked.isPdn ||= !isStrayText(source);
  if (isOtherGame(source)) {
    checked.skipped += 1;
    return;
  }
  checked.games += 1;
  const replay = replayPdn(source);
  if (replay.failure === null) checked.legal += 1;
  else note(checked, checked.failures, replay.failure);
  for (const failure of replay.variationFailures) note(checked, checked.variations, failure);
}

function note(checked: Checked, list: Failure[], { game, ply, token, reason }: Failure): void {
  if (list.length === MOST_FAILURES) checked.unlisted += 1;
  else list.push({ game, ply, token: detached(token), reason });
}

/** Checks a stream of PDN text; `onPiece` is called after each piece. */
export async function checkPdn(
  pieces: AsyncIterable<string>,
  onPiece: (checked: Checked) => void = () => undefined,
): Promise<Checked> {
  const checked: Checked = {
    games: 0,
    legal: 0,
    failures: [],
    variations: [],
    skipped: 0,
    unlisted: 0,
    isPdn: false,
  };
  const reader = new PdnReader();
  for await (const piece of pieces) {
    for (const game of reader.push(piece)) checkGame(game, checked);
    onPiece(checked);
  }
  for (const game of reader.end()) checkGame(game, checked);
  return checked;
}

/** Left alone, garbage is collected when it is cheap, not when there is much: a thread with little memory keeps it small. */
const THREAD_MEMORY = { maxYoungGenerationSizeMb: 16, maxOldGenerationSizeMb: 96 };

/** What the thread tells: how many games so far, what was found, or why it could not go on. */
export type FromChecker =
  | { readonly games: number }
  | { readonly checked: Checked }
  | { readonly fault: string };

/** Checks a file in a thread of its own, in constant memory whatever its size. */
function checkInThread(file: string, onGames: (games: number) => void): Promise<Checked> {
  const worker = new Worker(new URL('./pdn-check-thread.ts', import.meta.url), {
    workerData: file,
    resourceLimits: THREAD_MEMORY,
  });
  return new Promise<Checked>((resolve, reject) => {
    worker.on('message', (message: FromChecker) => {
      if ('games' in message) onGames(message.games);
      else if ('checked' in message) resolve(message.checked);
      else reject(new Error(message.fault));
    });
    worker.on('error', reject);
  });
}

type Unchecked = { readonly error: 'unreadable-file' | 'not-pdn'; readonly message: string };

/** What was found, or why the file could not be checked. */
async function checkFile(file: string): Promise<Checked | Unchecked> {
  const progress = startProgress(PROGRESS_AFTER_MS);
  const start = performance.now();
  const tell = (games: number): void => {
    const speed = (games / (performance.now() - start)) * 1000;
    progress.show(`${file}: ${thousands(games)} games, ${compact(speed)} a second …`);
  };
  try {
    const checked =
      file === '-'
        ? await checkPdn(openPdn(file), ({ games }) => tell(games))
        : await checkInThread(file, tell);
    if (checked.isPdn) return checked;
    return { error: 'not-pdn', message: notPdn(file) };
  } catch (error) {
    return { error: 'unreadable-file', message: (error as Error).message };
  } finally {
    progress.clear();
  }
}

/** Always the same keys; further ones only where there is something to tell. */
const answerOf = ({ games, legal, failures, skipped, variations, unlisted }: Checked): object => ({
  games,
  legal,
  failures,
  skipped,
  ...(variations.length > 0 ? { variations } : {}),
  ...(unlisted > 0 ? { unlisted } : {}),
});

export async function pdnCheckCommand(
  files: readonly string[],
  { json }: PdnCheckOptions,
): Promise<ExitCode> {
  let code: ExitCode = EXIT.fine;
  for (const file of files) {
    const checked = await checkFile(file);
    if ('error' in checked) {
      code = EXIT.no;
      printError(checked.message);
      if (json) await printJson({ file, ...NOTHING, ...checked });
      continue;
    }
    if (checked.failures.length > 0) code = EXIT.no;
    if (json) await printJson({ file, ...answerOf(checked) });
    else await print(pdnCheckText(file, checked));
  }
  return code;
}
