/**
 * Named rule sets, so that a person picks one word. Data only: nothing branches on a name. What a preset says about the
 * table around the game is in `match`. `document` is the requirement document it comes from.
 */
import { OFFICIAL, type RuleSet } from './rule-set.ts';

/** The rules of a preset. */
export interface RulePreset {
  readonly document: string | null;
  readonly rules: RuleSet;
}

/** The rules of every preset by its name, `official` first. */
export const RULE_PRESETS = {
  official: { document: null, rules: OFFICIAL },
  sandbox: { document: '000', rules: { ...OFFICIAL, capture: 'optional', chain: 'single', first: 'white' } },
  desktop: { document: '001', rules: OFFICIAL },
  console: { document: '002', rules: { ...OFFICIAL, first: 'white' } },
  lobby: {
    document: '003',
    rules: {
      capture: 'optional',
      chain: 'may-stop',
      crowning: 'goes-on',
      removal: 'end-of-turn',
      blocked: 'passes',
      first: 'random',
    },
  },
  timed: { document: '004', rules: OFFICIAL },
} as const satisfies Readonly<Record<string, RulePreset>>;

export type PresetId = keyof typeof RULE_PRESETS;
/** The names of all presets. */
export const PRESET_IDS = Object.keys(RULE_PRESETS) as readonly PresetId[];

/** The preset of this name, in any case, or of this document. */
export const findPresetId = (word: string): PresetId | null =>
  PRESET_IDS.find((id) => id === word.toLowerCase() || RULE_PRESETS[id].document === word) ?? null;
