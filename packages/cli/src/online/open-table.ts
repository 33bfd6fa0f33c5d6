/** A table on our own server while nobody here can sit at it: opened for others, and again when it has closed. */
import { hostname } from 'node:os';
import { Connection, Sessions, socketUrl } from '@crownhead/client/remote';
import { tidyName } from '@crownhead/match';
import type { OfferedOptions, TableId } from '@crownhead/protocol';
import { no, ok, type Result } from '@crownhead/rules';

interface Offered {
  readonly options: OfferedOptions;
  readonly password?: string;
}

export interface Told {
  /** `again`: the one before it has closed, because nobody was there or those who were are done. */
  opened(id: TableId, again: boolean): Promise<void>;
  /** It has closed and there will be no other. */
  failed(why: string): void;
}

/** A table nobody sits at closes after a while; two who come later find the next one. The answer ends it. */
export async function keepTableOpen(
  origin: string,
  name: string | undefined,
  { options, password }: Offered,
  told: Told,
): Promise<Result<() => void, string>> {
  const sessions = new Sessions({ origin });
  const known = await sessions.create(name ?? tidyName(hostname()) ?? 'Crownhead');
  if (!known.ok) return no(known.error.message);
  const token = sessions.token === undefined ? {} : { token: sessions.token };
  const connection = new Connection({ url: socketUrl(origin), ...token });
  const first = await connection.createTable(options, password);
  if (!first.ok) {
    connection.close();
    return no(first.error.message);
  }
  let table: TableId | null = first.value;
  await told.opened(table, false);
  connection.watchLobby().subscribe(async ({ tables, fresh }) => {
    if (!fresh || table === null || tables.some((listing) => listing.table === table)) return;
    table = null;
    const next = await connection.createTable(options, password);
    if (!next.ok) return told.failed(next.error.message);
    table = next.value;
    await told.opened(table, true);
  });
  return ok(() => connection.close());
}
