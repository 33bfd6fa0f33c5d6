/** Who checks certificates on the command line: the general move generator, not the quick one of the search, and the endgame tables. */
import type { EndgameTables } from '@crownhead/engine/endgame';
import { openTables } from '@crownhead/engine/node';
import type { Referee } from '@crownhead/engine/proof';
import { applyMove, formatFen, legalMoves, OFFICIAL, positionOf } from '@crownhead/rules';
import { printError } from './output.ts';

/** The tables, or null where they cannot be used, after saying why. */
export function soundTables(): EndgameTables | null {
  try {
    const tables = openTables();
    tables.check();
    return tables;
  } catch (error) {
    printError(`Nothing can be proved without the endgame tables: ${(error as Error).message}.`);
    return null;
  }
}

export const refereeWith = (tables: EndgameTables): Referee => ({
  moves: (fen) => {
    const position = positionOf(fen);
    return legalMoves(position).map((move) => formatFen(applyMove(position, move)));
  },
  verdict: (fen) => tables.verdict(positionOf(fen), OFFICIAL).verdict,
});
