import { OFFICIAL_PRESET, PRESETS, warningOf, warns } from '@crownhead/match';
import { describe, expect, it } from 'vitest';
import { QUICK_TIMES, quickTimeOf, quickTimes } from './time-choice.ts';

const MINUTE = 60_000;

describe('the times that are often played', () => {
  it.each(quickTimes)('[T4][W6] %s is known again after it was chosen', (time) => {
    const table = { ...OFFICIAL_PRESET.table, timer: QUICK_TIMES[time](OFFICIAL_PRESET.table) };
    expect(quickTimeOf(table)).toBe(time);
  });

  it('[T4] a time of one’s own is none of them', () => {
    const timer = { kind: 'clock', base: 7 * MINUTE, increment: 0, delay: 0 } as const;
    expect(quickTimeOf({ ...OFFICIAL_PRESET.table, timer })).toBeNull();
  });

  it.each(PRESETS)('[T1][T3] $id: a move limit keeps what the table does about warnings', ({ table }) => {
    const timer = QUICK_TIMES['move-5'](table);
    expect(timer).toMatchObject({ kind: 'move', limit: 5 * MINUTE });
    expect(warningOf({ ...table, timer }) !== null).toBe(warns(table.onTime));
  });
});
