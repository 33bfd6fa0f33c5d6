/** A list of the admin page: a line or two for each thing, and what can be done with it. */
import type { ComponentChildren } from 'preact';
import { adminWords } from './admin-words.ts';

interface AdminListProps<A, T> {
  readonly label: string;
  /** Undefined while it loads, null where it was refused. */
  readonly answer: A | null | undefined;
  readonly rowsOf: (answer: A) => readonly T[];
  readonly none: string;
  readonly keyOf: (row: T) => string;
  readonly children: (row: T) => ComponentChildren;
}

export function AdminList<A, T>({ label, answer, rowsOf, none, keyOf, children }: AdminListProps<A, T>) {
  const words = adminWords.value;
  if (answer === undefined) return <p role="status">{words.loading}</p>;
  if (answer === null) return <p role="alert">{words.failed}</p>;
  const rows = rowsOf(answer);
  if (rows.length === 0) return <p role="status">{none}</p>;
  return (
    <ul class="admin-list" aria-label={label}>
      {rows.map((row) => (
        <li key={keyOf(row)} class="admin-row">
          {children(row)}
        </li>
      ))}
    </ul>
  );
}

interface RowTextProps {
  readonly title: ComponentChildren;
  readonly notes: readonly (string | null)[];
  readonly text?: string;
}

export function RowText({ title, notes, text = '' }: RowTextProps) {
  return (
    <div class="admin-text">
      <p class="admin-title">{title}</p>
      {text !== '' && <p>{text}</p>}
      <p class="admin-notes">
        {notes
          .filter((note) => note !== null && note !== '')
          .map((note) => (
            <span key={note}>{note}</span>
          ))}
      </p>
    </div>
  );
}
