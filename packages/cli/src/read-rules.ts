/** Reads the `--rules` of a command, and names them in its answer. */
import {
  err,
  type Failure,
  formatRules,
  PRESET_IDS,
  parseRules,
  quotable,
  type Result,
  RULE_PRESETS,
  type RuleSet,
  sameRules,
} from '@crownhead/rules';

export function readRules(text = 'official'): Result<RuleSet, Failure> {
  const rules = parseRules(text);
  if (rules.ok) return rules;
  const { code, word } = rules.error;
  const message = `There are no rules called “${quotable(word)}”: “crownhead rules” lists what there is.`;
  return err({ error: code, message });
}

/** By the name of a preset where there is one: its options alone would not be recognized by whoever has named it. */
export const rulesWords = (rules: RuleSet): string =>
  `${PRESET_IDS.find((id) => sameRules(RULE_PRESETS[id].rules, rules)) ?? formatRules(rules)} rules`;
