/** Reasons of material: pieces that are lost by force, shots, kings; and the same where they were missed. */
import { requestFor } from '@crownhead/engine';
import {
  applyMove,
  destination,
  isJump,
  type Move,
  opposite,
  type Position,
  type RuleSet,
  type Side,
} from '@crownhead/rules';
import type { Ask } from '../search-pool.ts';
import type { Claim, LineStart } from './claim.ts';
import type { MarkedPly } from './find.ts';
import { forcedLine, type Reach } from './force.ts';
import { aheadBy, balance, crowned } from './material.ts';

/** Far enough for the shots that people see, little enough to be quick. */
const REACH: Reach = { plies: 11, nodes: 8_000 };
/** A position after a gain is searched with so many nodes … */
const CHECK_NODES = 100_000;
/** … and must be worth at least this to the side that gained, in hundredths of a man. */
const CHECK_SCORE = 60;
const MOST_MEN = 3;

/** Captures of the side that begins a line, and of the other. */
function captures(line: readonly Move[]): readonly [number, number] {
  const sum = (parity: number): number =>
    line.filter((_, i) => i % 2 === parity).reduce((men, move) => men + move.captured.length, 0);
  return [sum(0), sum(1)];
}

/** Does the other side take first, because it has to? */
const givesFirst = (line: readonly Move[]): boolean => {
  const first = line.findIndex(isJump);
  return first % 2 === 1;
};

const endOf = (position: Position, line: readonly Move[]): Position => line.reduce(applyMove, position);

/** What a line was found to gain, before it is said whose gain or omission it is. */
interface Gain {
  readonly line: readonly Move[];
  readonly men: number;
}

/** The most that a side can be forced to come out ahead by, more than `had`; null where that is nothing. */
async function forcedGain(
  position: Position,
  rules: RuleSet,
  side: Side,
  had: number,
  ask: Ask,
): Promise<Gain | null> {
  for (let men = MOST_MEN; men >= 1; men--) {
    const line = forcedLine(position, rules, aheadBy(side, had + men), REACH);
    if (line === null || line.length === 0) continue;
    return (await isKept(endOf(position, line), rules, side, ask)) ? { line, men } : null;
  }
  return null;
}

/** A gain that is taken back by the next shot is none: does a search think that the side is ahead? */
async function isKept(position: Position, rules: RuleSet, side: Side, ask: Ask): Promise<boolean> {
  const { lines } = await ask(requestFor(position, { nodes: CHECK_NODES }, rules));
  const score = lines[0]?.score ?? 0;
  return (position.turn === side ? score : -score) >= CHECK_SCORE;
}

function gainClaim({ line, men }: Gain, side: Side, starts: LineStart): Claim {
  const [takes, gives] = captures(line);
  const facts = { side, starts, line, proof: 'rules' } as const;
  const isShot = gives > 0 && takes - gives === men && givesFirst(line);
  if (starts === 'answer')
    return isShot ? { kind: 'shot', gives, takes, ...facts } : { kind: 'loses-men', men, ...facts };
  return isShot ? { kind: 'missed-shot', gives, takes, ...facts } : { kind: 'missed-men', men, ...facts };
}

/** A king by force; the square is where the line crowns. */
function crownClaim(
  position: Position,
  rules: RuleSet,
  side: Side,
  by: Side,
  starts: LineStart,
): Claim | null {
  const line = forcedLine(position, rules, crowned(by, position), REACH);
  const crowning = line?.find((move) => move.crowned);
  if (!line || crowning === undefined) return null;
  const facts = {
    plies: line.length,
    square: destination(crowning),
    side,
    starts,
    line,
    proof: 'rules',
  } as const;
  return starts === 'answer' ? { kind: 'lets-crown', ...facts } : { kind: 'missed-crown', ...facts };
}

export async function gainClaims(ply: MarkedPly, ask: Ask): Promise<Claim[]> {
  const { rules, position, played, best } = ply;
  const side = position.turn;
  const other = opposite(side);
  const after = applyMove(position, played);
  const better = best.line[0] === undefined ? null : applyMove(position, best.line[0]);
  const had = balance(position, other);
  const lost = await forcedGain(after, rules, other, had, ask);
  // What the best move loses as well is no reason.
  if (
    lost !== null &&
    (better === null || forcedLine(better, rules, aheadBy(other, had + lost.men), REACH) === null)
  )
    return [gainClaim(lost, side, 'answer')];
  const missed = await forcedGain(position, rules, side, -had, ask);
  if (missed !== null && better !== null) {
    const still = forcedLine(after, rules, aheadBy(side, missed.men - had), REACH);
    if (still === null) return [gainClaim(missed, side, 'instead')];
  }
  const crown = crownClaim(after, rules, side, other, 'answer');
  if (crown !== null && better !== null && crownClaim(better, rules, side, other, 'answer') === null)
    return [crown];
  const own = crownClaim(position, rules, side, side, 'instead');
  if (own !== null && crownClaim(after, rules, side, side, 'instead') === null) return [own];
  return [];
}
