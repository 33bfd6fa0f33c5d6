/** What somebody sees who only counts pieces: a few plies of every move, and then captures until nothing can be taken. */
import { applyMove, countBits, isJump, legalMoves, type Move, type Position } from '@crownhead/rules';

const MAN = 100;
/** A king is worth so much more than a man. */
const CROWN = 40;
/** Without a move, the game is lost. */
const LOST = -100_000;

/** Pieces of the side to move less those of the other. */
function balance({ black, white, kings, turn }: Position): number {
  const worth = (pieces: number): number => MAN * countBits(pieces) + CROWN * countBits(pieces & kings);
  const value = worth(black) - worth(white);
  return turn === 'black' ? value : -value;
}

/** For the side to move, after `plies` of any moves and all captures that follow. */
function count(position: Position, plies: number, alpha: number, beta: number): number {
  const moves = legalMoves(position);
  if (moves.length === 0) return LOST;
  if (plies <= 0 && !isJump(moves[0]!)) return balance(position);
  let best = LOST;
  let least = alpha;
  for (const move of moves) {
    best = Math.max(best, -count(applyMove(position, move), plies - 1, -beta, -least));
    least = Math.max(least, best);
    if (least >= beta) break;
  }
  return best;
}

/** What a move is worth to the side that makes it, in hundredths of a man, to somebody who looks so many plies ahead. */
export const countedValue = (position: Position, move: Move, plies: number): number =>
  -count(applyMove(position, move), plies - 1, LOST, -LOST);

/** The captures that follow a position, each side taking what counts most; empty where nothing can be taken. */
export function capturesFrom(position: Position): readonly Move[] {
  const line: Move[] = [];
  for (let at = position; ; ) {
    const moves = legalMoves(at);
    if (moves.length === 0 || !isJump(moves[0]!)) return line;
    const values = moves.map((move) => countedValue(at, move, 1));
    const best = moves[values.indexOf(Math.max(...values))]!;
    line.push(best);
    at = applyMove(at, best);
  }
}
