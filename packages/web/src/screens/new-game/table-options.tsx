/** The options around the move rules, one by one (R9 to R17, T5). */
import type { HostOptions, StartFault } from '@crownhead/match';
import {
  AFTER_OPTIONS,
  BOUNDS,
  DEFAULT_IDLE,
  DRAW_MODES,
  LOST_OPTIONS,
  type OptionFault,
  RESIGN_OPTIONS,
  SIDE_NAMES,
  type SideNames,
  type TableOptions,
  TIME_OPTIONS,
} from '@crownhead/rules';
import { words } from '../../i18n/words.ts';
import { Choice } from '../../ui/choice.tsx';
import { Menu, Switch } from '../../ui/field.tsx';
import { DurationField } from './duration-field.tsx';
import { formWords } from './form-words.ts';

interface TableProps {
  readonly value: HostOptions;
  readonly onChange: (value: HostOptions) => void;
  readonly place: 'local' | 'online';
  readonly fault: OptionFault | StartFault | null;
}

export function TableOptionsForm({ value, onChange, place, fault }: TableProps) {
  const { table: text, faults } = formWords.value;
  const { table } = value;
  const { sides } = words.value.ui;
  const set = (changes: Partial<TableOptions>) => onChange({ ...value, table: { ...table, ...changes } });
  const draw = (changes: Partial<TableOptions['draw']>) => set({ draw: { ...table.draw, ...changes } });
  const drawModes = DRAW_MODES.map((mode) => ({ value: mode, label: text.drawModes[mode] }));
  const says = (code: OptionFault) => (fault === code ? faults[code] : null);
  return (
    <>
      <Choice
        label={text.sideNames.label}
        hint={text.sideNames.about}
        value={table.sideNames}
        options={(Object.keys(SIDE_NAMES) as SideNames[]).map((names) => ({
          value: names,
          label: `${sides[names].black} – ${sides[names].white}`,
        }))}
        onChange={(sideNames) => set({ sideNames })}
      />
      <Switch
        label={text.agreement.label}
        hint={text.agreement.about}
        checked={table.draw.agreement}
        onChange={(agreement) => draw({ agreement })}
      />
      <Menu
        label={text.drawRule.label}
        hint={text.drawRule.about}
        value={table.draw.rule}
        options={drawModes}
        onChange={(rule) => draw({ rule })}
      />
      <Menu
        label={text.proof.label}
        hint={text.proof.about}
        value={table.draw.proof}
        options={drawModes}
        onChange={(proof) => draw({ proof })}
      />
      <Menu
        label={text.resign.label}
        hint={text.resign.about}
        value={table.resign}
        options={RESIGN_OPTIONS.map((option) => ({ value: option, label: text.resign[option] }))}
        onChange={(resign) => set({ resign })}
      />
      <Menu
        label={text.onTime.label}
        hint={text.onTime.about}
        value={table.onTime}
        options={TIME_OPTIONS.map((option) => ({ value: option, label: text.onTime[option] }))}
        onChange={(onTime) => set({ onTime })}
      />
      <Switch
        label={text.idle.label}
        hint={text.idle.about}
        checked={table.idle !== null}
        onChange={(on) => set({ idle: on ? DEFAULT_IDLE : null })}
      />
      {table.idle !== null && (
        <DurationField
          label={text.idle.field}
          value={table.idle}
          unit="minutes"
          bounds={BOUNDS.idle}
          error={says('idle-limit-out-of-range')}
          onChange={(idle) => set({ idle })}
        />
      )}
      <Switch
        label={text.showPile.label}
        hint={text.showPile.about}
        checked={table.showPile}
        onChange={(showPile) => set({ showPile })}
      />
      {place === 'online' && (
        <Menu
          label={text.onLost.label}
          hint={text.onLost.about}
          value={table.onLost}
          options={LOST_OPTIONS.map((option) => ({ value: option, label: text.onLost[option] }))}
          onChange={(onLost) => set({ onLost })}
        />
      )}
      {place === 'online' && table.onLost === 'grace' && (
        <DurationField
          label={text.grace.label}
          value={table.grace}
          unit="seconds"
          bounds={BOUNDS.grace}
          error={says('grace-out-of-range')}
          onChange={(grace) => set({ grace })}
        />
      )}
      <Menu
        label={text.after.label}
        hint={text.after.about}
        value={table.after}
        options={AFTER_OPTIONS.map((option) => ({ value: option, label: text.after[option] }))}
        onChange={(after) => set({ after })}
      />
      {place === 'local' && (
        <Switch
          label={text.takebacks.label}
          hint={text.takebacks.about}
          checked={value.takebacks}
          onChange={(takebacks) => onChange({ ...value, takebacks })}
        />
      )}
    </>
  );
}
