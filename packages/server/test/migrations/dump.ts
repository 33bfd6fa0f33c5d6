/** A database as SQL text that makes it again: what it is made of, then every row. */
import { DatabaseSync } from 'node:sqlite';
import type pg from 'pg';

const quoted = (value: unknown): string => {
  if (value === null) return 'null';
  return typeof value === 'number' ? `${value}` : `'${String(value).replaceAll("'", "''")}'`;
};

export function dumpSqlite(file: string): string {
  const db = new DatabaseSync(file);
  const pragma = (name: string) => Object.values(db.prepare(`pragma ${name}`).get()!)[0];
  const lines = [`pragma application_id = ${pragma('application_id')};`];
  const made = db.prepare("select type, name, sql from sqlite_master where name not like 'sqlite_%'").all();
  for (const { sql } of made) if (sql !== null) lines.push(`${sql};`);
  for (const { type, name } of made) {
    if (type !== 'table') continue;
    for (const row of db.prepare(`select * from ${name}`).all()) {
      lines.push(`insert into ${name} values (${Object.values(row).map(quoted).join(', ')});`);
    }
  }
  lines.push(`pragma user_version = ${pragma('user_version')};`);
  db.close();
  return `${lines.join('\n')}\n`;
}

const COLUMNS = `
  select table_name as "table", column_name as column from information_schema.columns
  where table_schema = current_schema()
    -- Rows of a partition are those of the table it is part of.
    and not (select relispartition from pg_class where oid = to_regclass(quote_ident(table_name)))
  order by table_name, ordinal_position`;

/** `steps` made the tables; rows that they insert themselves are replaced. */
export async function dumpPostgres(client: pg.Client, steps: readonly string[]): Promise<string> {
  const lines = [...steps, 'create table crownhead_schema (version integer not null);'];
  const { rows: columns } = await client.query<{ table: string; column: string }>(COLUMNS);
  for (const [table, own] of Map.groupBy(columns, (each) => each.table)) {
    const names = own.map(({ column }) => `"${column}"`);
    const values = names.map((name) => `${name}::text`).join(', ');
    const { rows } = await client.query<string[]>({
      text: `select ${values} from ${table}`,
      rowMode: 'array',
    } as never);
    lines.push(`delete from ${table};`);
    const into = `insert into ${table} (${names.join(', ')}) overriding system value values`;
    for (const row of rows as unknown as (string | null)[][]) {
      lines.push(`${into} (${row.map(quoted).join(', ')});`);
    }
  }
  return `${lines.join('\n')}\n`;
}
