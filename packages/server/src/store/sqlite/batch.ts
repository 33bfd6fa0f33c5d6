/** Answers many calls with one commit, without letting one that fails spoil the others. */
import type { DatabaseSync } from 'node:sqlite';
import type { StoreFault } from '../fault.ts';
import { accessCalls } from './access.ts';
import { archiveCalls } from './archive.ts';
import { type Call, type Calls, READS } from './calls.ts';
import { faultOf } from './faults.ts';
import { forgetCalls } from './forget.ts';
import { listCalls, summarizer } from './lists.ts';
import { logCalls } from './log.ts';
import { peopleCalls } from './people.ts';
import { presenceCalls } from './presence.ts';
import { recordCalls } from './records.ts';
import { sessionCalls } from './sessions.ts';
import { tableCalls } from './tables.ts';

/** `fault` is null for a bug, whose message is for the log only. */
export type Answer =
  | { readonly value: unknown }
  | { readonly fault: StoreFault['code'] | null; readonly message: string };

/** Reads of a batch see the writes before them; every result is returned after the commit. */
export function batchRunner(db: DatabaseSync, file: string): (calls: readonly Call[]) => Answer[] {
  const methods: Calls = {
    ...logCalls(db, summarizer(db)),
    ...listCalls(db),
    ...archiveCalls(db),
    ...tableCalls(db),
    ...accessCalls(db),
    ...sessionCalls(db),
    ...presenceCalls(db),
    ...recordCalls(db),
    ...peopleCalls(db),
    ...forgetCalls(db),
  };
  const begin = db.prepare('begin immediate');
  const commit = db.prepare('commit');

  const run = ([method, args]: Call): Answer => {
    const value = (methods[method] as (...args: readonly unknown[]) => unknown)(...args);
    return { value: value ?? null };
  };

  function together(calls: readonly Call[]): Answer[] {
    if (calls.every(([method]) => READS.has(method))) return calls.map(run);
    begin.run();
    try {
      const answers = calls.map(run);
      commit.run();
      return answers;
    } catch (error) {
      // Some errors, such as a full disk, have rolled it back already.
      if (db.isTransaction) db.exec('rollback');
      throw error;
    }
  }

  function alone(call: Call): Answer {
    try {
      return together([call])[0]!;
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      const fault = faultOf(error, file);
      return { fault: fault?.code ?? null, message: fault?.message ?? message };
    }
  }

  return (calls) => {
    try {
      return together(calls);
    } catch {
      // Nothing of the batch has happened. Each call runs on its own, so that only those at fault fail.
      return calls.map(alone);
    }
  };
}
