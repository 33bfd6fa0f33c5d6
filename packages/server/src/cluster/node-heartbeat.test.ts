import { FakeClock } from '@crownhead/testkit';
import { expect, it } from 'vitest';
import { HEARTBEAT_MS, LATE_HEARTBEAT_MS, type Store, SURELY_HEARD_MS } from '../store/store.ts';
import { NodeHeartbeat } from './node-heartbeat.ts';

/** A node beside another one, which was last heard at `otherHeard`. */
function nodeBesideAnother() {
  const clock = new FakeClock();
  const world = { reachable: true, otherHeard: clock.now() };
  const reached = async <T>(answer: T): Promise<T> => {
    if (!world.reachable) throw new Error('no store');
    return answer;
  };
  const store = {
    heartbeat: (_: string, at: number) => reached({ now: at, aliveSince: 0, outages: [] }),
    othersHeard: (_: string, at: number) =>
      reached(at - world.otherHeard <= SURELY_HEARD_MS ? world.otherHeard : null),
  } as unknown as Store;
  const heartbeat = new NodeHeartbeat({
    name: 'a',
    store,
    clock,
    onOutage: () => undefined,
    onSilence: async () => undefined,
  });
  /** How long it takes until players can go on here. */
  const back = async (): Promise<number> => {
    const began = clock.now();
    let ready = false;
    const beat = heartbeat.ensureHealthy().then(() => {
      ready = true;
    });
    for (let i = 0; i < 100 && !ready; i++) {
      await new Promise(setImmediate);
      if (!ready) await clock.advance(10);
    }
    await beat;
    return clock.now() - began;
  };
  return { clock, world, heartbeat, back };
}

const FAILED = 'no store';

it('[O22] the other node may have lost the store as well: it waits for its next report', async () => {
  const { clock, world, heartbeat, back } = nodeBesideAnother();
  await back();
  world.otherHeard = clock.now();
  world.reachable = false;
  await clock.advance(100);
  await expect(heartbeat.beat()).rejects.toThrow(FAILED);
  world.reachable = true;
  expect(await back()).toBeGreaterThanOrEqual(SURELY_HEARD_MS);
});

it('[O22] the other node is back already: its players wait no longer, so that nobody is charged', async () => {
  const { clock, world, heartbeat, back } = nodeBesideAnother();
  await back();
  world.reachable = false;
  await clock.advance(100);
  await expect(heartbeat.beat()).rejects.toThrow(FAILED);
  await clock.advance(100);
  world.otherHeard = clock.now();
  world.reachable = true;
  expect(await back()).toBeLessThan(50);
});

it('[O22] after a break that is over, one that stood still waits for the other’s next report again', async () => {
  const { clock, world, heartbeat, back } = nodeBesideAnother();
  await back();
  world.reachable = false;
  await expect(heartbeat.beat()).rejects.toThrow(FAILED);
  world.reachable = true;
  await back();
  clock.skip(HEARTBEAT_MS + LATE_HEARTBEAT_MS + 1);
  world.otherHeard = clock.now() - 1;
  expect(await back()).toBeGreaterThanOrEqual(SURELY_HEARD_MS);
});
