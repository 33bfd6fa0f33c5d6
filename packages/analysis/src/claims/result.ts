/** Reasons that are results: a proved win or draw that was there and is gone, a loss that is proved now. */
import type { Verdict } from '@crownhead/engine';
import { applyMove, movesAreOfficial, type Position } from '@crownhead/rules';
import { isInTables } from '../in-tables.ts';
import type { Claim, Proof } from './claim.ts';
import type { MarkedPly } from './find.ts';

const pliesOf = (verdict: Verdict): number | null => ('plies' in verdict ? verdict.plies : null);

export function resultClaims(ply: MarkedPly): Claim[] {
  const { rules, position, played, best, answer } = ply;
  const after = applyMove(position, played);
  // What larger tables know is in the verdict too; it is told as a search, so that a report says the same without them.
  const proofAt = (at: Position): Proof => (movesAreOfficial(rules) && isInTables(at) ? 'table' : 'search');
  const side = position.turn;
  const claims: Claim[] = [];
  const lost = answer.verdict.kind === 'win';
  const about = { side, starts: 'answer', line: answer.line } as const;
  const instead = { side, starts: 'instead', line: best.line, proof: proofAt(position) } as const;
  const kept = answer.verdict.kind === 'loss';
  if (best.verdict.kind === 'win' && !kept && answer.verdict.kind !== 'estimate')
    claims.push({ kind: 'missed-win', plies: pliesOf(best.verdict), ...instead });
  if (lost && best.verdict.kind !== 'loss') {
    const proof = proofAt(after);
    const kind = proof === 'table' ? 'table-loss' : 'forced-loss';
    claims.push({ kind, plies: pliesOf(answer.verdict), proof, ...about });
    if (best.verdict.kind === 'draw') claims.push({ kind: 'missed-draw', ...instead });
  }
  return claims;
}
