/** A labelled text or number field, a switch and a menu; what is wrong with a value stands below it and is read out. */
import type { InputHTMLAttributes } from 'preact';
import { useId } from 'preact/hooks';
import './field.css';

interface FieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange' | 'onInput'> {
  readonly label: string;
  readonly value: string;
  /** At every letter. */
  readonly onChange: (value: string) => void;
  readonly hint?: string | undefined;
  readonly error?: string | null | undefined;
  /** After the field: "seconds". */
  readonly unit?: string | undefined;
  /** Where the screen says it already: heard, not seen. */
  readonly hideLabel?: boolean;
}

export function Field({ label, value, onChange, hint, error, unit, hideLabel, ...input }: FieldProps) {
  const id = useId();
  const about = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div class="field">
      <label class={hideLabel ? 'ui-unseen' : 'field-label'} for={id}>
        {label}
      </label>
      <span class="field-line">
        <input
          type="text"
          {...input}
          id={id}
          class="field-input"
          value={value}
          aria-invalid={error ? 'true' : undefined}
          aria-describedby={about || undefined}
          onInput={(event) => onChange(event.currentTarget.value)}
        />
        {unit && <span class="field-unit">{unit}</span>}
      </span>
      {hint && (
        <span class="field-hint" id={`${id}-hint`}>
          {hint}
        </span>
      )}
      {error && (
        <span class="field-error" id={`${id}-error`} role="alert">
          {error}
        </span>
      )}
    </div>
  );
}

interface SwitchProps {
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly hint?: string;
}

export function Switch({ label, checked, onChange, hint }: SwitchProps) {
  const id = useId();
  return (
    <label class="field-switch">
      <span class="field-switch-text">
        <span class="field-label">{label}</span>
        {hint && (
          <span class="field-hint" id={id}>
            {hint}
          </span>
        )}
      </span>
      <input
        type="checkbox"
        role="switch"
        class="field-switch-input"
        checked={checked}
        aria-checked={checked}
        aria-describedby={hint && id}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </label>
  );
}

interface MenuProps<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly options: readonly { readonly value: T; readonly label: string }[];
  readonly onChange: (value: T) => void;
  readonly hint?: string;
  /** Where the screen says it already: heard, not seen. */
  readonly hideLabel?: boolean;
}

export function Menu<T extends string>({ label, value, options, onChange, hint, hideLabel }: MenuProps<T>) {
  const id = useId();
  return (
    <div class="field">
      <label class={hideLabel ? 'ui-unseen' : 'field-label'} for={id}>
        {label}
      </label>
      <select
        id={id}
        class="field-input"
        aria-describedby={hint && `${id}-hint`}
        onChange={(event) => onChange(event.currentTarget.value as T)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} selected={option.value === value}>
            {option.label}
          </option>
        ))}
      </select>
      {hint && (
        <span class="field-hint" id={`${id}-hint`}>
          {hint}
        </span>
      )}
    </div>
  );
}
