/** What every part of a table's page shares. */
import type { Table, TableView } from '@crownhead/client';
import type { TableId } from '@crownhead/protocol';
import type { Confirmation } from './ask-dialog.tsx';
import type { ChatLine } from './chat-log.ts';
import { onlineWords } from './online-words.ts';
import { sendCommand } from './sending.ts';
import type { TableSituation } from './table-situation.ts';

export interface AtTable {
  readonly id: TableId;
  readonly table: Table;
  readonly view: TableView;
  readonly situation: TableSituation;
  readonly said: readonly ChatLine[];
  /** Before what cannot be undone. */
  readonly ask: (question: Confirmation) => void;
}

export function askToClose({ table, ask }: Pick<AtTable, 'table' | 'ask'>): void {
  const { closeAsk, closeHint, close } = onlineWords.value.table;
  ask({
    title: closeAsk,
    text: closeHint,
    yes: close,
    act: () => void sendCommand(table, { type: 'table.close' }),
  });
}
