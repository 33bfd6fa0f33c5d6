/** A labelled field for some sentences. */
import { useId } from 'preact/hooks';
import './field.css';

interface TextAreaProps {
  readonly label: string;
  readonly value: string;
  readonly maxLength: number;
  readonly onChange: (value: string) => void;
}

export function TextArea({ label, value, maxLength, onChange }: TextAreaProps) {
  const id = useId();
  return (
    <div class="field">
      <label class="field-label" for={id}>
        {label}
      </label>
      <textarea
        id={id}
        class="field-input"
        rows={3}
        maxLength={maxLength}
        value={value}
        onInput={(event) => onChange(event.currentTarget.value)}
      />
    </div>
  );
}
