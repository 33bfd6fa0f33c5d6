/** The positions after each legal move, in the order of the quick generator: moves of the book are counted in it. */
import { MOVE_WORDS, MoveBuffer, makePosition, opposite, type Position } from '@crownhead/rules';

const moves = new MoveBuffer();

export function nextPositions(position: Position): Position[] {
  const { turn, kings } = position;
  const next = opposite(turn);
  moves.top = 0;
  const count = moves.generate(position[turn], position[next], kings, turn);
  const { words } = moves;
  return Array.from({ length: count }, (_, place) => {
    const at = place * MOVE_WORDS;
    const [own, other, kingsAfter] = [words[at]!, words[at + 1]!, words[at + 2]!];
    return turn === 'black'
      ? makePosition(own, other, kingsAfter, next)
      : makePosition(other, own, kingsAfter, next);
  });
}
