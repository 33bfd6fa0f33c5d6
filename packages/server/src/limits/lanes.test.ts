import { describe, expect, it } from 'vitest';
import { Lanes } from './lanes.ts';

describe('[O14] jobs of one address', () => {
  it('are a few at a time, in order, and leave nothing behind; those of others do not wait for them', async () => {
    const lanes = new Lanes(2);
    const begun: string[] = [];
    const ends: (() => void)[] = [];
    const job = (name: string) => () => {
      begun.push(name);
      return new Promise<string>((resolve) => ends.push(() => resolve(name)));
    };
    const pass = () => new Promise((resolve) => setImmediate(resolve));
    const done = ['a', 'b', 'c', 'd'].map((name) => lanes.run('192.0.2.1', job(name)));
    done.push(lanes.run('192.0.2.2', job('other')));
    expect(begun).toEqual(['a', 'b', 'other']);
    ends[0]!();
    await pass();
    expect(begun).toEqual(['a', 'b', 'other', 'c']);
    for (let i = 1; i < 5; i++) {
      ends[i]!();
      await pass();
    }
    expect(await Promise.all(done)).toEqual(['a', 'b', 'c', 'd', 'other']);
    expect(lanes.size).toBe(0);
  });

  it('that fail make room for the next', async () => {
    const lanes = new Lanes(1);
    const failing = lanes.run('192.0.2.1', () => Promise.reject(new Error('gone')));
    const next = lanes.run('192.0.2.1', async () => 'fine');
    await expect(failing).rejects.toThrow('gone');
    expect(await next).toBe('fine');
  });
});
