/** The options that decide which moves are legal, one by one (R1, R2, R4, R5, R6, R8). */
import type { HostOptions } from '@crownhead/match';
import { RULE_OPTIONS, type RuleOption } from '@crownhead/rules';
import { words } from '../../i18n/words.ts';
import { Choice } from '../../ui/choice.tsx';
import { formWords } from './form-words.ts';
import { fitStart } from './preset-choice.ts';

interface RuleProps {
  readonly value: HostOptions;
  readonly onChange: (value: HostOptions) => void;
}

export function RuleOptions({ value, onChange }: RuleProps) {
  const text = formWords.value.rules;
  const sides = words.value.ui.sides[value.table.sideNames];
  return (Object.keys(RULE_OPTIONS) as RuleOption[]).map((option) => {
    const { label, about, ...labels } = { ...text[option], ...(option === 'first' ? sides : {}) };
    const named: Readonly<Record<string, string>> = labels;
    return (
      <Choice
        key={option}
        label={label}
        hint={about}
        value={value.rules[option]}
        options={RULE_OPTIONS[option].map((choice) => ({ value: choice, label: named[choice] }))}
        onChange={(choice) => onChange(fitStart({ ...value, rules: { ...value.rules, [option]: choice } }))}
      />
    );
  });
}
