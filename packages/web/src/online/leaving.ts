/** What leaving a table does to the game and to those who stay, so that it can be said before. */
import type { TableView } from '@crownhead/client';
import type { OnlineWords } from './online-words.ts';
import { type TableSituation, watchers } from './table-situation.ts';

/** What becomes of the table. */
export type TableAfter =
  | { readonly code: 'stays' | 'closes' | 'without-host' }
  | { readonly code: 'passes'; readonly name: string };

type Seen = Pick<TableView, 'state' | 'you' | 'spectators' | 'watching'>;

export function tableAfter(view: Seen, situation: TableSituation): TableAfter {
  const { seats, round } = view.state;
  if (situation.leaving === 'loses' && round?.table.after === 'exit') return { code: 'closes' };
  if (!situation.isHost) return { code: 'stays' };
  const heir = seats.find((occupant) => occupant?.kind === 'person' && occupant.player !== view.you);
  if (heir) return { code: 'passes', name: heir.name };
  const others = watchers(view).count - (situation.mine === null ? 1 : 0);
  return { code: others > 0 ? 'without-host' : 'closes' };
}

function afterWords(after: TableAfter, words: OnlineWords['leaving']): string {
  switch (after.code) {
    case 'stays':
      return '';
    case 'closes':
      return words.closes;
    case 'without-host':
      return words.withoutHost;
    case 'passes':
      return words.passes(after.name);
  }
}

/** Empty where leaving does nothing worth a question. */
export function leavingText(view: Seen, situation: TableSituation, words: OnlineWords['leaving']): string {
  const lost = situation.leaving === 'loses' ? words.loses : '';
  return [lost, afterWords(tableAfter(view, situation), words)].filter(Boolean).join(' ');
}
