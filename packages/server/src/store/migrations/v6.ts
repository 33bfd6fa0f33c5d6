/** In PostgreSQL the log is sixteen tables, by a hash of the table of the game. SQLite has one file anyway. */
import type { Migration } from './migration.ts';

const PARTITIONS = 16;

const partitions = Array.from(
  { length: PARTITIONS },
  (_, i) => `create table log_${i} partition of log for values with (modulus ${PARTITIONS}, remainder ${i});`,
).join('\n  ');

export const V6: Migration = {
  sqlite: '',
  postgres: `
  -- Nodes of the version before wait, or are refused for the moment, and then find the new log under the old name.
  alter table log rename to log_whole;
  alter index log_pkey rename to log_whole_pkey;
  alter index log_table_id_actor_command_id_key rename to log_whole_command_key;
  create table log (
    table_id text collate "C" not null,
    seq integer not null,
    actor text collate "C" not null,
    command_id text collate "C" not null,
    events text not null,
    primary key (table_id, seq),
    unique (table_id, actor, command_id)
  ) partition by hash (table_id);
  ${partitions}
  insert into log (table_id, seq, actor, command_id, events)
  select table_id, seq, actor, command_id, events from log_whole;
  -- Whoever might use the log may still.
  do $$
  declare granted record;
  begin
    for granted in
      select grantee, privilege_type from information_schema.role_table_grants
      where table_schema = current_schema() and table_name = 'log_whole'
    loop
      execute format('grant %s on log to %s', granted.privilege_type,
        case granted.grantee when 'PUBLIC' then 'public' else quote_ident(granted.grantee) end);
    end loop;
  end $$;
  drop table log_whole;
  `,
};
