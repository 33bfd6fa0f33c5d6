/** One of several: real radio buttons, drawn as a row of segments, a grid, chips, tiles, or a list with a line of explanation each. */
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import './covering-input.css';
import './choice.css';

interface Option<T extends string> {
  readonly value: T;
  readonly label: ComponentChildren;
  /** Shown below the label in a list and on tiles. */
  readonly hint?: string;
  readonly disabled?: boolean;
}

interface ChoiceProps<T extends string> {
  readonly label: string;
  readonly options: readonly Option<T>[];
  readonly value: T;
  readonly onChange: (value: T) => void;
  readonly layout?: 'row' | 'list' | 'grid' | 'chips' | 'tiles';
  /** Where the screen says it already: heard, not seen. */
  readonly hideLabel?: boolean;
  /** What the choice is about, in plain words. */
  readonly hint?: string;
}

export function Choice<T extends string>(props: ChoiceProps<T>) {
  const { label, options, value, onChange, layout = 'row', hideLabel = false, hint } = props;
  const name = useId();
  return (
    <fieldset class={`choice choice-${layout}`} aria-describedby={hint && `${name}-hint`}>
      <legend class={hideLabel ? 'ui-unseen' : 'choice-label'}>{label}</legend>
      {hint && (
        <p class="choice-about" id={`${name}-hint`}>
          {hint}
        </p>
      )}
      <div class="choice-options">
        {options.map((option) => (
          <label key={option.value} class="choice-option">
            <input
              class="covering-input"
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled ?? false}
              onChange={() => onChange(option.value)}
            />
            <span class="choice-face">
              <span class="choice-word">{option.label}</span>
              {option.hint && <span class="choice-hint">{option.hint}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
