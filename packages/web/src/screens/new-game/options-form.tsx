/**
 * Everything a host decides about a game, as a form over `HostOptions`: rules by one word, time, start, and every option
 * under "more". Values out of range go into the options as they were typed; `hostOptionFault` finds them, the form says it.
 */
import { type HostOptions, hostOptionFault, SIDE_CHOICES } from '@crownhead/match';
import { words } from '../../i18n/words.ts';
import { Choice } from '../../ui/choice.tsx';
import { Section } from '../../ui/page.tsx';
import { formWords } from './form-words.ts';
import './options-form.css';
import { PresetChoice } from './preset-options.tsx';
import { RuleOptions } from './rule-options.tsx';
import { StartOptions } from './start-options.tsx';
import { TableOptionsForm } from './table-options.tsx';
import { TimerOptions } from './timer-options.tsx';

export interface OptionsProps {
  readonly value: HostOptions;
  readonly onChange: (value: HostOptions) => void;
  /** Online there are sides to choose and connections to lose. */
  readonly place: 'local' | 'online';
}

export function OptionsForm(props: OptionsProps) {
  const { value, onChange, place } = props;
  const text = formWords.value;
  const fault = hostOptionFault(value);
  return (
    <div class="options-form">
      <Section title={text.rulesTitle}>
        <PresetChoice value={value} onChange={onChange} />
        {place === 'online' && <SideChoice {...props} />}
      </Section>
      <Section title={text.timer.title}>
        <TimerOptions value={value} onChange={onChange} fault={fault} />
      </Section>
      <Section title={text.begin.title}>
        <StartOptions value={value} onChange={onChange} fault={fault} />
      </Section>
      <details class="options-more">
        <summary>
          <span class="options-more-title">{text.more}</span>
          <span class="options-more-hint">{text.moreHint}</span>
        </summary>
        <div class="options-more-body">
          <RuleOptions value={value} onChange={onChange} />
          <TableOptionsForm value={value} onChange={onChange} place={place} fault={fault} />
        </div>
      </details>
    </div>
  );
}

function SideChoice({ value, onChange }: OptionsProps) {
  const sides = words.value.ui.sides[value.table.sideNames];
  const text = formWords.value.sides;
  const labels = { random: text.random, 'host-black': sides.black, 'host-white': sides.white };
  return (
    <Choice
      label={text.label}
      value={value.sides}
      options={SIDE_CHOICES.map((choice) => ({ value: choice, label: labels[choice] }))}
      onChange={(choice) => onChange({ ...value, sides: choice })}
    />
  );
}
