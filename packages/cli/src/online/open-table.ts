/** A table on our own server that nobody here sits at: opened for others, and reopened when it has closed. */
import { hostname } from 'node:os';
import { tablePath } from '@crownhead/client';
import { Connection, Sessions, socketUrl } from '@crownhead/client/remote';
import { tidyName } from '@crownhead/match';
import type { OfferedOptions, TableId } from '@crownhead/protocol';
import { err, ok, type Result } from '@crownhead/rules';

interface Offered {
  readonly options: OfferedOptions;
  readonly password?: string;
}

export interface TableListener {
  /** `again`: the one before it has closed, because nobody was there or those who were are done. */
  opened(path: string, again: boolean): Promise<void>;
  /** It has closed and there will be no other. */
  failed(why: string): void;
}

/** By the name given; otherwise by the machine's, which may be one that nobody may have, as `server` is. */
async function introduce(sessions: Sessions, name: string | undefined) {
  if (name !== undefined) return sessions.create(name);
  const named = await sessions.create(tidyName(hostname()) ?? 'Host');
  return named.ok ? named : sessions.create('Host');
}

/** When those who played there are done and the table has closed, two who come later find the next one. The answer ends it. */
export async function keepTableOpen(
  origin: string,
  name: string | undefined,
  { options, password }: Offered,
  told: TableListener,
): Promise<Result<() => void, string>> {
  const sessions = new Sessions({ origin });
  const known = await introduce(sessions, name);
  if (!known.ok) return err(known.error.message);
  const token = sessions.token === undefined ? {} : { token: sessions.token };
  const connection = new Connection({ url: socketUrl(origin), ...token });
  const first = await connection.createTable(options, password);
  if (!first.ok) {
    connection.close();
    return err(first.error.message);
  }
  let isEnded = false;
  /** Whatever was under way when we ended it fails, and that is no news. */
  const failed = (why: string): void => {
    if (!isEnded) told.failed(why);
  };
  /** The lobby offers a table whose host is there, so we stay at it; the next player there is somebody else. */
  const attend = async (id: TableId, again: boolean): Promise<void> => {
    const opened = await connection.openTable(id, password === undefined ? {} : { password });
    if (!opened.ok) return failed(opened.error.message);
    const table = opened.value;
    await told.opened(tablePath(id, table.view.invitation), again);
    const stop = table.subscribe(({ view }) => {
      if (view.asked === 'take-seat') void table.send({ type: 'seat.decline' });
      if (view.state.status === 'open' || view.link.status !== 'here') return;
      stop();
      table.close();
      void openNext();
    });
  };
  const openNext = async (): Promise<void> => {
    const next = await connection.createTable(options, password);
    if (next.ok) await attend(next.value, true);
    else failed(next.error.message);
  };
  await attend(first.value, false);
  return ok(() => {
    isEnded = true;
    connection.close();
  });
}
