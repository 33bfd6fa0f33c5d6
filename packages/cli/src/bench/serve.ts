/** The server that a benchmark measures, and a PostgreSQL for it. */
import { fileURLToPath } from 'node:url';
import { type Program, start } from './program.ts';

const CLI = fileURLToPath(new URL('../../bin/crownhead.mjs', import.meta.url));

/** Limits are for strangers: here everything comes from one address and one person. */
const UNLIMITED = [
  '--most-connections-per-address=1000000',
  '--messages-per-second=1000000',
  '--messages-per-second-per-address=1000000',
  '--tables-per-person=1000',
  '--tables-per-address=100000',
  '--seats-per-person=1000',
  '--seats-per-address=100000',
  '--log-level=error',
] as const;

export const serve = (db: string, more: readonly string[] = []): Promise<Program> =>
  start([CLI, 'serve', '--port=0', `--db=${db}`, ...UNLIMITED, ...more]);

/** A PostgreSQL to measure with: the one given, or one of our own where the test package is installed. */
export async function postgres(): Promise<{ url: string; stop(): Promise<void> } | null> {
  const given = process.env.CROWNHEAD_TEST_POSTGRES;
  if (given) return { url: given, stop: async () => undefined };
  try {
    const { startServer } = await import('@crownhead/server/test-postgres');
    return await startServer(true);
  } catch {
    return null;
  }
}
