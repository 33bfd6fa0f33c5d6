/** A game of the archive, to look at move by move (`/watch/:id`). */
import type { Table } from '@crownhead/client';
import { readPdn, replayPdn } from '@crownhead/rules';
import { useEffect, useState } from 'preact/hooks';
import { replayTable } from '../files/replay-table.ts';
import { GameScreen } from '../game/game-screen.tsx';
import { go } from '../router.ts';
import { Page, Section } from '../ui/page.tsx';
import { pdnAddress } from './archive.ts';
import { onlineWords } from './online-words.ts';
import './online.css';

/** Null for what is not there or cannot be read. */
async function fetchGame(id: string): Promise<Table | null> {
  try {
    const reply = await fetch(pdnAddress(id));
    const [game] = reply.ok ? readPdn(await reply.text()) : [];
    const replayed = game && replayPdn(game);
    return replayed && !replayed.failure ? replayTable(replayed) : null;
  } catch {
    return null;
  }
}

/** The browser's own way of saving: the server names the file. */
function download(id: string): void {
  const anchor = document.createElement('a');
  anchor.href = pdnAddress(id);
  anchor.download = '';
  anchor.click();
}

export default function ReplayPage({ rest: id }: { readonly rest: string }) {
  const words = onlineWords.value.watch;
  const [table, setTable] = useState<Table | 'loading' | null>('loading');
  useEffect(() => {
    let wanted = true;
    void fetchGame(id).then((found) => wanted && setTable(found));
    return () => {
      wanted = false;
    };
  }, [id]);

  if (table !== null && table !== 'loading') {
    return <GameScreen table={table} onSave={() => download(id)} onLeave={() => go('/watch')} />;
  }
  return (
    <Page title={words.title} back="/watch">
      {table === null ? <Section title={words.unreadable} /> : <p class="online-busy">{words.loading}</p>}
    </Page>
  );
}
