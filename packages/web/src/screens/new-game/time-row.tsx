/** Time: what is often played as chips, everything else under "Other" (T1, T3, T4). */
import {
  consequenceOf,
  type HostOptions,
  type OptionFault,
  type StartFault,
  type TableOptions,
  warningOf,
} from '@crownhead/match';
import { useState } from 'preact/hooks';
import { Choice } from '../../ui/choice.tsx';
import { spoken } from './duration-field.tsx';
import { FormRow } from './form-row.tsx';
import { formWords } from './form-words.ts';
import { QUICK_TIMES, type QuickTime, quickTimeOf, quickTimes } from './time-choice.ts';
import { TimerFields, WarningFields } from './timer-fields.tsx';

interface TimeProps {
  readonly value: HostOptions;
  readonly onChange: (value: HostOptions) => void;
  readonly fault: OptionFault | StartFault | null;
}

/** All of it in one sentence: how long, and what follows when it is over. */
function timeSentence(table: TableOptions): string {
  const { timer: text } = formWords.value;
  const { timer, onTime } = table;
  const time = (ms: number): string => spoken(ms, text);
  const unlessZero = (ms: number | null): string | null => (ms ? time(ms) : null);
  switch (timer.kind) {
    case 'none':
      return text.says.none;
    case 'move':
      return text.says.move(
        time(timer.limit),
        unlessZero(warningOf(table)),
        text.late[consequenceOf(onTime)],
      );
    case 'clock':
      return text.says.clock(time(timer.base), unlessZero(timer.increment), unlessZero(timer.delay));
    default:
      return timer satisfies never;
  }
}

export function TimeRow({ value, onChange, fault }: TimeProps) {
  const { timer: text } = formWords.value;
  const { table } = value;
  const quick = quickTimeOf(table);
  const [other, setOther] = useState(quick === null);
  const chosen = other || quick === null ? 'other' : quick;
  const set = (changes: Partial<TableOptions>): void =>
    onChange({ ...value, table: { ...table, ...changes } });
  const choose = (time: QuickTime | 'other'): void => {
    setOther(time === 'other');
    if (time !== 'other') set({ timer: QUICK_TIMES[time](table) });
  };
  return (
    <FormRow label={text.title}>
      <Choice
        label={text.title}
        hideLabel
        layout="chips"
        value={chosen}
        options={[...quickTimes, 'other' as const].map((time) => ({ value: time, label: text.quick[time] }))}
        onChange={choose}
      />
      {chosen === 'other' && <TimerFields table={table} onChange={set} fault={fault} />}
      {table.timer.kind === 'move' && <WarningFields table={table} onChange={set} fault={fault} />}
      {fault === null && <p class="form-note">{timeSentence(table)}</p>}
    </FormRow>
  );
}
