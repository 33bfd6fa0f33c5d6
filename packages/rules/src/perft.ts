/** Perft: how many lines of play of a given length there are. The standard proof that a generator is right. */

import { visitMoves } from './list-moves.ts';
import { applyMove, type Move, passTurn } from './move.ts';
import { formatMove } from './move-text.ts';
import { hasMove } from './moves.ts';
import { perftOfficial } from './official.ts';
import type { Position } from './position.ts';
import { movesAreOfficial, type RuleSet } from './rule-set.ts';

/** A pass is a turn like any other, but two in a row end the game. */
const mustPass = (position: Position, rules: RuleSet): boolean =>
  rules.blocked === 'passes' &&
  position[position.turn] !== 0 &&
  !hasMove(position, rules) &&
  hasMove(passTurn(position), rules);

function perftGeneral(position: Position, rules: RuleSet, depth: number): number {
  if (depth <= 0) return 1;
  if (mustPass(position, rules)) return perftGeneral(passTurn(position), rules, depth - 1);
  let total = 0;
  visitMoves(position, rules, (move) => {
    total += depth === 1 ? 1 : perftGeneral(applyMove(position, move), rules, depth - 1);
    return true;
  });
  return total;
}

/** The number of lines of `depth` plies from a position. */
export const perft = (position: Position, rules: RuleSet, depth: number): number =>
  movesAreOfficial(rules) ? perftOfficial(position, depth) : perftGeneral(position, rules, depth);

/** Perft split by first move, keyed by the move's full path; a forced pass has the key `pass`. */
export function divide(position: Position, rules: RuleSet, depth: number): Map<string, number> {
  const counts = new Map<string, number>();
  if (mustPass(position, rules)) counts.set('pass', perft(passTurn(position), rules, depth - 1));
  visitMoves(position, rules, (move: Move) => {
    counts.set(formatMove(move), perft(applyMove(position, move), rules, depth - 1));
    return true;
  });
  return counts;
}
