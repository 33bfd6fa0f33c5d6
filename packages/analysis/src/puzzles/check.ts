/** Judges the moves of a puzzle again, with as many nodes as wanted. */
import { requestFor } from '@crownhead/engine';
import { type Move, moveOf } from '@crownhead/rules';
import { isWrong, type Puzzle } from '@crownhead/training';
import type { Ask } from '../search-pool.ts';
import { flipped, lookOf, lookOfLine } from '../value.ts';
import { type Judgement, judgementOf } from './judge.ts';
import { questions } from './questions.ts';

/** A move that the puzzle calls right or wrong, and that a search does not. */
export interface PuzzleObjection {
  readonly move: Move;
  readonly said: 'right' | 'wrong';
  readonly found: Judgement;
}

/** Empty where the searches agree. A wrong move has to be found to keep the result, and a right one to lose it: unclear is no objection. */
export async function checkPuzzle(
  puzzle: Puzzle,
  nodes: number,
  ask: Ask,
): Promise<readonly PuzzleObjection[]> {
  const objections: PuzzleObjection[] = [];
  for (const { children } of questions(puzzle))
    for (const child of children) {
      const { position } = child;
      const look = lookOfLine(await ask(requestFor(position, { nodes })), position, nodes);
      // Without a move the other side has lost.
      const verdict = look === null ? ({ kind: 'win', plies: 1 } as const) : flipped(look.verdict, 1);
      const found = judgementOf(lookOf(verdict, position, [], nodes), puzzle.goal);
      const said = isWrong(child) ? 'wrong' : 'right';
      if (found !== said && found !== 'unclear') objections.push({ move: moveOf(child)!, said, found });
    }
  return objections;
}
