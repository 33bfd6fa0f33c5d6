/** From other screens into analysis: the game is handed over as PDN, and kept under the key of its address. */
import { type Table, yourSides } from '@crownhead/client';
import { saveRound } from '@crownhead/match';
import { deviceKeys } from '../local/kept-games.ts';
import { go, path } from '../router.ts';
import { newWork } from './new-work.ts';
import { keyFor } from './work-key.ts';
import { keepWork, readWork } from './works.ts';

/** Opens a game in analysis; where it has been analysed before, as it was left. */
export function analysePdn(pdn: string, game = 1, flipped?: boolean): void {
  const key = keyFor(path(), game, pdn);
  const keys = deviceKeys();
  if (!readWork(keys, key)) keepWork(keys, key, newWork(pdn, Date.now(), flipped));
  go(`/analysis/${key}`);
}

/** The game of a table, running or over, from the side of whoever plays one. */
export function analyseTable(table: Table): void {
  const { round } = table.view.state;
  const [mine, other] = yourSides(table.view);
  const flipped = mine !== undefined && other === undefined ? mine === 'black' : undefined;
  if (round) analysePdn(saveRound(round, table.now()), round.number, flipped);
}
