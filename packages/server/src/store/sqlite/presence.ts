/** Nodes, connections and outages in SQLite, whose clock is the time the caller gives, but never goes back. */
import type { DatabaseSync } from 'node:sqlite';
import {
  type Lease,
  NODE_LEASE_MS,
  type Outage,
  type PresenceStore,
  SHORTEST_BREAK_MS,
  SURELY_HEARD_MS,
} from '../store.ts';
import type { Calls } from './calls.ts';
import { change, query } from './sql.ts';

type PresenceCalls = Pick<Calls, keyof PresenceStore>;

const LEASE_COLUMNS = 'connection, player, name, table_id as "table", connections.node, arrived, address';

function statements(db: DatabaseSync) {
  const alive = query<{ heard: number; since: number }>(db, 'select heard, since from alive');
  const keepAlive = change(
    db,
    'insert into alive (only, heard, since) values (1, ?1, ?2) on conflict do update set heard = ?1, since = ?2',
  );
  const hear = change(
    db,
    'insert into nodes (node, heard) values (?1, ?2) on conflict (node) do update set heard = max(heard, ?2)',
  );
  const addOutage = change(db, 'insert into outages (began, ended) values (?, ?)');
  const outages = query<Outage>(
    db,
    'select id, began as "from", ended as "to" from outages where id > ? order by id',
  );
  const others = query<{ node: string }>(
    db,
    'select node from nodes where node <> ?1 and heard >= ?2 and retires is null limit 1',
  );
  const retire = change(db, 'update nodes set retires = ?2 where node = ?1');
  const connect = change(
    db,
    `insert or replace into connections (connection, player, name, table_id, node, arrived, address)
     values (?, ?, ?, ?, ?, ?, ?)`,
  );
  const disconnect = change(db, 'delete from connections where connection = ?');
  const present = query<Lease>(
    db,
    `select ${LEASE_COLUMNS} from connections where table_id = ? order by arrived, connection`,
  );
  const lapsed = query<Lease>(
    db,
    `select ${LEASE_COLUMNS} from alive, nodes join connections using (node)
     where alive.heard >= ?1 - ${NODE_LEASE_MS} and alive.since <= ?1 - ${NODE_LEASE_MS}
       and iif(retires is null, nodes.heard < ?1 - ${NODE_LEASE_MS}, retires < ?1)
     order by arrived, connection limit ?2`,
  );
  return { alive, keepAlive, hear, addOutage, outages, others, retire, connect, disconnect, present, lapsed };
}

export function presenceCalls(db: DatabaseSync): PresenceCalls {
  const { alive, keepAlive, hear, addOutage, outages, others, retire, connect, disconnect, present, lapsed } =
    statements(db);
  let firstBeat = true;

  return {
    heartbeat: (node, told, afterOutage, interrupted = false) => {
      const last = alive.first() ?? { heard: told, since: told };
      // A machine may start with its clock behind: tables would stand still until it has caught up.
      const at = Math.max(told, last.heard);
      // The file has one user at a time: since the one before, nobody was there, however short that was.
      const certain = interrupted && others.first(node, at - SURELY_HEARD_MS) === null;
      const least = firstBeat ? 0 : certain ? SHORTEST_BREAK_MS : NODE_LEASE_MS;
      const broken = at - last.heard > least;
      firstBeat = false;
      if (broken) addOutage(last.heard, at);
      const aliveSince = broken ? at : last.since;
      keepAlive(at, aliveSince);
      hear(node, at);
      return { now: at, aliveSince, outages: outages.all(afterOutage) };
    },
    // In life there is nobody else.
    othersHeard: () => null,
    retire: (node, until) => {
      retire(node, until);
    },
    connect: (leases) => {
      for (const { connection, player, name, table, node, arrived, address } of leases) {
        connect(connection, player, name, table, node, arrived, address);
      }
    },
    disconnect: (connections) => {
      for (const connection of connections) disconnect(connection);
    },
    present: (table) => present.all(table),
    presentAt: (tables) => tables.flatMap((table) => present.all(table)),
    lapsed: (now, limit) => lapsed.all(now, limit),
  };
}
