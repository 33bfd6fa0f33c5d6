/** Presets known again by their options, whatever was chosen apart. */
import { describe, expect, it } from 'vitest';
import { nearestPreset, presetOf } from './preset-of.ts';
import { PRESETS } from './presets.ts';

const [OFFICIAL, , , , , TIMED] = PRESETS;
const CLOCK = { kind: 'clock', base: 60_000, increment: 0, delay: 0 } as const;

describe('presets known again', () => {
  it.each(PRESETS)('[R1] $id, under any clock and any names', (preset) => {
    const { rules, table } = preset;
    expect(presetOf(preset)).toBe(preset);
    const other = { ...table, timer: CLOCK, onTime: 'warning-pass', sideNames: 'dark-light' } as const;
    expect(presetOf({ rules, table: other })).toBe(preset);
    expect(nearestPreset({ rules, table: other })).toBe(preset);
  });

  it('[R1] one changed option makes the rules somebody’s own', () => {
    const { rules, table } = OFFICIAL;
    const changed = [
      { rules: { ...rules, chain: 'single' }, table },
      { rules, table: { ...table, draw: { ...table.draw, proof: 'off' } } },
      { rules, table: { ...table, showPile: false } },
    ] as const;
    expect(changed.map(presetOf)).toEqual([null, null, null]);
  });

  it('[R1] one’s own are called after the first with the same moves, if there is one', () => {
    expect(nearestPreset({ ...TIMED, table: { ...TIMED.table, showPile: false } })).toBe(OFFICIAL);
    expect(nearestPreset({ ...TIMED, rules: { ...TIMED.rules, chain: 'single' } })).toBeNull();
  });
});
