/** My table that waits for somebody: how long it has, the invitation, and the way to close it. */
import type { TableListing } from '@crownhead/protocol';
import { Button, ButtonLink } from '../ui/button.tsx';
import { addressOf } from './at-table.ts';
import { lobbyWords } from './lobby-words.ts';
import { onlineWords } from './online-words.ts';
import { sendCommand } from './sending.ts';
import { connection } from './server-session.ts';
import { ShareLink } from './share-link.tsx';
import { Since } from './since.tsx';
import './own-table-card.css';

async function closeTable({ table }: TableListing): Promise<void> {
  const opened = await connection.peek()?.openTable(table);
  if (opened?.ok) await sendCommand(opened.value, { type: 'table.close' });
}

export function OwnTableCard({ listing }: { readonly listing: TableListing }) {
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
        <ShareLink path={addressOf(listing.table)} title={table.title(listing.host)} />
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
