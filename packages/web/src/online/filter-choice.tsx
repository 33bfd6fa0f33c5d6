/** One thing that a list is narrowed down by, as a menu. */
import './filter-chip.css';

interface FilterChoiceProps {
  readonly label: string;
  readonly any: string;
  readonly value: string | undefined;
  readonly options: readonly (readonly [value: string, label: string])[];
  readonly onChange: (value: string) => void;
}

export function FilterChoice({ label, any, value = '', options, onChange }: FilterChoiceProps) {
  return (
    <select
      class={value === '' ? 'lobby-chip' : 'lobby-chip lobby-chip-set'}
      aria-label={label}
      onChange={(event) => onChange(event.currentTarget.value)}
    >
      {[['', any] as const, ...options].map(([each, text]) => (
        <option key={each} value={each} selected={each === value}>
          {text}
        </option>
      ))}
    </select>
  );
}
