/**
 * Rules as one line of text, for flags, tags and requests: a preset's name, then any options that differ.
 * `official`, `lobby`, `official capture=optional chain=single`.
 */
import { err, ok, type Result } from './result.ts';
import { findPresetId, RULE_PRESETS } from './rule-presets.ts';
import { OFFICIAL, RULE_OPTION_NAMES, RULE_OPTIONS, type RuleOption, type RuleSet } from './rule-set.ts';

/** The first word that is no preset and no option. */
export interface RuleTextError {
  readonly code: 'unknown-rules';
  readonly word: string;
}

const isOption = (key: string): key is RuleOption => Object.hasOwn(RULE_OPTIONS, key);

/** Reads such a line, in any case; what it does not mention is official. */
export function parseRules(text: string): Result<RuleSet, RuleTextError> {
  const words = text
    .toLowerCase()
    .split(/[\s,;]+/)
    .filter(Boolean);
  let rules: RuleSet = OFFICIAL;
  for (const [i, word] of words.entries()) {
    const [key, value] = word.split(/=(.*)/) as [string, string | undefined];
    const preset = i === 0 ? findPresetId(word) : null;
    if (preset) rules = RULE_PRESETS[preset].rules;
    else if (isOption(key) && (RULE_OPTIONS[key] as readonly string[]).includes(value ?? ''))
      rules = { ...rules, [key]: value };
    else return err({ code: 'unknown-rules', word });
  }
  return words.length === 0 ? err({ code: 'unknown-rules', word: text }) : ok(rules);
}

/** The official rules and what differs from them: every program reads it the same, whatever presets it knows. */
export function formatRules(rules: RuleSet): string {
  const differing = RULE_OPTION_NAMES.filter((option) => rules[option] !== OFFICIAL[option]).map(
    (option) => `${option}=${rules[option]}`,
  );
  return ['official', ...differing].join(' ');
}
