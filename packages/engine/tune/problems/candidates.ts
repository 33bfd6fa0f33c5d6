/**
 * Positions of a won game that may be problems. They are chosen by what is on the board alone, and not by what an engine
 * finds hard: an engine would do badly at what was chosen because it does badly.
 */
import { countBits, jumperBits } from '@crownhead/rules';
import { type Board, boardAfter, boardsAfter } from '../board.ts';
import type { PlayedGame } from '../game-record.ts';

const FEWEST_PIECES = 6;
const MOST_PIECES = 10;
const FEWEST_MOVES = 3;
/** So far back from the end of the game a search may find the win. */
const MOST_PLIES_BACK = 24;

const MAN = 2;
const KING = 3;
const worth = (side: number, kings: number): number =>
  MAN * countBits(side & ~kings) + KING * countBits(side & kings);

const sideThatWon = ({ result }: PlayedGame): 'black' | 'white' | null =>
  result === 2 ? 'black' : result === 0 ? 'white' : null;

/** With 6 to 10 pieces the winner is to move, is not ahead, need not jump, and has a choice of at least three moves. */
export function candidatesOf(game: PlayedGame): Board[] {
  const winner = sideThatWon(game);
  if (winner === null) return [];
  const boards: Board[] = [];
  let board: Board | null = game.start;
  for (const { rank } of game.plies) {
    boards.push(board);
    board = boardAfter(board, rank);
    if (board === null) return [];
  }
  return boards.slice(-MOST_PLIES_BACK).filter((each) => each.turn === winner && isCandidate(each));
}

function isCandidate(board: Board): boolean {
  const { own, other, kings, turn } = board;
  const pieces = countBits(own | other);
  if (pieces < FEWEST_PIECES || pieces > MOST_PIECES || worth(own, kings) > worth(other, kings)) return false;
  return jumperBits(own, other, kings, turn) === 0 && boardsAfter(board).length >= FEWEST_MOVES;
}
