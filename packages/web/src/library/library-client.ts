/** The page's side of the worker that has the collections; one worker, started when it is first asked. */
import { err, ok, type Result } from '@crownhead/rules';
import { finishedGames } from '../games/finished.ts';
import { deviceKeys } from '../local/kept-games.ts';
import {
  type Answer,
  type Argument,
  DEVICE,
  type LibraryFault,
  type ReadingProgress,
  type ReplyMessage,
  type RequestMessage,
  type RequestName,
} from './messages.ts';

interface Pending {
  readonly done: (answer: Result<unknown, LibraryFault>) => void;
  readonly onProgress: ((progress: ReadingProgress) => void) | undefined;
}

const pending = new Map<number, Pending>();
let worker: Worker | null = null;
let keys = 0;

function receive({ data }: MessageEvent<ReplyMessage>): void {
  const asked = pending.get(data.key);
  if (!asked) return;
  if (data.kind === 'progress') {
    asked.onProgress?.(data.progress);
    return;
  }
  pending.delete(data.key);
  asked.done(data.kind === 'answer' ? ok(data.value) : err(data.fault));
}

/** Without its file, or out of memory: everything that was asked has failed, and the next question starts another one. */
function broken(): void {
  worker?.terminate();
  worker = null;
  for (const { done } of pending.values()) done(err('not-loaded'));
  pending.clear();
}

function started(): Worker {
  worker ??= new Worker(new URL('./library-worker.ts', import.meta.url), { type: 'module', name: 'library' });
  worker.onmessage = receive;
  worker.onerror = broken;
  return worker;
}

export function ask<Name extends RequestName>(
  name: Name,
  argument: Argument<Name>,
  onProgress?: (progress: ReadingProgress) => void,
): Promise<Result<Answer<Name>, LibraryFault>> {
  keys += 1;
  const message: RequestMessage = { key: keys, name, argument };
  return new Promise((resolve) => {
    pending.set(message.key, {
      done: (answer) => resolve(answer as Result<Answer<Name>, LibraryFault>),
      onProgress,
    });
    started().postMessage(message);
  });
}

/** Games that are over; where they stand in the list is named by the id they are kept under. */
const deviceTexts = () => finishedGames(deviceKeys()).map(({ id, pdn }) => ({ name: id, text: pdn }));

/** How many games of this device there are. */
export const deviceGames = (): number => finishedGames(deviceKeys()).length;

/** Its games without their boards. Those of this device are handed to the worker. */
export const openCollection = (id: string): Promise<Result<Answer<'open'>, LibraryFault>> =>
  id === DEVICE ? ask('openTexts', { id, texts: deviceTexts() }) : ask('open', { id });
