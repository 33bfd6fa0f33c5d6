/** Which nodes are alive, when none was, and which connections are open where. */
import { StoreFault } from '../fault.ts';
import {
  type Heartbeat,
  LATE_HEARTBEAT_MS,
  type Lease,
  NODE_LEASE_MS,
  type Outage,
  type PresenceStore,
  SHORTEST_BREAK_MS,
  SURELY_HEARD_MS,
} from '../store.ts';
import { type Database, statement } from './database.ts';

/** PostgreSQL's time, or the caller's where tests bring their own. */
export type StoreClock = 'store' | 'caller';

const NOW: Readonly<Record<StoreClock, string>> = {
  store: `(extract(epoch from clock_timestamp()) * 1000)::bigint`,
  caller: '$2::bigint',
};

/** Those who may be alive; with `clock` in reach. */
const OTHERS = `from nodes where node <> $1 and retires is null and heard >= now - ${SURELY_HEARD_MS}`;

/**
 * Nodes meet at the one row of the cluster. The first to come after a gap sees it in the row and moves the row on;
 * those behind it, who waited for its lock, see a row without a gap.
 */
const heartbeatStatement = (clock: StoreClock) =>
  statement(
    `heartbeat.${clock}`,
    `
  with clock as materialized (
    select ${NOW[clock]} as now, $2::bigint as told
  ), gap as materialized (
    select now,
      case
        -- One that was under way for so long met a store that did not answer.
        when ($3::boolean or now - told > ${LATE_HEARTBEAT_MS}) and not exists (select ${OTHERS})
        then ${SHORTEST_BREAK_MS} else ${NODE_LEASE_MS}
      end as most
    from clock
  ), beat as (
    update cluster set
      heard_before = heard,
      heard = greatest(heard, now),
      alive_since = case when heard >= now - most then alive_since else now end
    from gap
    returning now, most, heard_before, heard, alive_since
  ), node as (
    insert into nodes (node, heard) select $1, now from beat
    on conflict (node) do update set heard = greatest(nodes.heard, excluded.heard)
  ), found as (
    insert into outages (began, ended)
    select heard_before, heard from beat where heard_before < heard - most
  )
  select now, alive_since as "aliveSince" from beat`,
  );
const othersStatement = (clock: StoreClock) =>
  statement(
    `others.${clock}`,
    `with clock as (select ${NOW[clock]} as now, $2::bigint as told)
     select (select max(heard) ${OTHERS}) as heard from clock`,
  );

/** Apart from the heartbeat, because a statement does not see what another one wrote while it waited. */
const OUTAGES = statement(
  'outages',
  'select id, began as "from", ended as "to" from outages where id > $1 order by id',
);

const RETIRE = statement('retire', 'update nodes set retires = $2 where node = $1');

/** In the order in which CONNECT takes them, a list of each. */
const LEASE_KEYS = ['connection', 'table', 'player', 'name', 'node', 'arrived', 'address'] as const;
const CONNECT = statement(
  'connect',
  `
  insert into connections (connection, table_id, player, name, node, arrived, address)
  select * from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::bigint[], $7::text[])
  on conflict (connection) do update set
    table_id = excluded.table_id,
    player = excluded.player,
    name = excluded.name,
    node = excluded.node,
    arrived = excluded.arrived,
    address = excluded.address`,
);
const DISCONNECT = statement('disconnect', 'delete from connections where connection = any($1::text[])');

const LEASE = 'connection, player, name, table_id as "table", node, arrived, address';
const PRESENT = statement(
  'present',
  `select ${LEASE} from connections where table_id = $1 order by arrived, number`,
);

const PRESENT_AT = statement(
  'present.many',
  `select ${LEASE} from connections where table_id = any($1::text[]) order by arrived, number`,
);

/** While nobody knows whether the nodes are alive, or they have only just come back, nobody is lost. */
const LAPSED = statement(
  'lapsed',
  `
  select ${LEASE} from connections left join nodes using (node)
  where coalesce(retires < $1, nodes.heard < $1::bigint - ${NODE_LEASE_MS}, true)
    and exists (
      select from cluster where heard >= $1::bigint - ${NODE_LEASE_MS} and alive_since <= $1::bigint - ${NODE_LEASE_MS}
    )
  order by arrived, number limit $2`,
);

export function presenceMethods(database: Database, clock: StoreClock): PresenceStore {
  const beatStatement = heartbeatStatement(clock);
  const others = othersStatement(clock);
  return {
    async heartbeat(node, at, afterOutage, interrupted = false) {
      const beat = await database.first<Omit<Heartbeat, 'outages'>>(beatStatement, [node, at, interrupted]);
      if (!beat) throw new StoreFault('damaged', 'The row of the cluster is missing.');
      return { ...beat, outages: await database.rows<Outage>(OUTAGES, [afterOutage]) };
    },
    async othersHeard(node, at) {
      return (await database.first<{ heard: number | null }>(others, [node, at]))?.heard ?? null;
    },
    async retire(node, until) {
      await database.rows(RETIRE, [node, until]);
    },
    async connect(leases) {
      await database.rows(
        CONNECT,
        LEASE_KEYS.map((key) => leases.map((lease) => lease[key])),
      );
    },
    async disconnect(connections) {
      await database.rows(DISCONNECT, [connections]);
    },
    present: (table) => database.rows<Lease>(PRESENT, [table]),
    presentAt: (tables) => database.rows<Lease>(PRESENT_AT, [tables]),
    lapsed: (now, limit) => database.rows<Lease>(LAPSED, [now, limit]),
  };
}
