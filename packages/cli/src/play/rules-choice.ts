/** Choosing rules by a word or two, and saying in a line which ones are in force. */
import { type HostOptions, optionsFrom } from '@crownhead/match';
import {
  findPreset,
  formatRules,
  nearestPreset,
  no,
  OFFICIAL_PRESET,
  ok,
  PRESETS,
  type Preset,
  parseRules,
  type Result,
  type RuleSet,
  type TableOptions,
} from '@crownhead/rules';

/** A preset brings its table options; changed rules keep those of the preset they start from. */
export function tableOptionsFor(text: string): Result<HostOptions, string> {
  const rules = parseRules(text);
  if (!rules.ok) {
    const known = PRESETS.map(({ id }) => id).join(', ');
    return no(`There are no rules called “${rules.error.word}”. Presets: ${known}.`);
  }
  const preset = findPreset(text.trim().split(/[\s,;]+/)[0]!) ?? OFFICIAL_PRESET;
  return ok({ ...optionsFrom(preset), rules: rules.value });
}

/** A word or two: the preset, or the rules themselves where they are somebody's own. */
export const rulesName = (rules: RuleSet, table: TableOptions): string =>
  nearestPreset({ rules, table })?.name ?? formatRules(rules);

export function rulesLine(rules: RuleSet, table: TableOptions): string {
  const preset = nearestPreset({ rules, table });
  const line = `Rules: ${rulesName(rules, table)}.`;
  return preset && isDescribed(preset, table) ? `${line} ${preset.description}` : line;
}

/** Some descriptions name the minutes of their timer, in whose place there can be another. */
const isDescribed = ({ description, table }: Preset, { timer }: TableOptions): boolean =>
  !/\bminutes?\b/.test(description) || JSON.stringify(table.timer) === JSON.stringify(timer);
