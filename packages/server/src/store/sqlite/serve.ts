/** Takes all calls that have come meanwhile, commits them together, and returns the results. */
import type { DatabaseSync } from 'node:sqlite';
import { type MessagePort, receiveMessageOnPort } from 'node:worker_threads';
import type { StoreFault } from '../fault.ts';
import { type BackedUp, backUpTo } from './backup.ts';
import { batchRunner } from './batch.ts';
import type { Call } from './calls.ts';
import { faultOf } from './faults.ts';
import { inParts } from './parts.ts';

/** Asks for a copy of the database; the result goes to a port of its own, since calls go on meanwhile. */
export interface BackupRequest {
  readonly file: string;
  readonly reply: MessagePort;
}
export type BackupReply =
  | { readonly done: BackedUp }
  | { readonly code: StoreFault['code'] | null; readonly message: string };

async function copy(db: DatabaseSync, { file: target, reply }: BackupRequest): Promise<void> {
  let result: BackupReply;
  try {
    result = { done: await backUpTo(db, target) };
  } catch (error) {
    const { message } = error as Error;
    result = { code: faultOf(error, target)?.code ?? null, message };
  }
  reply.postMessage(result);
  reply.close();
}

/** Calls as JSON, a request for a copy, or null: the end. */
type Message = string | BackupRequest | null;

export function serve(port: MessagePort, db: DatabaseSync, file: string): void {
  const run = batchRunner(db, file);
  port.on('message', (first: Message) => {
    const calls: Call[] = [];
    let message: Message | undefined = first;
    while (typeof message === 'string') {
      for (const call of JSON.parse(message) as Call[]) calls.push(call);
      message = receiveMessageOnPort(port)?.message as Message | undefined;
    }
    for (const answers of inParts(run(calls))) port.postMessage(answers);
    if (typeof message === 'object' && message !== null) copy(db, message);
    if (message === null) {
      db.close();
      port.close();
    }
  });
}
