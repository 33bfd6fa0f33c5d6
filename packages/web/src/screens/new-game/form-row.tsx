/** One thing to decide: its name, the control, and a line to the next. */
import type { ComponentChildren } from 'preact';
import './form-row.css';

interface RowProps {
  readonly label: string;
  /** The control has its own name for screen readers. */
  readonly spoken?: boolean;
  /** One line of text, not as high as a control. */
  readonly line?: boolean;
  readonly children?: ComponentChildren;
}

export function FormRow({ label, spoken = true, line = false, children }: RowProps) {
  return (
    <div class={line ? 'form-row form-row-line' : 'form-row'}>
      <span class="form-row-label" aria-hidden={spoken}>
        {label}
      </span>
      <div class="form-row-control">{children}</div>
    </div>
  );
}

interface LineProps {
  readonly label: string;
  /** What is chosen, in one line. */
  readonly says: ComponentChildren;
  /** What can be done about it. */
  readonly links?: ComponentChildren;
  readonly children?: ComponentChildren;
}

/** A thing that is usually left as it is: one line, and the rest when it is asked for. */
export function FormLine({ label, says, links, children }: LineProps) {
  return (
    <FormRow label={label} spoken={false} line>
      <p class="form-line">
        <span class="form-line-says">{says}</span>
        {links}
      </p>
      {children}
    </FormRow>
  );
}
