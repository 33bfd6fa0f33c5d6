/** Whose turn it is and which moves they have (N6): sent to players and spectators alike, and drawn on request. */
import { playing, type Round, SIDE_NAMES, type TableState } from '@crownhead/match';
import { formatMove, listMoves } from '@crownhead/rules';

/** At most this many moves are listed; a king that may take a piece twice can have thousands. */
const MOVES_SHOWN = 60;

/** Null when there are too many to list. */
export function moveTexts({ game, rules }: Round): readonly string[] | null {
  const moves = listMoves(game.position, rules, MOVES_SHOWN);
  return moves.ok ? moves.value.map((move) => formatMove(move)) : null;
}

/** `TURN side list`, the list being `-` when there are too many, and a sentence; null between games. */
export function turnLine(state: TableState): string | null {
  const round = playing(state);
  if (!round) return null;
  const { turn } = round.game.position;
  const letter = turn === 'black' ? 'B' : 'W';
  const list = moveTexts(round)?.join(',') || '-';
  return `TURN ${letter} ${list} ${round.names[turn]} (${SIDE_NAMES[round.table.sideNames][turn]}) is to move.`;
}
