/** The rules in one line; under "Change" by one word, and one by one. */
import { type HostOptions, hostOptionFault, PRESETS, presetOf } from '@crownhead/match';
import { type PresetId, RULE_OPTION_NAMES, RULE_OPTIONS } from '@crownhead/rules';
import { useId, useState } from 'preact/hooks';
import { words } from '../../i18n/words.ts';
import { Choice } from '../../ui/choice.tsx';
import { FormLine } from './form-row.tsx';
import { formWords } from './form-words.ts';
import { fitStart } from './preset-choice.ts';
import { TableOptionsForm } from './table-options.tsx';

interface RuleProps {
  readonly value: HostOptions;
  readonly onChange: (value: HostOptions) => void;
}

/** The options that decide which moves are legal, one by one (R1, R2, R4, R5, R6, R8). */
function RuleOptions({ value, onChange }: RuleProps) {
  const text = formWords.value.rules;
  const sides = words.value.ui.sides[value.table.sideNames];
  return RULE_OPTION_NAMES.map((option) => {
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

interface PresetProps {
  readonly value: HostOptions;
  readonly onChange: (id: PresetId) => void;
}

/** Rules by one name, each with a sentence that says what it means. */
function PresetChoice({ value, onChange }: PresetProps) {
  const text = formWords.value.presets;
  const chosen = presetOf(value)?.id ?? 'own';
  const ids: readonly (PresetId | 'own')[] = PRESETS.map(({ id }) => id);
  // Nobody can choose rules of their own here, only have them.
  const shown = chosen === 'own' ? [...ids, 'own' as const] : ids;
  return (
    <Choice
      label={formWords.value.rulesTitle}
      hideLabel
      layout="list"
      value={chosen}
      options={shown.map((id) => ({ value: id, label: text[id].name, hint: text[id].about }))}
      onChange={(id) => id !== 'own' && onChange(id)}
    />
  );
}

interface RulesProps {
  readonly value: HostOptions;
  readonly onChange: (value: HostOptions) => void;
  readonly onPreset: (id: PresetId) => void;
  readonly place: 'local' | 'online';
}

export function RulesRow({ value, onChange, onPreset, place }: RulesProps) {
  const text = formWords.value;
  const [open, setOpen] = useState(false);
  const id = useId();
  const name = formWords.value.presets[presetOf(value)?.id ?? 'own'].name;
  return (
    <FormLine
      label={text.rulesTitle}
      says={
        <>
          {name} <span class="form-line-more">· {text.short[value.rules.capture]}</span>
        </>
      }
      links={
        <button
          type="button"
          class="form-link"
          aria-label={open ? undefined : text.changeRules}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {open ? text.close : text.change}
        </button>
      }
    >
      <div id={id} class="form-panel" hidden={!open}>
        {open && (
          <>
            <PresetChoice value={value} onChange={onPreset} />
            <details class="options-more">
              <summary>
                <span class="options-more-title">{text.more}</span>
                <span class="options-more-hint">{text.moreHint}</span>
              </summary>
              <div class="options-more-body">
                <RuleOptions value={value} onChange={onChange} />
                <TableOptionsForm
                  value={value}
                  onChange={onChange}
                  place={place}
                  fault={hostOptionFault(value)}
                />
              </div>
            </details>
          </>
        )}
      </div>
    </FormLine>
  );
}
