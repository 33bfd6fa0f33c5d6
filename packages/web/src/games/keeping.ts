/** Keeps a game of this device when it ends. */
import type { TableView } from '@crownhead/client';
import { saveRound } from '@crownhead/match';
import { nearestPreset, openingOf, SIDES } from '@crownhead/rules';
import { deviceKeys } from '../local/kept-games.ts';
import { type FinishedGame, keepFinished } from './finished.ts';

/** The last game of a table; null where it is not over, or where nobody has moved. */
export function finishedOf(table: string, { state, you }: TableView, endedAt: number): FinishedGame | null {
  const { round } = state;
  const outcome = round?.game.outcome;
  if (!outcome || round.game.plies.length <= round.opening) return null;
  return {
    id: `${table}-${round.number}`,
    endedAt,
    names: round.names,
    sideNames: round.table.sideNames,
    people: SIDES.filter((side) => round.players[side] === you),
    outcome,
    plies: round.game.plies.length,
    opening: openingOf(round.game),
    preset: nearestPreset(round)?.id ?? null,
    pdn: saveRound(round, endedAt),
  };
}

export function keepEnded(table: string, view: TableView, endedAt: number): void {
  const game = finishedOf(table, view, endedAt);
  if (game) keepFinished(deviceKeys(), game);
}
