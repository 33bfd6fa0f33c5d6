/** Parts that are loaded when they are needed, and may fail to. */
import { expect, it } from 'vitest';
import { Lazy } from './lazy.ts';

it('is loaded once, whoever asks, and again after it has been taken', async () => {
  let loads = 0;
  const part = new Lazy(async () => (loads += 1));
  expect(await part.present()).toBeNull();
  expect(loads).toBe(0);
  expect(await Promise.all([part.get(), part.get(), part.get()])).toEqual([1, 1, 1]);
  expect(await part.present()).toBe(1);
  expect(await part.take()).toBe(1);
  expect(await part.present()).toBeNull();
  expect(await part.get()).toBe(2);
});

it('is loaded again where it has failed; letting go of it does not fail', async () => {
  let isBroken = true;
  const part = new Lazy(async () => {
    if (isBroken) throw new Error('the disk is gone');
    return 'here';
  });
  const first = part.get();
  expect(await part.present()).toBeNull();
  await expect(first).rejects.toThrow('the disk is gone');
  await expect(part.get()).rejects.toThrow('the disk is gone');
  isBroken = false;
  expect(await part.get()).toBe('here');
});

it('is loaded again where it is gone; one that ends late leaves its successor alone', async () => {
  const ends: (() => void)[] = [];
  const part = new Lazy(async (forget) => ends.push(forget));
  expect(await part.get()).toBe(1);
  ends[0]!();
  expect(await part.get()).toBe(2);
  ends[0]!();
  expect(await part.get()).toBe(2);
});
