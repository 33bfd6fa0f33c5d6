/** The npm package `rapid-draughts` as a player of a match, in a thread of its own. */
import { Worker } from 'node:worker_threads';
import { type Player, readHubMove } from '@crownhead/engine';
import { err, ok } from '@crownhead/rules';
import { loadRival, type RivalMove } from '../bench/rival.ts';
import type { RivalAnswer, RivalTask } from './rival-worker.ts';

const NAME = 'rapid-draughts';

/** As the Hub protocol writes it, which has the same parts. */
function textOf({ origin, destination, captures }: RivalMove): string {
  const ends = [origin + 1, destination + 1];
  if (captures.length === 0) return ends.join('-');
  return [...ends, ...captures.map((at) => at + 1).sort((a, b) => a - b)].join('x');
}

export async function rivalPlayer(): Promise<Player> {
  if (loadRival() === null) throw new Error(`${NAME} is not installed here (npm ci brings it).`);
  const worker = new Worker(new URL('./rival-worker.ts', import.meta.url));
  let waiting: { done(answer: RivalAnswer): void; fail(error: Error): void } | null = null;
  worker.on('message', (answer: RivalAnswer) => waiting?.done(answer));
  worker.on('error', (error) => waiting?.fail(error));
  worker.on('exit', () => waiting?.fail(new Error(`${NAME} has ended`)));
  const ask = (task: RivalTask): Promise<RivalAnswer> =>
    new Promise((done, fail) => {
      waiting = { done, fail };
      worker.postMessage(task);
    });
  // It says a first word when it has been loaded, so that loading does not count as thinking.
  await new Promise<RivalAnswer>((done, fail) => {
    waiting = { done, fail };
  });
  return {
    name: NAME,
    begin: async () => undefined,
    move: async ({ position }, limits) => {
      const answer = await ask({ position, limits });
      if ('error' in answer) throw new Error(answer.error);
      if (answer.move === null) return err('no move');
      const text = textOf(answer.move);
      const move = readHubMove(position, text);
      return move.ok ? ok(move.value) : err(text);
    },
    close: async () => {
      await worker.terminate();
    },
  };
}
