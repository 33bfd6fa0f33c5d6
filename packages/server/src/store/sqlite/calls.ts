/** The calls of a store as the worker thread runs them: synchronously, with data that survives JSON. */
import type { TableId } from '@crownhead/protocol';
import type { Store } from '../store.ts';

type Sync<F> = F extends (...args: infer Args) => Promise<infer Answer> ? (...args: Args) => Answer : never;

export type Calls = {
  readonly [K in Exclude<keyof Store, 'heads' | 'forget' | 'close'>]: Sync<Store[K]>;
} & {
  readonly heads: (tables: readonly TableId[]) => readonly (readonly [TableId, number])[];
  /** Deletes one batch, and returns whether there is more. */
  readonly forget: (now: number) => boolean;
};

export type Method = keyof Calls;

/** These change nothing, so a batch of them needs no commit. */
export const READS: ReadonlySet<Method> = new Set<Method>([
  'read',
  'confirm',
  'heads',
  'snapshot',
  'logBytes',
  'dueTables',
  'dueComputers',
  'listings',
  'countListings',
  'listing',
  'tablesOf',
  'openTables',
  'openTablesOf',
  'openTablesFrom',
  'originOf',
  'waitingSeatsOf',
  'waitingSeatsFrom',
  'games',
  'gamesOf',
  'game',
  'searchGames',
  'exploreGames',
  'password',
  'invitation',
  'granted',
  'attempts',
  'sessionByToken',
  'othersHeard',
  'present',
  'presentAt',
  'lapsed',
  'records',
  'recordsRevision',
  'people',
  'person',
  'connections',
  'nodes',
  'hasActed',
  'tablesNaming',
]);

export type Call = readonly [method: Method, args: readonly unknown[]];
