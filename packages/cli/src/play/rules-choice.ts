/** Choosing rules by a word or two, and saying in a line which ones are in force. */
import { type HostOptions, optionsFrom } from '@crownhead/match';
import {
  findPreset,
  formatRules,
  no,
  OFFICIAL_PRESET,
  ok,
  PRESETS,
  parseRules,
  type Result,
  type RuleSet,
  sameRules,
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

/** Several presets share their move rules, so the table's options say which one it is. */
export function rulesLine(rules: RuleSet, table: TableOptions): string {
  const fitting = PRESETS.filter((preset) => sameRules(preset.rules, rules));
  const exact = fitting.find((preset) => JSON.stringify(preset.table) === JSON.stringify(table));
  const preset = exact ?? fitting[0];
  return preset ? `Rules: ${preset.name}. ${preset.description}` : `Rules: ${formatRules(rules)}.`;
}
