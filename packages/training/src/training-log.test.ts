/** An open training log over a storage that refuses, that others share, and that is read again. */
import { describe, expect, it } from 'vitest';
import { writeLog } from './log-file.ts';
import type { TrainingEvent } from './training.ts';
import { type LogStorage, TrainingLog } from './training-log.ts';

/** What several programs may share; `refuses` is a disk that is full. */
class SharedStorage {
  readonly events: TrainingEvent[] = [];
  readonly watchers = new Set<() => void>();
  refuses = false;

  port(): LogStorage {
    const own = new Set<() => void>();
    return {
      append: async (from, add) => {
        await Promise.resolve();
        if (this.refuses) throw new Error('full');
        const added = add(this.events.slice(from));
        this.events.push(...added);
        if (added.length > 0) for (const changed of this.watchers) if (!own.has(changed)) changed();
      },
      watch: (changed) => {
        own.add(changed);
        this.watchers.add(changed);
        return () => this.watchers.delete(changed);
      },
    };
  }
}

const CLEAN = { wrongMoves: 0, hints: 0, wasShown: false, ms: 1000 };
const tried = (id: string) => ({ type: 'puzzle.try', id, rating: 1500, attempt: CLEAN }) as const;

describe('[B23] an open training log', () => {
  let now = 1000;
  const stamp = () => ({ at: now++, day: 10 });
  const open = (storage: SharedStorage) => TrainingLog.open(storage.port(), stamp);

  it('keeps what is submitted, and two at one storage know the same', async () => {
    const storage = new SharedStorage();
    const [here, there] = [await open(storage), await open(storage)];
    let changes = 0;
    const stop = there.subscribe(() => {
      changes += 1;
    });
    // Both without waiting for the other.
    await Promise.all([here.submit(tried('a')), here.submit(tried('b')), there.submit(tried('c'))]);
    await expect.poll(() => [...there.state.puzzles.keys()].toSorted()).toEqual(['a', 'b', 'c']);
    await expect.poll(() => [...here.state.puzzles.keys()].toSorted()).toEqual(['a', 'b', 'c']);
    expect(storage.events).toHaveLength(3);
    expect(changes).toBeGreaterThan(0);
    stop();
    there.close();
    const again = await open(storage);
    expect(again.state).toEqual(here.state);
    expect(again.isKept).toBe(true);
  });

  it('decides on what others have done meanwhile', async () => {
    const storage = new SharedStorage();
    const [here, there] = [await open(storage), await open(storage)];
    there.close();
    await here.submit({ type: 'puzzle.add', id: 'p', pdn: '*' });
    expect(await there.submit({ type: 'puzzle.add', id: 'p', pdn: '*' })).toEqual({
      ok: false,
      error: 'puzzle-known',
    });
    expect(storage.events).toHaveLength(1);
  });

  it('goes on without a storage, says so, and keeps it as soon as it can', async () => {
    const storage = new SharedStorage();
    storage.refuses = true;
    const log = await open(storage);
    expect(log.isKept).toBe(false);
    expect((await log.submit(tried('a'))).ok).toBe(true);
    expect(log.state.puzzles.has('a')).toBe(true);
    storage.refuses = false;
    await log.submit(tried('b'));
    expect(log.isKept).toBe(true);
    expect((await open(storage)).state).toEqual(log.state);
  });

  it('takes in the file of another device once, older events in their place', async () => {
    const other = await open(new SharedStorage());
    await other.submit(tried('old'));
    const log = await open(new SharedStorage());
    await log.submit(tried('new'));
    expect(await log.importText(other.text)).toEqual({ ok: true, value: 1 });
    expect(await log.importText(other.text)).toEqual({ ok: true, value: 0 });
    expect(log.events.map((event) => 'id' in event && event.id)).toEqual(['old', 'new']);
    expect(log.text).toBe(writeLog([...other.events, log.events[1]!]));
    expect(await log.importText('nonsense')).toMatchObject({ ok: false, error: { reason: 'not-a-log' } });
    expect(log.events).toHaveLength(2);
  });
});
