/**
 * What is decided about a game besides who plays it, as rows over `HostOptions`: time, rules, start. Values out of range go
 * into the options as they were typed; `hostOptionFault` finds them, the form says it.
 */
import { type HostOptions, hostOptionFault } from '@crownhead/match';
import type { PresetId } from '@crownhead/rules';
import './options-rows.css';
import { RulesRow } from './rules-row.tsx';
import { StartRow } from './start-row.tsx';
import { TimeRow } from './time-row.tsx';

interface OptionsProps {
  readonly value: HostOptions;
  readonly onChange: (value: HostOptions) => void;
  /** Rules by one word: more may depend on them than their options. */
  readonly onPreset: (id: PresetId) => void;
  /** Online there are connections to lose. */
  readonly place: 'local' | 'online';
  readonly onSetUp?: (() => void) | undefined;
}

export function OptionsRows({ value, onChange, onPreset, place, onSetUp }: OptionsProps) {
  const fault = hostOptionFault(value);
  return (
    <>
      <TimeRow value={value} onChange={onChange} fault={fault} />
      <RulesRow value={value} onChange={onChange} onPreset={onPreset} place={place} />
      <StartRow value={value} onChange={onChange} fault={fault} onSetUp={onSetUp} />
    </>
  );
}
