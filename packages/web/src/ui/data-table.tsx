/** A list as a table with columns that can be sorted; on a narrow screen each row has two lines. The row is the link. */
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import './data-table.css';

type NarrowPlace = 'title' | 'end' | 'second' | 'action' | 'none';

export interface Column<T> {
  readonly id: string;
  readonly title: string;
  readonly cell: (row: T) => ComponentChildren;
  /** Ascending; without it the column cannot be sorted. */
  readonly compare?: (a: T, b: T) => number;
  /** Dates and numbers are wanted from the top down first. */
  readonly descends?: boolean;
  readonly numeric?: boolean;
  /** Where it stands in a row of two lines: at the beginning or the end of the first, in the second, or nowhere. */
  readonly narrow: NarrowPlace | ((row: T) => NarrowPlace);
}

interface Sorting {
  readonly by: string;
  readonly down: boolean;
}

interface DataTableProps<T> {
  readonly label: string;
  readonly columns: readonly Column<T>[];
  readonly rows: readonly T[];
  readonly keyOf: (row: T) => string;
  /** The address of a row; its link is in the column whose place is the title. */
  readonly hrefOf: (row: T) => string;
  /** Called before the link of a row is followed. */
  readonly onFollow?: (row: T) => void;
  /** In the order given unless set. */
  readonly sorted?: Sorting;
}

export function DataTable<T>({ label, columns, rows, keyOf, hrefOf, onFollow, sorted }: DataTableProps<T>) {
  const [sorting, setSorting] = useState<Sorting | null>(sorted ?? null);
  const { compare } = columns.find(({ id }) => id === sorting?.by) ?? {};
  const shown = compare ? rows.toSorted((a, b) => (sorting?.down ? compare(b, a) : compare(a, b))) : rows;
  const sortBy = ({ id, descends = false }: Column<T>): void =>
    setSorting(sorting?.by === id ? { by: id, down: !sorting.down } : { by: id, down: descends });
  return (
    <div class="data-table-box">
      <table class="data-table" aria-label={label}>
        <thead>
          <tr>
            {columns.map((column) => (
              <Head key={column.id} column={column} sorting={sorting} onSort={() => sortBy(column)} />
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <tr key={keyOf(row)}>
              {columns.map(({ id, narrow, numeric, cell }) => (
                <td
                  key={id}
                  class={`data-table-${typeof narrow === 'function' ? narrow(row) : narrow} ${numeric ? 'data-table-number' : ''}`}
                >
                  {narrow === 'title' ? (
                    <a class="data-table-link" href={hrefOf(row)} onClick={() => onFollow?.(row)}>
                      {cell(row)}
                    </a>
                  ) : (
                    cell(row)
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface HeadProps<T> {
  readonly column: Column<T>;
  readonly sorting: Sorting | null;
  readonly onSort: () => void;
}

function Head<T>({ column: { id, title, compare, numeric, narrow }, sorting, onSort }: HeadProps<T>) {
  const is = sorting?.by === id ? (sorting.down ? 'descending' : 'ascending') : undefined;
  return (
    <th scope="col" aria-sort={is} class={numeric ? 'data-table-number' : ''}>
      {compare ? (
        <button type="button" class="data-table-sort" onClick={onSort}>
          {title}
          <svg viewBox="0 0 8 12" aria-hidden="true" focusable="false">
            <path d="M4 1 L7 5 H1 Z" />
            <path d="M4 11 L7 7 H1 Z" />
          </svg>
        </button>
      ) : (
        <span class={narrow === 'action' ? 'ui-unseen' : ''}>{title}</span>
      )}
    </th>
  );
}
