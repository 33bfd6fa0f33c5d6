import { DEFAULT_OPTIONS, PRESETS, presetOf } from '@crownhead/match';
import { expect, it } from 'vitest';
import { DEFAULT_FORM } from './game-form.ts';
import { fitStart, formWithPreset, withPreset } from './preset-choice.ts';

it.each(PRESETS.map(({ id }) => id))('[R1] %s is known again after it was chosen', (id) => {
  expect(presetOf(withPreset(DEFAULT_OPTIONS, id))?.id).toBe(id);
});

it.each(PRESETS)('[R8] $id: colours are drawn where the rules draw them', ({ id, colours }) => {
  const { colour, options } = formWithPreset({ ...DEFAULT_FORM, colour: 'white' }, id);
  expect(colour).toBe(colours === 'drawn' ? 'random' : 'white');
  expect(presetOf(options!)?.id).toBe(id);
});

it('a ballot goes where the official rules go', () => {
  const ballot = { ...DEFAULT_OPTIONS, start: { kind: 'eleven-man', number: null } as const };
  expect(fitStart(ballot)).toBe(ballot);
  expect(withPreset(ballot, 'lobby').start).toEqual({ kind: 'standard' });
  expect(withPreset(ballot, 'timed').start).toEqual(ballot.start);
});
