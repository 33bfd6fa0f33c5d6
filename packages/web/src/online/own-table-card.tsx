/** My table that waits for somebody: how long it has, the invitation, and the way to close it. */

import { formatTime, globalFetch, tablePath } from '@crownhead/client';
import { ownTables } from '@crownhead/client/remote';
import type { TableListing } from '@crownhead/protocol';
import { useEffect, useReducer } from 'preact/hooks';
import { Button, ButtonLink } from '../ui/button.tsx';
import { useLatest } from '../ui/use-latest.ts';
import { lobbyWords } from './lobby-words.ts';
import { onlineWords } from './online-words.ts';
import { sendCommand } from './sending.ts';
import { connection } from './server-session.ts';
import { ShareLink } from './share-link.tsx';
import './own-table-card.css';

const SECOND = 1000;
const WHOLE_SECONDS = { urgentBelow: 0, tenthsBelow: -1 };

interface SinceProps {
  readonly at: number;
  /** In the same time as `at`. */
  readonly now: () => number;
}

/** How long something has lasted, counted in seconds: "1:42". */
function Since({ at, now }: SinceProps) {
  const [, wake] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const timer = setInterval(() => wake(undefined), SECOND);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(0, Math.floor((now() - at) / SECOND));
  return <span class="since">{formatTime(seconds * SECOND, WHOLE_SECONDS)}</span>;
}

async function closeTable({ table }: TableListing): Promise<void> {
  const opened = await connection.peek()?.openTable(table);
  if (opened?.ok) await sendCommand(opened.value, { type: 'table.close' });
}

/** The secret of the link to my private table; null for others, and until the server has answered. */
function useInvitation({ table, locked }: TableListing): string | null {
  const own = useLatest(
    () => (locked ? ownTables({ origin: '', fetch: globalFetch }) : null),
    [table, locked],
  );
  const mine = own?.tables.find((each) => each.table.table === table);
  return (locked && mine?.invitation) || null;
}

export function OwnTableCard({ listing }: { readonly listing: TableListing }) {
  const invitation = useInvitation(listing);
  const words = lobbyWords.value.own;
  const { invite, table } = onlineWords.value;
  return (
    <section class="own-table" aria-labelledby="own-table">
      <div class="own-table-head">
        <h2 id="own-table">{words.title}</h2>
        <p>
          {words.waiting} ·{' '}
          <Since at={listing.createdAt} now={() => connection.peek()?.now() ?? Date.now()} />
        </p>
      </div>
      <div class="own-table-body">
        <h3>{invite.title}</h3>
        <ShareLink path={tablePath(listing.table, invitation)} title={table.title(listing.host)} />
        <div class="own-table-ways">
          <ButtonLink href={`/t/${listing.table}`}>{words.go}</ButtonLink>
          <Button look="danger" onClick={() => closeTable(listing)}>
            {words.close}
          </Button>
        </div>
      </div>
    </section>
  );
}
