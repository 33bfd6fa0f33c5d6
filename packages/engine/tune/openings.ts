/** Where games of self-play begin: far apart, so that hardly any two meet again. */
import { applyMove, countBits, OFFICIAL, readMove, START, threeMoveBallots } from '@crownhead/rules';
import type { Random } from '../src/random.ts';
import { type Board, boardOf, boardsAfter } from './board.ts';
import type { Style } from './run-settings.ts';

const BALLOTS: readonly Board[] = threeMoveBallots('174').map(({ moves }) => {
  let position = START;
  for (const text of moves) {
    const move = readMove(position, OFFICIAL, text);
    if (!move.ok) throw new Error(`ballot ${moves.join(' ')} cannot be played`);
    position = applyMove(position, move.value);
  }
  return boardOf(position);
});

/** Random plies after where a game begins, from the fewest to the most, and how often it is begun so. */
interface Opening {
  readonly share: number;
  readonly from: 'ballot' | 'start';
  readonly fewest: number;
  readonly most: number;
}

const OPENINGS: Readonly<Record<Style, readonly Opening[]>> = {
  varied: [
    { share: 0.5, from: 'ballot', fewest: 2, most: 8 },
    { share: 0.37, from: 'start', fewest: 5, most: 12 },
    // Long enough for kings while many pieces are left, which games played well hardly ever have.
    { share: 0.13, from: 'start', fewest: 22, most: 40 },
  ],
  ballots: [{ share: 1, from: 'ballot', fewest: 1, most: 6 }],
};

const below = (random: Random, limit: number): number => Math.floor(random.next() * limit);

function choose(openings: readonly Opening[], random: Random): Opening {
  let rest = random.next();
  for (const opening of openings) {
    rest -= opening.share;
    if (rest < 0) return opening;
  }
  return openings[0]!;
}

/** A random board to begin with; null where the random plies have come to an end of the game or to the tables. */
export function drawOpening(style: Style, random: Random, tablePieces: number): Board | null {
  const { from, fewest, most } = choose(OPENINGS[style], random);
  let board = from === 'ballot' ? BALLOTS[below(random, BALLOTS.length)]! : boardOf(START);
  for (let left = fewest + below(random, most - fewest + 1); left > 0; left--) {
    const next = boardsAfter(board);
    if (next.length === 0) return null;
    board = next[below(random, next.length)]!;
  }
  return countBits(board.own | board.other) > tablePieces ? board : null;
}
