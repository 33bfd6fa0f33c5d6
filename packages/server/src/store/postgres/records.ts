/** The records of operating in PostgreSQL. */
import type { RecordStore, StoredRecord } from '../store.ts';
import { type Database, statement } from './database.ts';

interface Row extends Omit<StoredRecord, 'body'> {
  readonly body: string;
}

const toRecord = (row: Row): StoredRecord => ({ ...row, body: JSON.parse(row.body) });

const COLUMNS = 'kind, id, at, until, subject, body';

const PUT = statement(
  'record.put',
  `
  with counted as (
    update records_revision set revision = revision + 1
  )
  insert into records (${COLUMNS}) values ($1, $2, $3, $4, $5, $6)
  on conflict (kind, id) do update set
    at = excluded.at, until = excluded.until, subject = excluded.subject, body = excluded.body`,
);
const TAKE = statement(
  'record.take',
  `
  with taken as (
    delete from records where kind = $1 and id = $2 returning ${COLUMNS}
  ), counted as (
    update records_revision set revision = revision + 1 where exists (select from taken)
  )
  select ${COLUMNS} from taken where until is null or until > $3`,
);
const LIST = statement(
  'records',
  `
  select ${COLUMNS} from records where kind = $1 and (until is null or until > $2)
    and ($3::text is null or subject = $3) and ($4::text is null or id < $4)
  order by id desc limit $5`,
);
const REVISION = statement('records.revision', 'select revision from records_revision');

export function recordMethods(database: Database): RecordStore {
  return {
    async putRecord({ kind, id, at, until, subject, body }) {
      await database.rows(PUT, [kind, id, at, until, subject, JSON.stringify(body)]);
    },
    async takeRecord(kind, id, now) {
      const row = await database.first<Row>(TAKE, [kind, id, now]);
      return row && toRecord(row);
    },
    async records({ kind, now, subject, before, limit }) {
      const rows = await database.rows<Row>(LIST, [kind, now, subject ?? null, before ?? null, limit]);
      return rows.map(toRecord);
    },
    recordsRevision: async () => (await database.first<{ revision: number }>(REVISION))!.revision,
  };
}
