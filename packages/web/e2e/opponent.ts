/** Somebody at a table without a browser, for tests that look at one player only. */
import type { Table } from '@crownhead/client';
import { Connection, Sessions, socketUrl } from '@crownhead/client/remote';
import { OFFICIAL_PRESET, optionsFrom, type Preset } from '@crownhead/match';
import { type OfferedOptions, type TableId, tableId } from '@crownhead/protocol';

function got<T>(result: { ok: true; value: T } | { ok: false; error: { message: string } }): T {
  if (!result.ok) throw new Error(result.error.message);
  return result.value;
}

export class Opponent {
  readonly table: Table;
  readonly id: TableId;
  readonly #connection: Connection;

  private constructor(connection: Connection, table: Table, id: TableId) {
    this.#connection = connection;
    this.table = table;
    this.id = id;
  }

  static async #at(
    origin: string,
    name: string,
    find: (connection: Connection) => Promise<TableId>,
  ): Promise<Opponent> {
    const sessions = new Sessions({ origin });
    got(await sessions.create(name));
    const connection = new Connection({ url: socketUrl(origin), token: sessions.token! });
    const id = await find(connection);
    const table = got(await connection.openTable(id));
    await table.send({ type: 'seat.take' });
    await table.send({ type: 'ready', ready: true });
    return new Opponent(connection, table, id);
  }

  /** At a table of their own, where the guest has the first move. */
  static hosts(origin: string, name: string, preset: Preset = OFFICIAL_PRESET): Promise<Opponent> {
    const { shared: _, ...options } = { ...optionsFrom(preset), sides: 'host-white' } as const;
    return Opponent.#at(origin, name, async (connection) =>
      got(await connection.createTable(options satisfies OfferedOptions)),
    );
  }

  /** At somebody else's. */
  static joins(address: string, name: string): Promise<Opponent> {
    const { origin, pathname } = new URL(address);
    return Opponent.#at(origin, name, async () => tableId(pathname.replace('/t/', '')));
  }

  close(): void {
    this.#connection.close();
  }
}
