/** Prepared statements with typed rows. */
import type { DatabaseSync, SQLInputValue } from 'node:sqlite';

/** The caller knows the columns: nothing else in the program sees a row. */
interface Query<Row> {
  first(...values: SQLInputValue[]): Row | null;
  all(...values: SQLInputValue[]): Row[];
}

export function query<Row extends object>(db: DatabaseSync, sql: string): Query<Row> {
  const statement = db.prepare(sql);
  return {
    first: (...values) => (statement.get(...values) as Row | undefined) ?? null,
    all: (...values) => statement.all(...values) as Row[],
  };
}

/** A statement that writes, and returns how many rows it changed. */
export function change(db: DatabaseSync, sql: string): (...values: SQLInputValue[]) => number {
  const statement = db.prepare(sql);
  return (...values) => Number(statement.run(...values).changes);
}
