/** Lists of tables are read in turns, so that moves do not wait behind those who search for something. */
import { FakeClock } from '@crownhead/testkit';
import { expect, it } from 'vitest';
import { LobbyReader } from './lobby-reader.ts';

const READING_MS = 40;
const NOTHING = { all: 0, free: 0, playing: 0 };

/** A store that takes its time for every list, and a reader in front of it. */
function slowStore() {
  const clock = new FakeClock(1000);
  const reads: { search: string; at: number }[] = [];
  let [now, most] = [0, 0];
  const source = {
    listings: async ({ search = '' }) => {
      reads.push({ search, at: clock.now() });
      now += 1;
      most = Math.max(most, now);
      await new Promise<void>((resolve) => clock.after(READING_MS, resolve));
      now -= 1;
      return [];
    },
    countListings: async () => NOTHING,
  };
  return { clock, reads, reader: new LobbyReader(source, clock), atOnce: () => most };
}

/** Timers and what waits for them. */
async function pass(clock: FakeClock, ms: number): Promise<void> {
  for (let i = 0; i < ms; i += READING_MS / 4) {
    clock.advance(READING_MS / 4);
    for (let turn = 0; turn < 20; turn++) await Promise.resolve();
  }
}

it('[O14] one at a time, with a rest as long as the reading', async () => {
  const { clock, reads, reader, atOnce } = slowStore();
  const listed = Promise.all([1, 2, 3].map((n) => reader.read({ search: `${n}` }, 50, '192.0.2.1')));
  await pass(clock, 6 * READING_MS);
  expect(await listed).toEqual(Array(3).fill({ tables: [], counts: NOTHING }));
  expect(atOnce()).toBe(1);
  expect(reads.map(({ at }) => at - 1000)).toEqual([0, 2 * READING_MS, 4 * READING_MS]);
});

it('[O14] somebody elsewhere waits for one of those that were asked for at one address, not for all', async () => {
  const { clock, reads, reader } = slowStore();
  const flood = Array.from({ length: 30 }, (_, i) => reader.read({ search: `zz${i}` }, 50, '192.0.2.1'));
  const honest = reader.read({ search: 'ann' }, 50, '198.51.100.7');
  await pass(clock, 6 * READING_MS);
  expect(await honest).not.toBeNull();
  expect(reads.map(({ search }) => search).indexOf('ann')).toBeLessThanOrEqual(2);
  // The last ones were told to come again.
  expect(await Promise.all(flood.slice(-5))).toEqual(Array(5).fill(null));
});

it('what fails does so for whoever asked, and the next one has its turn', async () => {
  const failing = { listings: () => Promise.reject(new Error('gone')), countListings: async () => NOTHING };
  const reader = new LobbyReader(failing, new FakeClock(0));
  await expect(reader.read({}, 50, 'a')).rejects.toThrow('gone');
  await expect(reader.read({}, 50, 'a')).rejects.toThrow('gone');
});
