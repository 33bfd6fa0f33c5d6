/** What PostgreSQL's errors mean to those who use a store, in sentences that hold no password. */
import pg from 'pg';
import { StoreFault } from '../fault.ts';

type FaultCode = StoreFault['code'];

/** SQLSTATEs, longest prefix first. What is not here is a bug of ours and stays an exception. */
const BY_STATE: readonly (readonly [prefix: string, code: FaultCode, words: string])[] = [
  ['25006', 'unwritable', 'is read-only'],
  ['28', 'unreachable', 'does not let this user in'],
  ['3D000', 'unreachable', 'has no such database'],
  ['3F000', 'unwritable', 'has no such schema'],
  ['42501', 'unwritable', 'does not permit this user to do that'],
  ['42P01', 'damaged', 'has lost a table'],
  ['42703', 'damaged', 'has lost a column'],
  ['53100', 'unwritable', 'has no disk space left'],
  ['53300', 'unreachable', 'has too many connections'],
  ['53', 'unreachable', 'is short of resources'],
  ['55P03', 'unreachable', 'waited too long for a lock'],
  ['57014', 'unreachable', 'took too long'],
  ['57', 'unreachable', 'is shutting down or starting'],
  ['58', 'damaged', 'cannot use its files'],
  ['08', 'unreachable', 'lost the connection'],
  ['40', 'unreachable', 'could not order this write among others'],
  ['XX', 'damaged', 'has damaged data'],
];

/** Another server may do what this one cannot: it is gone, or has become a standby. */
export const isLost = (fault: unknown): boolean =>
  fault instanceof StoreFault && (fault.code === 'unreachable' || fault.code === 'unwritable');

/** Two writes stood in each other's way and this one was rolled back whole: it may simply be tried again. */
export const isCollision = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && (error.code === '40001' || error.code === '40P01');

/** The fault behind an error of a query; the error itself where it is a bug. */
export function asFault(error: unknown, place: string): unknown {
  if (error instanceof StoreFault) return error;
  if (!(error instanceof pg.DatabaseError)) {
    // The driver's own errors are about the connection: a lost socket, a time limit, a closed pool.
    return new StoreFault('unreachable', `${place} cannot be reached: ${driverWords(error)}.`);
  }
  const known = BY_STATE.find(([prefix]) => error.code?.startsWith(prefix));
  return known ? new StoreFault(known[1], `${place} ${known[2]}: ${error.message}.`) : error;
}

/** A host with several addresses fails with one error for each and none in words. */
function driverWords(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(driverWords).join(', ');
  return error instanceof Error ? error.message : String(error);
}

/** Where the store is, without user and password; refuses what is no PostgreSQL URL. */
export function placeOf(urls: readonly string[]): string {
  try {
    const clients = urls.map((url) => new pg.Client({ connectionString: url }));
    const hosts = clients.map(({ host, port }) => `${host}:${port}`);
    return `PostgreSQL at ${hosts.join(', ')}/${clients[0]?.database ?? ''}`;
  } catch {
    // The reason would repeat the URL.
    throw new StoreFault('unreachable', 'This is not the URL of a PostgreSQL database.');
  }
}
