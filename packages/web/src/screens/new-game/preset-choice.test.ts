import { DEFAULT_OPTIONS } from '@crownhead/match';
import { PRESETS } from '@crownhead/rules';
import { expect, it } from 'vitest';
import { fitStart, presetOf, withPreset } from './preset-choice.ts';

it.each(PRESETS.map(({ id }) => id))('[R1] %s is known again after it was chosen', (id) => {
  expect(presetOf(withPreset(DEFAULT_OPTIONS, id))).toBe(id);
});

it('[R1] one changed option makes the rules somebody’s own, a timer does not', () => {
  const { rules, table } = DEFAULT_OPTIONS;
  expect(presetOf({ rules: { ...rules, chain: 'single' }, table })).toBeNull();
  expect(presetOf({ rules, table: { ...table, draw: { ...table.draw, proof: 'off' } } })).toBeNull();
  const timer = { kind: 'clock', base: 60_000, increment: 0, delay: 0 } as const;
  expect(presetOf({ rules, table: { ...table, timer } })).toBe('official');
});

it('a ballot goes where the official rules go', () => {
  const ballot = { ...DEFAULT_OPTIONS, start: { kind: 'eleven-man', number: null } as const };
  expect(fitStart(ballot)).toBe(ballot);
  expect(withPreset(ballot, 'lobby').start).toEqual({ kind: 'standard' });
  expect(withPreset(ballot, 'timed').start).toEqual(ballot.start);
});
