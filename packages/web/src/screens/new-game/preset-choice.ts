/** Options with another preset, and a start that fits them. */
import { type HostOptions, PRESETS } from '@crownhead/match';
import { movesAreOfficial, type PresetId } from '@crownhead/rules';
import type { GameForm } from './game-form.ts';

/** Ballots are drawn for the official rules; under others the game begins as usual. */
export function fitStart(options: HostOptions): HostOptions {
  const { start, rules } = options;
  const ballot = start.kind === 'three-move' || start.kind === 'eleven-man';
  const fits = movesAreOfficial(rules) && rules.first === 'black';
  return ballot && !fits ? { ...options, start: { kind: 'standard' } } : options;
}

export function withPreset(options: HostOptions, id: PresetId): HostOptions {
  const { rules, table } = PRESETS.find((preset) => preset.id === id)!;
  return fitStart({ ...options, rules, table });
}

/** Rules by one name also say how the players get their colours: where they are drawn, they are drawn on one device too. */
export function formWithPreset(form: GameForm, id: PresetId): Partial<GameForm> {
  const options = withPreset(form.options, id);
  const { colours } = PRESETS.find((preset) => preset.id === id)!;
  return colours === 'drawn'
    ? { options: { ...options, sides: 'random' }, colour: 'random' }
    : { options, colour: form.colour };
}
