/** The place of a local game: `/play/<id>`. */
import type { SavedFault } from '@crownhead/client/local';
import { useEffect, useMemo } from 'preact/hooks';
import { GameScreen } from '../game/game-screen.tsx';
import { words } from '../i18n/words.ts';
import { go } from '../router.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Page } from '../ui/page.tsx';
import { hint, wakeComputer } from './computer.ts';
import { findLocal, leaveLocal } from './session.ts';

export default function LocalScreen({ rest: id }: { readonly rest: string }) {
  const found = useMemo(() => findLocal(id), [id]);
  useEffect(() => {
    if (found.ok && found.value.view.state.seats.some((occupant) => occupant?.kind === 'computer'))
      wakeComputer();
    return () => leaveLocal(id);
  }, [id]);
  if (!found.ok) return <NotFound fault={found.error} />;
  const table = found.value;
  const save = (): void => {
    void import('../files/save-dialog.tsx').then(({ showSave }) => showSave(table));
  };
  const prepare = (): void => {
    const { seats } = table.view.state;
    const computers = seats.filter((occupant) => occupant?.kind === 'computer').length;
    go(`/new/${(['friend', 'computer', 'computers'] as const)[computers]}`);
  };
  return <GameScreen key={id} table={table} hint={hint} computer={table} onSave={save} onTable={prepare} />;
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
