/** A replay of a game that has to be fetched first. */
import type { PdnTableReplay } from '@crownhead/match';
import { go } from '../router.ts';
import { Page } from '../ui/page.tsx';
import { useLatest } from '../ui/use-latest.ts';
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
  const replay = useLatest(load, [load]);
  if (replay) return <ReplayScreen replay={replay} onLeave={() => go(back)} from={from} />;
  return (
    <Page title={title} back={back}>
      <p role="status">{replay === null ? text.unreadable : text.loading}</p>
    </Page>
  );
}
