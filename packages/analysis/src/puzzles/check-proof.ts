/** Checks the certificates of a puzzle: whether they hold, and whether they say all that the puzzle says. */
import { checkProof, type Referee } from '@crownhead/engine/proof';
import { formatFen } from '@crownhead/rules';
import type { Puzzle } from '@crownhead/training';
import { type PuzzleProof, puzzleClaims } from './prove.ts';

/** Is every right move proved to keep the result, and every wrong one to give it away? */
export function isPuzzleProved(puzzle: Puzzle, proof: PuzzleProof, referee: Referee): boolean {
  const claims = puzzleClaims(puzzle);
  return (['right', 'wrong'] as const).every((part) => {
    const checked = checkProof(proof[part], referee);
    const { goal, positions } = claims[part];
    if (!checked.ok || checked.goal !== goal) return false;
    // Whoever is to move in the last position is the side that the certificate is about.
    if (checked.fen[0] !== formatFen(positions.at(-1)!)[0]) return false;
    return positions.every((position) => checked.proved.has(formatFen(position)));
  });
}
