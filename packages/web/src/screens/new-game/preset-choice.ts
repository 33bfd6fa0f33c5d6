/** Which preset a set of options is, and options with another preset. */
import type { HostOptions } from '@crownhead/match';
import { movesAreOfficial, PRESETS, type PresetId } from '@crownhead/rules';

/** A timer and the names of the sides are chosen apart, so they do not make the rules somebody's own. */
const facts = ({
  rules,
  table: { timer: _, onTime: __, sideNames: ___, ...table },
}: Pick<HostOptions, 'rules' | 'table'>) => ({
  ...rules,
  ...table,
  ...table.draw,
  draw: null,
});

export function presetOf(options: Pick<HostOptions, 'rules' | 'table'>): PresetId | null {
  const mine = Object.entries(facts(options));
  const same = PRESETS.find((preset) => {
    const its: Readonly<Record<string, unknown>> = facts(preset);
    return mine.every(([key, value]) => its[key] === value);
  });
  return same?.id ?? null;
}

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
