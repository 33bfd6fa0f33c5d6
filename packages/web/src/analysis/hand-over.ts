/** From other screens into analysis: the game is handed over as PDN, and kept under the key of its address. */
import type { Table } from '@crownhead/client';
import { saveRound } from '@crownhead/match';
import { deviceKeys } from '../local/kept-games.ts';
import { go, path } from '../router.ts';
import { keyFor } from './work-key.ts';
import { keepWork, readWork } from './works.ts';

/** Opens a game in analysis; where it has been analysed before, as it was left. */
export function analysePdn(pdn: string, game = 1): void {
  const key = keyFor(path(), game, pdn);
  const keys = deviceKeys();
  if (!readWork(keys, key)) keepWork(keys, key, { at: Date.now(), pdn, path: [], flipped: false });
  go(`/analysis/${key}`);
}

/** The game of a table, running or over. */
export function analyseTable(table: Table): void {
  const { round } = table.view.state;
  if (round) analysePdn(saveRound(round, table.now()), round.number);
}
