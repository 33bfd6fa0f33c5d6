/** The live list of tables, watched as long as a screen shows it. */
import type { LobbyView } from '@crownhead/client/remote';
import { useEffect, useState } from 'preact/hooks';
import { connection } from './house.ts';

const NOTHING: LobbyView = { tables: [], fresh: false };

/** `known` is false until the list has come for the first time. */
export function useLobby(): LobbyView & { readonly known: boolean } {
  const [view, setView] = useState(NOTHING);
  const [known, setKnown] = useState(false);
  const current = connection.value;
  useEffect(() => {
    if (!current) return;
    const lobby = current.watchLobby();
    const show = (next: LobbyView): void => {
      setView(next);
      if (next.fresh) setKnown(true);
    };
    const stop = lobby.subscribe(show);
    return () => {
      stop();
      lobby.close();
    };
  }, [current]);
  return { ...view, known };
}
