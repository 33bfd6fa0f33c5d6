/** Reads the `--rules` of a command. */
import { err, type Failure, parseRules, quotable, type Result, type RuleSet } from '@crownhead/rules';

export function readRules(text = 'official'): Result<RuleSet, Failure> {
  const rules = parseRules(text);
  if (rules.ok) return rules;
  const { code, word } = rules.error;
  const message = `There are no rules called “${quotable(word)}”: “crownhead rules” lists what there is.`;
  return err({ error: code, message });
}
