/** A replay of a game that has to be fetched first. */
import type { PdnTableReplay } from '@crownhead/match';
import { useEffect, useState } from 'preact/hooks';
import { go } from '../router.ts';
import { Page } from '../ui/page.tsx';
import { filesWords } from './files-words.ts';
import { ReplayScreen } from './replay-screen.tsx';

interface ReplayOfProps {
  readonly title: string;
  /** The list it is in. */
  readonly back: string;
  /** Null for what is not there or cannot be read. */
  readonly load: () => Promise<PdnTableReplay | null>;
  /** The ply that a finished game is first shown after. */
  readonly from?: number;
}

export function ReplayOf({ title, back, load, from = 0 }: ReplayOfProps) {
  const text = filesWords.value;
  const [replay, setReplay] = useState<PdnTableReplay | 'loading' | null>('loading');
  useEffect(() => {
    let wanted = true;
    void load().then((found) => wanted && setReplay(found));
    return () => {
      wanted = false;
    };
  }, [load]);
  if (replay !== null && replay !== 'loading') {
    return <ReplayScreen replay={replay} onLeave={() => go(back)} from={from} />;
  }
  return (
    <Page title={title} back={back}>
      <p role="status">{replay === null ? text.unreadable : text.loading}</p>
    </Page>
  );
}
