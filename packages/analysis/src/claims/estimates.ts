/** What is said where nothing could be proved: the best line and its number, and how an error is answered. */
import { requestFor } from '@crownhead/engine';
import { applyMove, type Move, type Position } from '@crownhead/rules';
import { MARK_FROM } from '../marks.ts';
import type { Ask } from '../search-pool.ts';
import { fromPoints } from '../value.ts';
import type { Claim } from './claim.ts';
import type { MarkedPly } from './find.ts';

/** Searches end their lines where they know enough; who reads one wants to see where it goes. */
const LEAST_PLIES = 6;
/** Of the nodes that claims are checked with: a line is only followed, nothing is decided by it. */
const FOLLOWING = 0.05;

/** A line that stops in the middle of an exchange, followed on by small searches. */
async function followed(
  { rules, checkNodes }: MarkedPly,
  from: Position,
  line: readonly Move[],
  ask: Ask,
): Promise<readonly Move[]> {
  const moves = [...line];
  while (moves.length < LEAST_PLIES) {
    const end = moves.reduce(applyMove, from);
    const nodes = Math.ceil(checkNodes * FOLLOWING);
    const [more] = (await ask(requestFor(end, { nodes }, rules))).lines;
    if (more === undefined) break;
    moves.push(...more.moves);
  }
  return moves;
}

/** A small error is answered by nothing in particular. */
export async function estimates(ply: MarkedPly, ask: Ask): Promise<readonly Claim[]> {
  const { position, played, best, answer, loss } = ply;
  const facts = { side: position.turn, proof: 'estimate' } as const;
  const line = await followed(ply, position, best.line, ask);
  const better: Claim = { kind: 'estimate', ...facts, starts: 'instead', line, loss: fromPoints(loss) };
  if (loss < MARK_FROM['?']) return [better];
  const punished = await followed(ply, applyMove(position, played), answer.line, ask);
  return [better, { kind: 'best-answer', ...facts, starts: 'answer', line: punished }];
}
