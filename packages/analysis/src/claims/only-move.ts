/** The reason of an exclamation mark. */
import type { Moment } from '../moments.ts';
import { isProved, type Look } from '../value.ts';
import type { Claim } from './claim.ts';

/** Proved where the best line and the second are: then every other move is proved worse as well. */
export function onlyMoveClaim({ side }: Moment, [best, second]: readonly [Look, Look]): Claim {
  const proof = isProved(best.verdict) && isProved(second.verdict) ? 'search' : 'estimate';
  return { kind: 'only-move', side, starts: 'instead', line: best.line, proof };
}
