/** A game of the archive, to look at move by move (`/watch/:id`). */
import { type PdnReplay, readPdn, replayPdn } from '@crownhead/rules';
import { useEffect, useState } from 'preact/hooks';
import { ReplayScreen } from '../files/replay-screen.tsx';
import { go } from '../router.ts';
import { Page, Section } from '../ui/page.tsx';
import { pdnAddress } from './archive.ts';
import { onlineWords } from './online-words.ts';
import './online.css';

/** Null for what is not there or cannot be read. */
async function fetchGame(id: string): Promise<PdnReplay | null> {
  try {
    const reply = await fetch(pdnAddress(id));
    const [game] = reply.ok ? readPdn(await reply.text()) : [];
    const replayed = game && replayPdn(game);
    return replayed && !replayed.failure ? replayed : null;
  } catch {
    return null;
  }
}

export default function ReplayPage({ rest: id }: { readonly rest: string }) {
  const words = onlineWords.value.watch;
  const [replay, setReplay] = useState<PdnReplay | 'loading' | null>('loading');
  useEffect(() => {
    let wanted = true;
    void fetchGame(id).then((found) => wanted && setReplay(found));
    return () => {
      wanted = false;
    };
  }, [id]);

  if (replay !== null && replay !== 'loading') {
    return <ReplayScreen replay={replay} onLeave={() => go('/watch')} />;
  }
  return (
    <Page title={words.title} back="/watch">
      {replay === null ? <Section title={words.unreadable} /> : <p class="online-busy">{words.loading}</p>}
    </Page>
  );
}
