/** Looks for the reasons of a mark: each kind has its own check, and only what passes is said. */
import type { Move, Position, RuleSet } from '@crownhead/rules';
import type { Ask } from '../search-pool.ts';
import type { Look, Points } from '../value.ts';
import type { Claim } from './claim.ts';
import { estimates } from './estimates.ts';
import { gainClaims } from './gain.ts';
import { lockClaims } from './lock.ts';
import { opposingClaims } from './opposing.ts';
import { resultClaims } from './result.ts';

/** A marked ply with what is known about it. */
export interface MarkedPly {
  readonly rules: RuleSet;
  readonly position: Position;
  readonly played: Move;
  /** Of the position, and of the one after the move played. */
  readonly best: Look;
  readonly answer: Look;
  readonly loss: Points;
  /** For searches that check a claim. */
  readonly checkNodes: number;
}

/** A sentence or two are read, more are not. */
const MOST_CLAIMS = 2;

/** The kinds of reasons, the strongest first. */
const FINDERS: readonly ((ply: MarkedPly, ask: Ask) => Claim[] | Promise<Claim[]>)[] = [
  resultClaims,
  gainClaims,
  lockClaims,
  opposingClaims,
];

/** The reasons that passed their checks; where none did, the best lines as an estimate. */
export async function claimsFor(ply: MarkedPly, ask: Ask): Promise<readonly Claim[]> {
  const found: Claim[] = [];
  for (const find of FINDERS) {
    if (found.length < MOST_CLAIMS) found.push(...(await find(ply, ask)));
  }
  return found.length > 0 ? found.slice(0, MOST_CLAIMS) : estimates(ply, ask);
}
