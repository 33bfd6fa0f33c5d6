/** A game of the archive, to look at move by move (`/watch/:id`). */
import { useCallback } from 'preact/hooks';
import { ReplayOf } from '../files/replay-of.tsx';
import { place } from '../router.ts';
import { fetchGame } from './archive.ts';
import { keptSearch, searchAddress } from './archive-search.ts';
import { onlineWords } from './online-words.ts';

export default function ReplayPage({ rest: id }: { readonly rest: string }) {
  const load = useCallback(() => fetchGame(id), [id]);
  const ply = Number(new URL(place.value, location.origin).searchParams.get('ply'));
  const back = searchAddress(keptSearch());
  return <ReplayOf title={onlineWords.value.watch.title} back={back} load={load} from={ply} />;
}
