/** Tables whose player is on another screen: the seat is kept, and a message appears when something is asked of the player. */
import type { Refused, Table, TableView } from '@crownhead/client';
import type { TableId } from '@crownhead/protocol';
import { effect } from '@preact/signals';
import { go, path } from '../router.ts';
import { toast } from '../ui/toast.tsx';
import { onlineWords } from './online-words.ts';
import { refusalText } from './refusal-text.ts';
import { connection, disconnectSoon, heldTables } from './server-session.ts';

const CALLS: readonly string[] = ['move', 'answer-draw', 'answer-takeback'];

function release(id: TableId): void {
  heldTables.delete(id);
  disconnectSoon();
}

/** The host has ended the server: no seat is kept there. */
const endOf = ({ link }: TableView): Refused | null =>
  link.status === 'lost' && link.problem.error === 'ended' ? link.problem : null;

/** A spectator just goes; who has a seat stays in it, connected, until they leave it. */
export function keepInBackground(id: TableId, table: Table): void {
  if (table.view.link.status === 'closed') return;
  if (table.view.seats.length === 0 || endOf(table.view)) {
    table.close();
    return;
  }
  const address = `/t/${id}`;
  const line = connection.peek();
  let { asked } = table.view;
  heldTables.add(id);
  // Title, icon and notifications call from here, too.
  let calls: (() => void) | null = null;
  let isKept = true;
  import('../attention/watch-table.ts').then(
    ({ watchTable }) => {
      if (isKept) calls = watchTable(table, address);
    },
    () => undefined,
  );
  const unsubscribe = table.subscribe(({ view }) => {
    const isOpenAgain = path().startsWith(address);
    const end = endOf(view);
    const isOver = view.seats.length === 0 || view.link.status === 'closed' || end !== null;
    if (end && !isOpenAgain) toast(refusalText(end, onlineWords.value));
    // Under another name the table comes again by another line.
    if (line !== connection.peek()) stop();
    else if (isOpenAgain || isOver) {
      stop();
      release(id);
      if (!isOpenAgain) table.close();
    } else if (view.asked !== asked && CALLS.includes(view.asked)) {
      const { yourMove, back } = onlineWords.value.lobby;
      toast(yourMove, { label: back, run: () => go(address) });
    }
    asked = view.asked;
  });
  const stop = (): void => {
    isKept = false;
    unsubscribe();
    calls?.();
  };
}

effect(() => {
  const line = connection.value;
  if (!line) return;
  for (const id of heldTables) {
    void line.openTable(id).then((opened) => (opened.ok ? keepInBackground(id, opened.value) : release(id)));
  }
});
