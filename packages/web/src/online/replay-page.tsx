/** A game of the archive, to look at move by move (`/watch/:id`). */
import { useCallback } from 'preact/hooks';
import { ReplayOf } from '../files/replay-of.tsx';
import { fetchGame } from './archive.ts';
import { onlineWords } from './online-words.ts';

export default function ReplayPage({ rest: id }: { readonly rest: string }) {
  const load = useCallback(() => fetchGame(id), [id]);
  return <ReplayOf title={onlineWords.value.watch.title} back="/watch" load={load} />;
}
