/** How a result that the endgame tables know comes about: the moves that bring a win nearest, and answers that put it off. */
import {
  applyMove,
  countBits,
  legalMoves,
  type Move,
  opposite,
  type Position,
  samePosition,
} from '@crownhead/rules';
import { LOSS, moveTo, NO_DISTANCE, pliesOf, resultOf, WIN } from './endgame/result.ts';
import type { Prober } from './search.ts';

/** Wins of five pieces can take longer than anybody follows. */
const MOST_PLIES = 60;

const boardValue = (prober: Prober, { turn, kings, ...sides }: Position): number =>
  prober.value(sides[turn], sides[opposite(turn)], kings, turn === 'black');

const progressOf = (prober: Prober, { turn, kings, ...sides }: Position): number =>
  prober.progress(sides[turn], sides[opposite(turn)], kings, turn === 'black');

const isKnown = (prober: Prober, { black, white }: Position): boolean =>
  countBits(black | white) <= prober.mostPieces;

/** Has somebody been captured, or has a man moved? */
const isProgress = (before: Position, after: Position): boolean =>
  countBits(before.black | before.white) !== countBits(after.black | after.white) ||
  (before.black & ~before.kings) !== (after.black & ~after.kings) ||
  (before.white & ~before.kings) !== (after.white & ~after.kings);

/** Has a game been here twice? A third time draws it, which the tables know nothing of. */
const isSpent = (played: readonly Position[], position: Position): boolean =>
  played.filter((one) => samePosition(one, position)).length >= 2;

/**
 * After a move of the winner: 0 when it is progress itself, infinite when it throws the win away, by a repetition of what was
 * `played` or by an answer that repeats it.
 */
function movesToProgress(
  prober: Prober,
  before: Position,
  after: Position,
  played: readonly Position[] = [],
): number {
  if (resultOf(boardValue(prober, after)) !== LOSS || isSpent(played, after)) return Number.POSITIVE_INFINITY;
  if (isProgress(before, after)) return 0;
  const answers = legalMoves(after).map((move) => {
    const next = applyMove(after, move);
    if (isProgress(after, next)) return 0;
    return isSpent(played, next) ? Number.POSITIVE_INFINITY : progressOf(prober, next);
  });
  return 1 + Math.max(0, ...answers);
}

/**
 * The positions, by index, that bring a win of the side to move nearest; null where the tables do not know the way, or where
 * each of them would repeat what was `played` since the last progress.
 */
export function quickestWins(
  prober: Prober | null,
  position: Position,
  after: readonly Position[],
  played: readonly Position[],
): readonly number[] | null {
  if (prober === null || !isKnown(prober, position)) return null;
  const isWon = resultOf(boardValue(prober, position)) === WIN;
  if (!isWon || progressOf(prober, position) === 0) return null;
  const needed = after.map((next) => movesToProgress(prober, position, next, [...played, position]));
  const least = Math.min(...needed);
  return least === Number.POSITIVE_INFINITY
    ? null
    : [...needed.keys()].filter((move) => needed[move] === least);
}

/** How soon a move of a decided position ends it, or where that is not counted, how soon something happens. */
function plyCount(prober: Prober, isWon: boolean, position: Position, after: Position): number {
  const value = moveTo(boardValue(prober, after));
  if (resultOf(value) !== (isWon ? WIN : LOSS)) return isWon ? Number.POSITIVE_INFINITY : -1;
  if (pliesOf(value) !== NO_DISTANCE) return pliesOf(value);
  if (isWon) return 2 * movesToProgress(prober, position, after);
  return isProgress(position, after) ? 0 : 2 * progressOf(prober, after);
}

/** The way from a won or lost position to the end of the game; empty where the tables do not know, or know a draw. */
export function tableLine(prober: Prober | null, start: Position): readonly Move[] {
  const line: Move[] = [];
  if (prober === null || !isKnown(prober, start)) return line;
  let position = start;
  while (line.length < MOST_PLIES) {
    const result = resultOf(boardValue(prober, position));
    if (result !== WIN && result !== LOSS) break;
    const isWon = result === WIN;
    const moves = legalMoves(position).map((move) => {
      const after = applyMove(position, move);
      return { move, after, plies: plyCount(prober, isWon, position, after) };
    });
    const [first, ...others] = moves;
    if (first === undefined) break;
    const best = others.reduce((a, b) => ((isWon ? b.plies < a.plies : b.plies > a.plies) ? b : a), first);
    line.push(best.move);
    position = best.after;
  }
  return line;
}
