/** Proofs of puzzles: every move that is called right keeps the result, and every one called wrong gives it away, whatever anybody plays. */
import type { EndgameTables } from '@crownhead/engine/endgame';
import { type ProofGoal, proveAll, writeProof } from '@crownhead/engine/proof';
import type { Position } from '@crownhead/rules';
import { isWrong, type Puzzle } from '@crownhead/training';
import { questions } from './questions.ts';

/** Certificates that the right moves are right, and that the wrong ones are wrong. */
export interface PuzzleProof {
  readonly right: Uint8Array<ArrayBuffer>;
  readonly wrong: Uint8Array<ArrayBuffer>;
}

/** What a certificate has to prove: positions after moves of the solver, and at the end one in which the side that claims is to move. */
export interface PuzzleClaim {
  readonly goal: ProofGoal;
  readonly positions: readonly Position[];
}

/** What has to be proved of a puzzle. */
export function puzzleClaims(puzzle: Puzzle): Readonly<Record<keyof PuzzleProof, PuzzleClaim>> {
  const moves = questions(puzzle).flatMap(({ children }) => children);
  const after = (wanted: boolean): Position[] =>
    moves.filter((child) => isWrong(child) === wanted).map(({ position }) => position);
  return {
    right: { goal: puzzle.goal, positions: [...after(false), puzzle.tree.root.position] },
    // Who moves next answers a wrong move: with a draw where a win was there, with a win where a draw was.
    wrong: { goal: puzzle.goal === 'win' ? 'draw' : 'win', positions: after(true) },
  };
}

/** Null where part of it cannot be proved within `nodes` nodes. */
export function provePuzzle(puzzle: Puzzle, tables: EndgameTables, nodes: number): PuzzleProof | null {
  const { right, wrong } = puzzleClaims(puzzle);
  const certificateOf = ({ goal, positions }: PuzzleClaim): Uint8Array<ArrayBuffer> | null =>
    writeProof(goal, proveAll(positions, goal, { tables, nodes }));
  const wrongProof = certificateOf(wrong);
  const rightProof = wrongProof && certificateOf(right);
  return rightProof && { right: rightProof, wrong: wrongProof };
}
