/** Costly jobs: few at a time, in fair turns, and never an endless queue. */
import { describe, expect, it } from 'vitest';
import { SITE_SHARE } from './address.ts';
import { FairQueue } from './fair-queue.ts';

/** Jobs that end when they are told to. */
function jobs(queue: FairQueue) {
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const add = (key: string, name: string): Promise<string> | null =>
    queue.run(key, () => {
      started.push(name);
      return new Promise((resolve) => ends.set(name, () => resolve(name)));
    });
  const end = async (name: string): Promise<void> => {
    ends.get(name)!();
    for (let i = 0; i < 5; i++) await Promise.resolve();
  };
  return { started, add, end };
}

describe('[O14] a fair queue', () => {
  it('runs two at a time, and one who asks much waits behind everybody else’s next job', async () => {
    const { started, add, end } = jobs(new FairQueue({ atOnce: 2, waiting: 100, waitingPerAddress: 50 }));
    for (let i = 0; i < 20; i++) void add('greedy', `greedy ${i}`);
    expect(started).toEqual(['greedy 0', 'greedy 1']);
    void add('ann', 'ann');
    void add('bob', 'bob');
    await end('greedy 0');
    expect(started.at(-1)).toBe('greedy 2');
    await end('greedy 1');
    await end('greedy 2');
    expect(started.slice(3)).toEqual(['ann', 'bob']);
    await end('ann');
    expect(started.at(-1)).toBe('greedy 3');
  });

  it('[O14][O18] gives the thousands of networks of one site a few turns together', async () => {
    const { started, add, end } = jobs(new FairQueue({ atOnce: 1, waiting: 100, waitingPerAddress: 50 }));
    for (let i = 0; i < 40; i++) void add(`2001:db8:7:${i.toString(16)}::/64`, `site ${i}`);
    void add('192.0.2.1', 'ann');
    for (let i = 0; i <= SITE_SHARE; i++) await end(started.at(-1)!);
    expect(started).toContain('ann');
    expect(started).toHaveLength(SITE_SHARE + 2);
  });

  it('refuses beyond its bounds, for one key and for all', async () => {
    const queue = new FairQueue({ atOnce: 1, waiting: 3, waitingPerAddress: 2 });
    const { add, end } = jobs(queue);
    void add('a', 'running');
    expect(add('a', '1')).not.toBeNull();
    expect(add('a', '2')).not.toBeNull();
    expect(add('a', '3')).toBeNull();
    expect(add('b', '4')).not.toBeNull();
    expect(add('b', '5')).toBeNull();
    // Others cannot use up the place of one who has nothing waiting yet.
    expect(add('c', '6')).not.toBeNull();
    expect(add('c', '7')).toBeNull();
    await end('running');
    expect(add('b', '8')).toBeNull();
    expect(queue.running).toBe(1);
  });

  it('goes on after a job that fails, which fails for its caller only', async () => {
    const queue = new FairQueue({ atOnce: 1, waiting: 3, waitingPerAddress: 3 });
    const failing = queue.run('a', async () => {
      throw new Error('no');
    });
    const next = queue.run('b', async () => 'done');
    await expect(failing).rejects.toThrow('no');
    expect(await next).toBe('done');
  });
});
