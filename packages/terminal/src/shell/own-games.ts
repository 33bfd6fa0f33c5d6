/** The player's finished games, one after the other in a PDN file beside the settings, which any program can read. */
import { join } from 'node:path';
import { type Table, type TableView, yourSides } from '@crownhead/client';
import { type Round, saveRound } from '@crownhead/match';
import { faultWords } from './file-faults.ts';
import { appendWhole } from './write-whole.ts';

export const ownGamesFile = (folder: string): string => join(folder, 'games.pdn');

/** Null when it is kept; else a sentence that says why not. */
function keepGame(file: string, round: Round, now: number): string | null {
  try {
    appendWhole(file, `${saveRound(round, now).trimEnd()}\n\n`);
    return null;
  } catch (error) {
    return `The game could not be added to My games: ${faultWords(error)}.`;
  }
}

/** Finds the games that end at a table while this player is at it. */
class EndingGames {
  #wasOn = false;

  /** The game that has ended since the last look; null for one of others, and for one without a move. */
  look(view: TableView): Round | null {
    const { round } = view.state;
    const isOn = round !== null && round.game.outcome === null;
    const ended = this.#wasOn && !isOn ? round : null;
    this.#wasOn = isOn;
    return ended && ended.game.plies.length > 0 && yourSides(view).length > 0 ? ended : null;
  }
}

/** Keeps every game that ends at this table from now on, until it is told to stop; `failed` hears why one could not be kept. */
export function keepGamesOf(table: Table, file: string, failed: (why: string) => void): () => void {
  const games = new EndingGames();
  games.look(table.view);
  return table.subscribe(({ view }) => {
    const ended = games.look(view);
    const why = ended && keepGame(file, ended, table.now());
    if (why !== null) failed(why);
  });
}
