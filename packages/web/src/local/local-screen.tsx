/** The screen of a local game: `/play/<id>`. */
import { useEffect, useMemo } from 'preact/hooks';
import { GameScreen } from '../game/game-screen.tsx';
import { go } from '../router.ts';
import { hint, wakeComputer } from './computer.ts';
import { findLocal, leaveLocal, notHere } from './session.ts';

export default function LocalScreen({ rest: id }: { readonly rest: string }) {
  const found = useMemo(() => findLocal(id), [id]);
  useEffect(() => {
    if (!found.ok) go(notHere(id, found.error), 'replace');
    else if (found.value.view.state.seats.some((occupant) => occupant?.kind === 'computer')) wakeComputer();
    return () => leaveLocal(id);
  }, [id]);
  if (!found.ok) return null;
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
