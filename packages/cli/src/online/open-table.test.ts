/** A hosted table that nobody here sits at. */
import { EMPTY_TABLE_MS } from '@crownhead/match';
import { DEFAULT_CONFIG, type RunningServer, startServer } from '@crownhead/server';
import { FakeClock } from '@crownhead/testkit';
import { afterEach, expect, it } from 'vitest';
import { hostedTable } from './host-options.ts';
import { keepTableOpen } from './open-table.ts';

const CONFIG = { ...DEFAULT_CONFIG, port: 0, db: ':memory:', logLevel: 'silent', engines: 1 } as const;
const MINUTE = 60_000;

let server: RunningServer;
afterEach(() => server.stop());

it.each([
  {},
  { password: 'swordfish' },
])('[N1] closes when nobody comes, and another is opened and told: %j', async (flags) => {
  const clock = new FakeClock();
  server = await startServer(CONFIG, { clock });
  const options = hostedTable(flags);
  if (!options.ok) throw new Error(options.error);
  const told: [id: string, again: boolean][] = [];
  let wake = () => {};
  const stop = await keepTableOpen(
    server.url,
    'Ann',
    { options: options.value, ...flags },
    {
      opened: async (...table) => {
        told.push(table);
        wake();
      },
      failed: (why) => expect.fail(why),
    },
  );
  if (!stop.ok) throw new Error(stop.error);
  expect(told).toEqual([[expect.any(String), false]]);
  const another = new Promise<void>((resolve) => {
    wake = resolve;
  });
  for (let at = 0; at <= EMPTY_TABLE_MS + MINUTE; at += MINUTE) await clock.advance(MINUTE);
  await another;
  expect(told).toEqual([told[0], [expect.any(String), true]]);
  expect(told[1]![0]).not.toBe(told[0]![0]);
  stop.value();
});
