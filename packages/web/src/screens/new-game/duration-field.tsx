/** A field for a length of time. What is typed stays as typed; the options get its milliseconds, or NaN. */
import type { Bounds } from '@crownhead/match';
import { useState } from 'preact/hooks';
import { Field } from '../../ui/field.tsx';
import { formatDuration, parseDuration, type Unit } from './duration.ts';
import { type FormWords, formWords } from './form-words.ts';

interface DurationProps {
  readonly label: string;
  readonly value: number;
  readonly unit: Unit;
  readonly bounds: Bounds;
  readonly onChange: (ms: number) => void;
  readonly error: string | null;
}

const HOUR = 3_600_000;
const MINUTE = 60_000;

export function spoken(ms: number, { seconds, minutes, hours }: FormWords['timer']): string {
  if (ms >= HOUR && ms % HOUR === 0) return hours(ms / HOUR);
  return ms >= MINUTE && ms % MINUTE === 0 ? minutes(ms / MINUTE) : seconds(ms / 1000);
}

export function DurationField({ label, value, unit, bounds, onChange, error }: DurationProps) {
  const text = formWords.value.timer;
  const [typed, setTyped] = useState({ text: formatDuration(value, unit), value });
  // Another value from outside, by a preset for example, replaces what was typed.
  const shown = Object.is(typed.value, value) ? typed.text : formatDuration(value, unit);
  return (
    <Field
      label={label}
      value={shown}
      inputMode="decimal"
      autocomplete="off"
      unit={text.units[unit]}
      hint={text.range(spoken(bounds.least, text), spoken(bounds.most, text))}
      error={error}
      onChange={(next) => {
        const ms = parseDuration(next, unit);
        setTyped({ text: next, value: ms });
        onChange(ms);
      }}
    />
  );
}
