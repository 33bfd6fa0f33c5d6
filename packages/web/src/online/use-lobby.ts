/** The live list of tables, watched as long as a screen shows it, narrowed down as that screen asks. */
import type { LobbyView } from '@crownhead/client/remote';
import type { LobbyQuery } from '@crownhead/protocol';
import { useEffect, useRef, useState } from 'preact/hooks';
import { hostNames } from './host-names.ts';
import { connection } from './server-session.ts';

const NOTHING: LobbyView = { tables: [], fresh: false };
/** Letters come faster than lists. */
const TYPING_MS = 200;

/** `known` is false until the list has come for the first time. */
export function useLobby(query: LobbyQuery): LobbyView & { readonly known: boolean } {
  const [view, setView] = useState(NOTHING);
  const [known, setKnown] = useState(false);
  const current = connection.value;
  const asked = JSON.stringify(query);
  const search = useRef<((query: LobbyQuery) => void) | null>(null);
  useEffect(() => {
    if (!current) return;
    const lobby = current.watchLobby();
    search.current = (next) => lobby.search(next);
    lobby.search(query);
    const show = (next: LobbyView): void => {
      setView(next);
      for (const { table, host } of next.tables) hostNames.set(table, host);
      if (next.fresh) setKnown(true);
    };
    const stop = lobby.subscribe(show);
    return () => {
      search.current = null;
      stop();
      lobby.close();
    };
  }, [current]);
  const isFirst = useRef(true);
  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    const timer = setTimeout(() => search.current?.(query), TYPING_MS);
    return () => clearTimeout(timer);
  }, [asked]);
  return { ...view, known };
}
