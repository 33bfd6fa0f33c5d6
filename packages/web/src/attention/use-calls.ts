/** A table on the screen calls for its player, too: what that takes comes when somebody else is at the table. */
import { type Table, yourSides } from '@crownhead/client';
import { useEffect } from 'preact/hooks';
import { path } from '../router.ts';

export function useCalls(table: Table): void {
  useEffect(() => {
    if (yourSides(table.view).length === 2 || table.view.you === null) return;
    const address = path();
    let stop: (() => void) | null = null;
    let here = true;
    import('./watch-table.ts').then(
      ({ watchTable }) => {
        if (here) stop = watchTable(table, address);
      },
      () => undefined,
    );
    return () => {
      here = false;
      stop?.();
    };
  }, [table]);
}
