/** One budget: what things cost, who pays, and what cannot be bought. */
import { describe, expect, it } from 'vitest';
import { BURST_SECONDS, Budget, creditsOf } from './budget.ts';

const ANN = { person: 'ann', address: '192.0.2.1' };
const BOB = { person: 'bob', address: '192.0.2.1' };

const budget = () => {
  const time = { now: 0 };
  return { time, all: new Budget({ person: 10, address: 20 }, () => time.now) };
};

describe('[O13] the budget', () => {
  it('counts milliseconds and bytes in one currency, bytes that are kept four times as much', () => {
    expect(creditsOf({ ms: 2 })).toBe(2);
    expect(creditsOf({ ms: 0, bytes: 2048 })).toBe(2);
    expect(creditsOf({ ms: 1, bytes: 1024, stored: 1024 })).toBe(6);
  });

  it('is one for each person, whatever they do, and another one for all at an address', () => {
    const { all, time } = budget();
    const burst = 10 * BURST_SECONDS;
    for (let i = 0; i < burst; i++) expect(all.spend(ANN, { ms: 1 })).toBeNull();
    expect(all.spend(ANN, { ms: 0, stored: 256 })).toEqual({ whose: 'person', wait: 100 });
    for (let i = 0; i < burst; i++) expect(all.spend(BOB, { ms: 1 })).toBeNull();
    expect(all.spend({ ...ANN, person: 'cleo' }, { ms: 1 })).toEqual({ whose: 'address', wait: 50 });
    expect(all.spend({ ...ANN, address: '192.0.2.2' }, { ms: 1 })).toMatchObject({ whose: 'person' });
    time.now += 1000;
    for (let i = 0; i < 10; i++) expect(all.spend(ANN, { ms: 1 })).toBeNull();
    expect(all.spend(ANN, { ms: 1 })).toMatchObject({ whose: 'person' });
  });

  it('charges nobody for what it refuses', () => {
    const { all } = budget();
    all.charge({ address: ANN.address }, { ms: 20 * BURST_SECONDS });
    expect(all.spend(ANN, { ms: 1 })).toMatchObject({ whose: 'address' });
    expect(all.spend({ person: 'ann' }, { ms: 10 * BURST_SECONDS })).toBeNull();
  });

  it('lets through what costs more than a full bucket when it is full, and then the debt is waited off', () => {
    const { all, time } = budget();
    const large = { ms: 15 * BURST_SECONDS };
    expect(all.spend(ANN, large)).toBeNull();
    expect(all.spend(ANN, { ms: 1 })).toEqual({ whose: 'person', wait: 5 * BURST_SECONDS * 100 + 100 });
    time.now += 15 * BURST_SECONDS * 100;
    expect(all.spend(ANN, large)).toBeNull();
  });
});
