/** One of my games, to look at move by move: `/games/here/…` or `/games/online/…`. */
import { useCallback } from 'preact/hooks';
import { readReplay } from '../files/opening.ts';
import { ReplayOf } from '../files/replay-of.tsx';
import { deviceKeys } from '../local/kept-games.ts';
import { fetchGame } from '../online/archive.ts';
import { finishedGame } from './finished.ts';
import { gamesWords } from './games-words.ts';

const find = async (rest: string) => {
  const [place, id = ''] = rest.split('/');
  if (place === 'online') return fetchGame(id);
  const game = finishedGame(deviceKeys(), id);
  return game && readReplay(game.pdn);
};

export default function OwnReplay({ rest }: { readonly rest: string }) {
  const load = useCallback(() => find(rest), [rest]);
  return <ReplayOf title={gamesWords.value.title} back="/games" load={load} />;
}
