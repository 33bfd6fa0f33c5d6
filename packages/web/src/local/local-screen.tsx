/** The place of a local game: `/play/<id>`. */
import type { SavedFault } from '@crownhead/client/local';
import { useEffect, useState } from 'preact/hooks';
import { words } from '../i18n/words.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Page } from '../ui/page.tsx';
import { hint } from './computer.ts';
import { findLocal, leaveLocal } from './session.ts';

export default function LocalScreen({ rest: id }: { readonly rest: string }) {
  const [found, setFound] = useState(() => ({ id, table: findLocal(id) }));
  useEffect(() => {
    if (found.id !== id) setFound({ id, table: findLocal(id) });
    return () => leaveLocal(id);
  }, [id]);
  if (!found.table.ok) return <NotFound fault={found.table.error} />;
  return <p>{found.table.value.view.notice.code + typeof hint}</p>;
}

function NotFound({ fault }: { readonly fault: SavedFault }) {
  const { home } = words.value;
  return (
    <Page title={home.noGameTitle}>
      <p>{home.noGame[fault]}</p>
      <p>
        <ButtonLink href="/" look="main">
          {home.toHome}
        </ButtonLink>
      </p>
    </Page>
  );
}
