/** Keeps the games of this device when they end. */
import { parseSaved, YOU } from '@crownhead/client/local';
import { nearestPreset, saveRound, type TableState } from '@crownhead/match';
import { openingOf, SIDES } from '@crownhead/rules';
import { deviceKeys, forgetGame, GAME_KEY, type Keys, keptIds } from '../local/kept-games.ts';
import { type FinishedGame, finishedGame, forgetFinished, keepFinished } from './finished.ts';

/** The last game of a table; null where it is not over, or where nobody has moved. */
function finishedOf(table: string, { round }: TableState, endedAt: number): FinishedGame | null {
  const outcome = round?.game.outcome;
  if (!outcome || round.game.plies.length <= round.opening) return null;
  return {
    id: `${table}-${round.number}`,
    endedAt,
    names: round.names,
    sideNames: round.table.sideNames,
    people: SIDES.filter((side) => round.players[side] === YOU),
    outcome,
    plies: round.game.plies.length,
    opening: openingOf(round.game),
    preset: nearestPreset(round)?.id ?? null,
    pdn: saveRound(round, endedAt),
  };
}

export function keepEnded(table: string, state: TableState, endedAt: number): void {
  const game = finishedOf(table, state, endedAt);
  if (game && !keepFinished(deviceKeys(), game))
    import('./not-kept.ts').then(({ sayFinishedNotKept }) => sayFinishedNotKept()).catch(() => undefined);
}

/** The last game of a table that is still kept as a table. */
function lastGame(keys: Keys, table: string): FinishedGame | null {
  const saved = parseSaved(keys.getItem(GAME_KEY + table));
  return saved.ok ? finishedOf(table, saved.value.state, saved.value.at) : null;
}

/** Games whose page was closed in the moment they ended are kept now. */
export function collectEnded(keys: Keys): void {
  try {
    for (const table of keptIds(keys)) {
      const game = lastGame(keys, table);
      if (game && !finishedGame(keys, game.id)) keepFinished(keys, game);
    }
  } catch {
    // Where storage is forbidden there is nothing to collect.
  }
}

/** Deletes a finished game, with the table it was played at if that has nothing later. Returns how to bring it back. */
export function deleteGame(keys: Keys, id: string): () => void {
  const table = id.slice(0, id.lastIndexOf('-'));
  const isLast = lastGame(keys, table)?.id === id;
  const undo = [forgetFinished(keys, id), ...(isLast ? [forgetGame(keys, table)] : [])];
  return () => {
    for (const bringBack of undo) bringBack();
  };
}
