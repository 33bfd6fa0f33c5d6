/** The one thing that is asked of me at a table between games, or for whom we are waiting (N5, N8). */
import type { Table } from '@crownhead/client';
import { Button } from '../ui/button.tsx';
import { type OnlineWords, onlineWords } from './online-words.ts';
import type { Scene, TableWait } from './scene.ts';
import { wish } from './sending.ts';
import { useCountdown } from './use-countdown.ts';
import './table-action.css';

interface TableActionProps {
  readonly table: Table;
  readonly scene: Scene;
  /** Until when the seat I am offered is mine to take. */
  readonly offerUntil: number | null;
  /** The other player has said yes already. */
  readonly wanted: string | null;
}

function waitText(wait: TableWait, left: string | null, { table, after }: OnlineWords): string {
  switch (wait?.code) {
    case 'player':
      return table.waitPlayer;
    case 'host':
      return table.waitHost;
    case 'ready':
      return table.waitReady(wait.name);
    case 'spectator':
      return after.asking(wait.name, left ?? '');
    case undefined:
      return '';
  }
}

export function TableAction({ table, scene, offerUntil, wanted }: TableActionProps) {
  const words = onlineWords.value;
  const { ask, wait } = scene;
  const until = ask === 'take-seat' ? offerUntil : wait?.code === 'spectator' ? wait.until : null;
  const left = useCountdown(until, () => table.now());
  const ready = (yes: boolean): void => void wish(table, { type: 'ready', ready: yes });
  const waiting = waitText(wait, left, words);

  return (
    <div class="table-action">
      {ask === 'take-seat' && (
        <>
          <p class="table-action-text">{words.after.takeSeatHint(left ?? '')}</p>
          <div class="online-buttons">
            <Button look="main" onClick={() => wish(table, { type: 'seat.accept' })}>
              {words.after.accept}
            </Button>
            <Button onClick={() => wish(table, { type: 'seat.decline' })}>{words.after.pass}</Button>
          </div>
        </>
      )}
      {ask === 'sit' && (
        <Button look="main" onClick={() => wish(table, { type: 'seat.take' })}>
          {words.table.sitAndPlay}
        </Button>
      )}
      {ask === 'start' && (
        <Button look="main" onClick={() => ready(true)}>
          {words.table.start}
        </Button>
      )}
      {(ask === 'ready' || ask === 'rematch') && (
        <>
          {wanted !== null && <p class="table-action-text">{words.after.wants(wanted)}</p>}
          {ask === 'ready' && <p class="table-action-text">{words.table.pressWhenReady}</p>}
          <div class="online-buttons">
            <Button look="main" onClick={() => ready(true)}>
              {ask === 'rematch' ? words.after.rematch : words.table.pressReady}
            </Button>
            {ask === 'rematch' && scene.mayDecline && (
              <Button onClick={() => wish(table, { type: 'rematch.decline' })}>{words.after.decline}</Button>
            )}
          </div>
        </>
      )}
      {waiting !== '' && (ask === null || ask === 'unready' || ask === 'ready') && (
        <p class="table-action-wait" role="status">
          {waiting}
        </p>
      )}
      {ask === 'unready' && (
        <Button look="quiet" onClick={() => ready(false)}>
          {words.table.unready}
        </Button>
      )}
    </div>
  );
}
