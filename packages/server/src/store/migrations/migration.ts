/** A step from one version of the database to the next. */

/**
 * One step that was released is never changed: databases out there have taken it. Times are milliseconds; JSON is kept
 * as text. For PostgreSQL a step only adds (tables, indexes, columns that are nullable or have a default), since nodes
 * of the version before go on beside it; what they no longer need goes one version later. A table may be replaced by one
 * that takes all the same statements.
 */
export interface Migration {
  readonly sqlite: string;
  readonly postgres: string;
}
