/** What clocks show, and when they show something else. */
import type { TableState, Timer } from '@crownhead/match';
import { ANN, type OptionChanges, TableDriver } from '@crownhead/testkit';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CLOCK_STYLE, type ClockFace, clockFace, formatTime } from './clock-face.ts';

const clocks = (base: number, delay = 0): OptionChanges => ({
  table: { timer: { kind: 'clock', base, increment: 0, delay } },
});

/** Everything a screen would draw. */
const drawn = ({ left, urgent, grace, idle, offer, running, warned }: ClockFace): string => {
  const text = (ms: number | null): string => (ms === null ? '-' : formatTime(ms));
  const plain = (ms: number | null): string => (ms === null ? '-' : `${Math.ceil(ms / 1000)}`);
  const parts = [text(left.black), text(left.white), urgent.black, urgent.white, running, warned];
  return [...parts, plain(grace.black), plain(grace.white), plain(idle), plain(offer)].join(' ');
};

it.each([
  [0, '0.0'],
  [1, '0.1'],
  [9400, '9.4'],
  [10_000, '10.0'],
  [10_001, '0:11'],
  [59_001, '1:00'],
  [60_000, '1:00'],
  [300_000, '5:00'],
  [3_600_000, '1:00:00'],
  [86_399_001, '24:00:00'],
])('%i ms is shown as %s', (ms, text) => {
  expect(formatTime(ms)).toBe(text);
});

it.each([
  [0, '0:00'],
  [1, '0:01'],
  [9400, '0:10'],
])('%i ms is shown as %s where tenths never matter', (ms, text) => {
  expect(formatTime(ms, { urgentBelow: 0, tenthsBelow: 0 })).toBe(text);
});

describe('a clock', () => {
  it('runs for the mover, is urgent near its end and stops with the game', () => {
    const table = TableDriver.playing(clocks(60_000));
    expect(clockFace(table.state, table.now + 1500)).toMatchObject({
      left: { black: 58_500, white: 60_000 },
      running: 'black',
      urgent: { black: false },
    });
    expect(clockFace(table.state, table.now + 45_000).urgent).toEqual({ black: true, white: false });
    table.wait(20_000).ok({ by: ANN, type: 'resign', confirmed: true });
    const over = clockFace(table.state, table.now + 99_000);
    expect([over.left, over.running, over.changesAt]).toEqual([{ black: 40_000, white: 60_000 }, null, null]);
  });

  it('waits out a delay before it looks different', () => {
    const table = TableDriver.playing(clocks(60_000, 5000));
    expect(clockFace(table.state, table.now + 1000)).toMatchObject({
      left: { black: 60_000 },
      changesAt: table.now + 6000,
    });
  });

  it('[T3] shows the warning time once it runs', () => {
    const table = TableDriver.playing({ preset: 'timed' });
    expect(clockFace(table.state, table.now)).toMatchObject({
      left: { black: 300_000, white: null },
      warned: false,
    });
    table.tick();
    expect(clockFace(table.state, table.now)).toMatchObject({ left: { black: 60_000 }, warned: true });
  });

  it('[N9] shows how long somebody may still be away', () => {
    const table = TableDriver.playing();
    table.lose(ANN);
    const { grace, changesAt } = clockFace(table.state, table.now + 500);
    expect([grace, changesAt]).toEqual([{ black: 119_500, white: null }, table.now + 1000]);
  });

  it('[T5] [L4] shows the idle limit from the first second of a turn', () => {
    const table = TableDriver.playing({ table: { idle: 600_000 } });
    const face = clockFace(table.state, table.now);
    expect([face.idle, face.changesAt]).toEqual([600_000, table.now + 1000]);
    table.tick();
    expect(clockFace(table.state, table.now).idle).toBe(300_000);
  });

  it('without a timer there is nothing to show and nothing to wait for', () => {
    expect(clockFace(TableDriver.playing().state, 5)).toMatchObject({
      left: { black: null, white: null },
      changesAt: null,
    });
    expect(clockFace(TableDriver.open().state, 5).changesAt).toBeNull();
  });
});

const TIMERS: readonly Timer[] = [
  { kind: 'clock', base: 65_000, increment: 2000, delay: 3000 },
  { kind: 'clock', base: 12_345, increment: 0, delay: 0 },
  { kind: 'move', limit: 15_000, warning: 10_000 },
];

it('looks the same until it says it will not, and different then', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...TIMERS),
      fc.boolean(),
      fc.nat({ max: 70_000 }),
      fc.array(fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }), { minLength: 3, maxLength: 3 }),
      (timer, away, later, parts) => {
        const table = TableDriver.playing({ table: { timer, onTime: 'forfeit' } });
        if (away) table.lose(ANN);
        const state: TableState = table.state;
        const now = table.now + later;
        const face = clockFace(state, now, CLOCK_STYLE);
        const end = face.changesAt ?? now + 100_000;
        for (const part of parts) {
          const between = Math.floor(now + (end - 1 - now) * part);
          expect(drawn(clockFace(state, between))).toBe(drawn(face));
        }
        if (face.changesAt !== null) {
          expect(face.changesAt).toBeGreaterThan(now);
          expect(drawn(clockFace(state, face.changesAt))).not.toBe(drawn(face));
        }
      },
    ),
    { numRuns: 500 },
  );
});
