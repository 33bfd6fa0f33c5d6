/** Tables whose player looks at another screen: a seat is kept, and a word comes when something is asked of its player. */
import type { Table } from '@crownhead/client';
import type { TableId } from '@crownhead/protocol';
import { go, path } from '../router.ts';
import { toast } from '../ui/toast.tsx';
import { kept, leaveSoon } from './house.ts';
import { onlineWords } from './online-words.ts';

const CALLS: readonly string[] = ['move', 'answer-draw', 'answer-takeback'];

/** A spectator just goes; who has a seat stays in it, connected, until they leave it. */
export function keepElsewhere(id: TableId, table: Table): void {
  if (table.view.seats.length === 0) {
    table.close();
    return;
  }
  const address = `/t/${id}`;
  let { asked } = table.view;
  kept.add(id);
  const stop = table.subscribe(({ view }) => {
    const isOpenAgain = path().startsWith(address);
    const isOver = view.seats.length === 0 || view.link.status === 'closed';
    if (isOpenAgain || isOver) {
      stop();
      kept.delete(id);
      if (!isOpenAgain) table.close();
      leaveSoon();
      return;
    }
    if (view.asked !== asked && CALLS.includes(view.asked)) {
      const { yourMove, back } = onlineWords.value.lobby;
      toast(yourMove, { label: back, run: () => go(address) });
    }
    asked = view.asked;
  });
}
