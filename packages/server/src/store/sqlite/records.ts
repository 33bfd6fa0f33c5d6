/** The records of operating in SQLite. */
import type { DatabaseSync } from 'node:sqlite';
import type { RecordStore, StoredRecord } from '../store.ts';
import type { Calls } from './calls.ts';
import { change, query } from './sql.ts';

type RecordCalls = Pick<Calls, keyof RecordStore>;

interface Row extends Omit<StoredRecord, 'body'> {
  readonly body: string;
}

const toRecord = (row: Row): StoredRecord => ({ ...row, body: JSON.parse(row.body) });

const COLUMNS = 'kind, id, at, until, subject, body';

export function recordCalls(db: DatabaseSync): RecordCalls {
  const put = change(
    db,
    `insert into records (${COLUMNS}) values (?1, ?2, ?3, ?4, ?5, ?6)
     on conflict (kind, id) do update set at = ?3, until = ?4, subject = ?5, body = ?6`,
  );
  const take = query<Row>(db, `delete from records where kind = ? and id = ? returning ${COLUMNS}`);
  const list = query<Row>(
    db,
    `select ${COLUMNS} from records where kind = ?1 and (until is null or until > ?2)
       and (?3 is null or subject = ?3) and (?4 is null or id < ?4)
     order by id desc limit ?5`,
  );
  const count = change(db, 'update records_revision set revision = revision + 1');
  const revision = query<{ revision: number }>(db, 'select revision from records_revision');

  return {
    putRecord: ({ kind, id, at, until, subject, body }) => {
      put(kind, id, at, until, subject, JSON.stringify(body));
      count();
    },
    takeRecord: (kind, id, now) => {
      const row = take.first(kind, id);
      if (row !== null) count();
      return row === null || (row.until !== null && row.until <= now) ? null : toRecord(row);
    },
    records: ({ kind, now, subject, before, limit }) =>
      list.all(kind, now, subject ?? null, before ?? null, limit).map(toRecord),
    recordsRevision: () => revision.first()!.revision,
  };
}
