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
import type { Look } from '../value.ts';
import type { Claim, LineStart } from './claim.ts';
import type { MarkedPly } from './find.ts';
import { forcedLine, type Reach } from './force.ts';
import { aheadBy, balance, crowned, isQuiet } from './material.ts';

/** Far enough for the shots that people see, little enough to be quick. */
const REACH: Reach = { plies: 11, nodes: 4_000 };
/** By so much the score of a position must be better for the side that gained than without the gain: a third of a man. */
const CHECK_SCORE = 70;
/** A side that is still further behind than this after a gain has gained nothing that matters: the game is lost all the same. */
const STILL_LOST = -200;

const DECIDED = 10_000;

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

/** What a line gains, and after how many plies. */
interface Prospect {
  readonly men: number;
  readonly plies: number;
}

/** The most that a side is ahead of what it had where a line is quiet: searches play such lines, but they prove nothing. */
function prospectOf(position: Position, line: readonly Move[], side: Side, had: number): Prospect {
  let best: Prospect = { men: 0, plies: 0 };
  let at = position;
  for (const [i, move] of line.slice(0, REACH.plies).entries()) {
    at = applyMove(at, move);
    const men = balance(at, side) - had;
    if (men > best.men && isQuiet(at)) best = { men, plies: i + 1 };
  }
  return best;
}

/** As a score, however it is known; proved results are further away than any material. */
function scoreOf({ verdict }: Look): number {
  if (verdict.kind === 'estimate') return verdict.score;
  return verdict.kind === 'draw' ? 0 : verdict.kind === 'win' ? DECIDED : -DECIDED;
}

/** What a line was found to gain, before it is said whose gain or omission it is. */
interface Gain {
  readonly line: readonly Move[];
  readonly men: number;
}

/** How much of a prospect the side can force, more than `least`; null where that is nothing. */
async function forcedGain(
  { rules, checkNodes }: MarkedPly,
  position: Position,
  side: Side,
  had: number,
  prospect: Prospect,
  least: number,
  without: number,
  ask: Ask,
): Promise<Gain | null> {
  const reach = { ...REACH, plies: prospect.plies };
  for (let { men } = prospect; men > least; men--) {
    const line = forcedLine(position, rules, aheadBy(side, had + men), reach);
    if (line === null || line.length === 0) continue;
    // A gain that is taken back by the next shot is none: does a search think that it is worth something?
    const end = endOf(position, line);
    const [searched] = (await ask(requestFor(end, { nodes: checkNodes }, rules))).lines;
    const score = searched?.score ?? 0;
    const worth = end.turn === side ? score : -score;
    return worth >= Math.max(without + CHECK_SCORE, STILL_LOST) ? { line, men } : null;
  }
  return null;
}

function gainClaim({ line, men }: Gain, side: Side, starts: LineStart): Claim {
  const [takes, gives] = captures(line);
  const facts = { side, starts, line, proof: 'rules' } as const;
  const isShot = gives > 0 && takes - gives === men && givesFirst(line);
  if (starts === 'answer')
    return isShot ? { kind: 'shot', gives, takes, ...facts } : { kind: 'loses-men', men, ...facts };
  return isShot ? { kind: 'missed-shot', gives, takes, ...facts } : { kind: 'missed-men', men, ...facts };
}

/** The ply, counted from 1, at which a side crowns along a line; null where it does not. */
function crownsAt(position: Position, line: readonly Move[], by: Side): number | null {
  const own = position.turn === by ? 0 : 1;
  const at = line.slice(0, REACH.plies).findIndex((move, i) => move.crowned && i % 2 === own);
  return at < 0 ? null : at + 1;
}

/** A king by force; the square is where the line crowns. */
function crownClaim(
  rules: RuleSet,
  position: Position,
  side: Side,
  by: Side,
  starts: LineStart,
): Claim | null {
  const line = forcedLine(position, rules, crowned(by, position), REACH);
  const ply = line && crownsAt(position, line, by);
  if (!line || !ply) return null;
  const square = destination(line[ply - 1]!);
  const facts = { plies: line.length, square, side, starts, line, proof: 'rules' } as const;
  return starts === 'answer' ? { kind: 'lets-crown', ...facts } : { kind: 'missed-crown', ...facts };
}

/** What the other side gains by the move played and would not have gained by the best one. */
async function lostMaterial(ply: MarkedPly, ask: Ask): Promise<Claim | null> {
  const { position, played, best, answer } = ply;
  const side = position.turn;
  const other = opposite(side);
  const had = balance(position, other);
  const after = applyMove(position, played);
  const anyway = prospectOf(position, best.line, other, had);
  const prospect = prospectOf(after, answer.line, other, had);
  const gain = await forcedGain(ply, after, other, had, prospect, anyway.men, -scoreOf(best), ask);
  return gain && gainClaim(gain, side, 'answer');
}

/** What the best move would have gained and the move played does not. */
async function missedMaterial(ply: MarkedPly, ask: Ask): Promise<Claim | null> {
  const { position, played, best, answer } = ply;
  const side = position.turn;
  const had = balance(position, side);
  const anyway = prospectOf(applyMove(position, played), answer.line, side, had);
  const prospect = prospectOf(position, best.line, side, had);
  const gain = await forcedGain(ply, position, side, had, prospect, anyway.men, -scoreOf(answer), ask);
  return gain && gainClaim(gain, side, 'instead');
}

/** A king that the move played lets the other side have, or that the side could have had. */
function crowning({ rules, position, played, best, answer }: MarkedPly): Claim | null {
  const side = position.turn;
  const other = opposite(side);
  const after = applyMove(position, played);
  const theirs = crownsAt(after, answer.line, other);
  if (theirs !== null && crownsAt(position, best.line, other) === null)
    return crownClaim(rules, after, side, other, 'answer');
  const ours = crownsAt(position, best.line, side);
  if (ours !== null && crownsAt(after, answer.line, side) === null)
    return crownClaim(rules, position, side, side, 'instead');
  return null;
}

export async function gainClaims(ply: MarkedPly, ask: Ask): Promise<Claim[]> {
  const claim = (await lostMaterial(ply, ask)) ?? (await missedMaterial(ply, ask)) ?? crowning(ply);
  return claim === null ? [] : [claim];
}
