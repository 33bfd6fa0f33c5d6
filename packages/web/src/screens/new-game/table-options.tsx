/** The options around the move rules, one by one (R9 to R17, T5). */
import {
  AFTER_OPTIONS,
  BOUNDS,
  consequenceOf,
  DEFAULT_IDLE,
  type HostOptions,
  LOST_OPTIONS,
  type OptionFault,
  RESIGN_OPTIONS,
  SIDE_NAMES,
  type SideNames,
  type StartFault,
  TAKEBACK_OPTIONS,
  type TableOptions,
  TIME_CONSEQUENCES,
  warns,
  withWarning,
} from '@crownhead/match';
import { DRAW_MODES } from '@crownhead/rules';
import { words } from '../../i18n/words.ts';
import { Choice } from '../../ui/choice.tsx';
import { Menu, Switch } from '../../ui/field.tsx';
import { DurationField } from './duration-field.tsx';
import { formWords } from './form-words.ts';

interface OptionText {
  readonly label: string;
  readonly about: string;
}

const named = ({ label, about }: OptionText) => ({ label, hint: about });

interface OptionMenuProps<T extends string> {
  /** Its name, what it is about, and a word for each choice. */
  readonly text: OptionText & Readonly<Record<T, string>>;
  readonly choices: readonly T[];
  readonly value: T;
  readonly onChange: (choice: T) => void;
}

function OptionMenu<T extends string>({ text, choices, value, onChange }: OptionMenuProps<T>) {
  const options = choices.map((choice) => ({ value: choice, label: text[choice] }));
  return <Menu {...named(text)} value={value} options={options} onChange={onChange} />;
}

interface DrawProps {
  readonly value: TableOptions['draw'];
  readonly onChange: (value: TableOptions['draw']) => void;
}

function DrawOptions({ value, onChange }: DrawProps) {
  const { table: text } = formWords.value;
  const set = (changes: Partial<TableOptions['draw']>) => onChange({ ...value, ...changes });
  return (
    <>
      <Switch
        {...named(text.agreement)}
        checked={value.agreement}
        onChange={(agreement) => set({ agreement })}
      />
      <OptionMenu
        text={{ ...text.drawRule, ...text.drawModes }}
        choices={DRAW_MODES}
        value={value.rule}
        onChange={(rule) => set({ rule })}
      />
      <OptionMenu
        text={{ ...text.proof, ...text.drawModes }}
        choices={DRAW_MODES}
        value={value.proof}
        onChange={(proof) => set({ proof })}
      />
    </>
  );
}

interface IdleProps {
  readonly value: TableOptions['idle'];
  readonly error: string | null;
  readonly onChange: (value: TableOptions['idle']) => void;
}

function IdleOptions({ value, error, onChange }: IdleProps) {
  const { table: text } = formWords.value;
  return (
    <>
      <Switch
        {...named(text.idle)}
        checked={value !== null}
        onChange={(on) => onChange(on ? DEFAULT_IDLE : null)}
      />
      {value !== null && (
        <DurationField
          label={text.idle.field}
          value={value}
          unit="minutes"
          bounds={BOUNDS.idle}
          error={error}
          onChange={onChange}
        />
      )}
    </>
  );
}

interface LostProps {
  readonly table: TableOptions;
  readonly error: string | null;
  readonly onChange: (changes: Partial<TableOptions>) => void;
}

/** What a lost connection leads to. */
function LostOptions({ table, error, onChange }: LostProps) {
  const { table: text } = formWords.value;
  return (
    <>
      <OptionMenu
        text={text.onLost}
        choices={LOST_OPTIONS}
        value={table.onLost}
        onChange={(onLost) => onChange({ onLost })}
      />
      {table.onLost === 'grace' && (
        <DurationField
          label={text.grace.label}
          value={table.grace}
          unit="seconds"
          bounds={BOUNDS.grace}
          error={error}
          onChange={(grace) => onChange({ grace })}
        />
      )}
    </>
  );
}

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
      <DrawOptions value={table.draw} onChange={(draw) => set({ draw })} />
      <OptionMenu
        text={text.resign}
        choices={RESIGN_OPTIONS}
        value={table.resign}
        onChange={(resign) => set({ resign })}
      />
      <OptionMenu
        text={text.onTime}
        choices={TIME_CONSEQUENCES}
        value={consequenceOf(table.onTime)}
        onChange={(consequence) => set({ onTime: withWarning(consequence, warns(table.onTime)) })}
      />
      <IdleOptions
        value={table.idle}
        error={says('idle-limit-out-of-range')}
        onChange={(idle) => set({ idle })}
      />
      <Switch {...named(text.showPile)} checked={table.showPile} onChange={(showPile) => set({ showPile })} />
      {place === 'online' && <LostOptions table={table} error={says('grace-out-of-range')} onChange={set} />}
      <OptionMenu
        text={text.after}
        choices={AFTER_OPTIONS}
        value={table.after}
        onChange={(after) => set({ after })}
      />
      <OptionMenu
        text={text.takebacks}
        choices={TAKEBACK_OPTIONS}
        value={table.takebacks}
        onChange={(takebacks) => set({ takebacks })}
      />
      {place === 'local' && (
        <Switch {...named(text.hints)} checked={table.hints} onChange={(hints) => set({ hints })} />
      )}
    </>
  );
}
