/**
 * What every store must do, as checks for any implementation. A test file hands in its runner's `it` and a way to open
 * an empty store, which is called for every check:
 *
 *     describe('SQLite', () => storeContract(it, async () => ({ store: await openSqlite(':memory:') })));
 */

import type { Store } from '../../src/store/store.ts';
import { accessCases } from './access.ts';
import { archiveCases } from './archive.ts';
import type { Case } from './fixtures.ts';
import { forgetCases } from './forget.ts';
import { listCases } from './lists.ts';
import { logCases } from './log.ts';
import { presenceCases } from './presence.ts';
import { raceCases } from './races.ts';
import { recordCases } from './records.ts';
import { sessionCases } from './sessions.ts';
import { tableCases } from './tables.ts';

export interface Opened {
  readonly store: Store;
  /** Sets the clock of a store that has one of its own; others take the time they are given. */
  readonly setClock?: (now: number) => Promise<void>;
  /** After the store was closed: what is left to clean up. */
  readonly end?: () => Promise<void>;
}

const CASES: readonly Case[] = [
  ...logCases,
  ...raceCases,
  ...listCases,
  ...archiveCases,
  ...tableCases,
  ...accessCases,
  ...sessionCases,
  ...presenceCases,
  ...recordCases,
  ...forgetCases,
  [
    'closing twice is harmless, and what was asked before is done',
    async ({ store }) => {
      const asked = store.noteAttempt('key', 5);
      await Promise.all([store.close(), store.close()]);
      await asked;
    },
  ],
];

export function storeContract(
  it: (name: string, run: () => Promise<void>) => unknown,
  open: () => Promise<Opened>,
): void {
  for (const [name, check] of CASES) {
    it(name, async () => {
      const { store, setClock = async () => undefined, end } = await open();
      try {
        await check({
          store,
          beat: async (node, at, afterOutage = 0, interrupted = false) => {
            await setClock(at);
            return store.heartbeat(node, at, afterOutage, interrupted);
          },
        });
      } finally {
        await store.close();
        await end?.();
      }
    });
  }
}
