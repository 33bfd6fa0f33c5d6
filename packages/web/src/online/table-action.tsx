/** The one thing that is asked of me before the game, or for whom we are waiting (N5). */
import type { Table } from '@crownhead/client';
import { asksReady } from '@crownhead/match';
import { shownName } from '../i18n/shown-name.ts';
import { Button } from '../ui/button.tsx';
import { useLostSeat } from './lost-seat.ts';
import { type OnlineWords, onlineWords } from './online-words.ts';
import { sendCommand } from './sending.ts';
import type { TableSituation, TableWait } from './table-situation.ts';
import './table-action.css';

interface TableActionProps {
  readonly table: Table;
  readonly situation: TableSituation;
}

function waitText(wait: TableWait, words: OnlineWords['table']): string {
  if (wait?.code === 'player') return words.waitPlayer;
  if (wait?.code === 'host') return words.waitHost;
  return wait?.code === 'ready' ? words.waitReady(wait.name) : '';
}

export function TableAction({ table, situation }: TableActionProps) {
  const words = onlineWords.value.table;
  const { ask } = situation;
  const ready = (yes: boolean): void => void sendCommand(table, { type: 'ready', ready: yes });
  const lost = useLostSeat(table);
  const waiting = ask === 'sit' ? '' : waitText(situation.wait, words);

  return (
    <div class="table-action">
      {situation.isRemoved && (
        <p class="table-action-text" role="alert">
          {words.removed}
        </p>
      )}
      {lost && (
        <p class="table-action-text" role="status">
          {lost.player === table.view.you ? words.youWereNotReady : words.wasNotReady(shownName(lost.name))}
        </p>
      )}
      {ask === 'sit' && (
        <Button look="main" onClick={() => sendCommand(table, { type: 'seat.take', ready: true })}>
          {asksReady(table.view.state) ? words.sit : words.sitAndPlay}
        </Button>
      )}
      {ask === 'start' && (
        <Button look="main" onClick={() => ready(true)}>
          {words.start}
        </Button>
      )}
      {(ask === 'ready' || ask === 'rematch') && (
        <>
          <p class="table-action-text">{words.pressWhenReady}</p>
          <Button look="main" onClick={() => ready(true)}>
            {words.pressReady}
          </Button>
        </>
      )}
      {waiting !== '' && (
        <p class="table-action-wait" role="status">
          {waiting}
        </p>
      )}
      {ask === 'unready' && (
        <Button look="quiet" onClick={() => ready(false)}>
          {words.unready}
        </Button>
      )}
    </div>
  );
}
