/** Which preset a set of options is, so that every screen uses the same name for a table. */
import { sameRules } from '@crownhead/rules';
import type { Preset } from './official-preset.ts';
import { PRESETS } from './presets.ts';
import { flatTable } from './table-options.ts';

/** Flat, so that values can be compared. */
const facts = ({ rules, table }: Pick<Preset, 'rules' | 'table'>): Readonly<Record<string, unknown>> => {
  const { timer, onTime, sideNames, takebacks, hints, ...others } = flatTable(table);
  return { ...rules, ...others };
};

/**
 * The preset these options are, or null where somebody has made them their own. Timers, the names of the
 * sides, take-backs and hints are chosen apart, so they do not count.
 */
export function presetOf(options: Pick<Preset, 'rules' | 'table'>): (typeof PRESETS)[number] | null {
  const mine = Object.entries(facts(options));
  const isSame = (preset: Preset) => {
    const its = facts(preset);
    return mine.every(([key, value]) => its[key] === value);
  };
  return PRESETS.find(isSame) ?? null;
}

/** The preset to call these options by: the one they are, or the first with the same moves; null where there is none. */
export const nearestPreset = (options: Pick<Preset, 'rules' | 'table'>): Preset | null =>
  presetOf(options) ?? PRESETS.find(({ rules }) => sameRules(rules, options.rules)) ?? null;
