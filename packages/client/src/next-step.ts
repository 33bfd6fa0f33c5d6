/** Where a result leads, as the table's options say (R17). */
import type { Round } from '@crownhead/match';
import type { TableView } from './table.ts';

/**
 * Another game immediately, by its name; the table, where the next one is prepared: the waiting room, or on one device the form;
 * or the end. Null where nothing is asked of this player.
 */
export type NextStep = 'rematch' | 'newGame' | 'ready' | 'toTable' | 'home' | null;

const AGAIN = { clear: 'newGame', rematch: 'rematch', lobby: 'toTable', exit: 'ready' } as const;

/** What comes after a game, or before the first one. */
export function nextStep({ asked, state }: Pick<TableView, 'asked' | 'state'>): NextStep {
  const { round, options } = state;
  if (!round || round.game.outcome === null) return asked === 'ready' ? 'ready' : null;
  const { after } = round.table;
  if (options.shared && state.status !== 'open') return 'home';
  if (options.shared && after === 'lobby') return 'toTable';
  return asked === 'ready' ? AGAIN[after] : null;
}

/** The result has been acknowledged, and the rules ask for an emptied board, ready for the next game. */
export const isCleared = ({ game, table }: Pick<Round, 'game' | 'table'>, acknowledged: boolean): boolean =>
  acknowledged && game.outcome !== null && table.after === 'clear';
