/**
 * What a position or a move is worth. Expected scores are whole numbers of ten-thousandths inside, so that sums and differences
 * are exact whatever their order.
 */
import type { SearchResult, Verdict } from '@crownhead/engine';
import type { Move, Position } from '@crownhead/rules';
import { piecesOn } from './in-tables.ts';
import {
  DRAWN_SHARES,
  expectedScore,
  LOST_SHARES,
  type Shares,
  sharesOf,
  WON_SHARES,
} from './outcome-model.ts';

/** Ten-thousandths of a point. */
export type Points = number & { readonly kind?: 'points' };
export const WHOLE: Points = 10_000;
export const HALF: Points = 5_000;

export const toPoints = (share: number): Points => Math.round(share * WHOLE);
export const fromPoints = (points: Points): number => points / WHOLE;

/** What one search found out about a position. */
export interface Look {
  readonly verdict: Verdict;
  readonly points: Points;
  /** The best line; empty where there is no move or none was searched. */
  readonly line: readonly Move[];
  /** Nodes it was given; 0 where the rules or the moves around it decide. */
  readonly nodes: number;
}

/** Whether a verdict is proved, by rules, tables or search. */
export const isProved = (verdict: Verdict): boolean => verdict.kind !== 'estimate';

/** The shares a verdict stands for, for the side it is given to. */
export function sharesOfVerdict(verdict: Verdict, position: Position): Shares {
  switch (verdict.kind) {
    case 'win':
      return WON_SHARES;
    case 'draw':
      return DRAWN_SHARES;
    case 'loss':
      return LOST_SHARES;
    case 'estimate':
      return sharesOf(verdict.score, piecesOn(position));
    default:
      return verdict satisfies never;
  }
}

export const pointsOf = (verdict: Verdict, position: Position): Points =>
  toPoints(expectedScore(sharesOfVerdict(verdict, position)));

/** The same verdict as the other side sees it, `plies` later. */
export function flipped(verdict: Verdict, plies = 0): Verdict {
  switch (verdict.kind) {
    case 'win':
    case 'loss':
      return {
        kind: verdict.kind === 'win' ? 'loss' : 'win',
        plies: verdict.plies === null ? null : Math.max(0, verdict.plies + plies),
      };
    case 'draw':
      return verdict;
    case 'estimate':
      return { kind: 'estimate', score: -verdict.score };
    default:
      return verdict satisfies never;
  }
}

export const lookOf = (verdict: Verdict, position: Position, line: readonly Move[], nodes: number): Look => ({
  verdict,
  points: pointsOf(verdict, position),
  line,
  nodes,
});

/** What the `index`th line of a search says of its position. */
export function lookOfLine(result: SearchResult, position: Position, nodes: number, index = 0): Look | null {
  const line = result.lines[index];
  return line === undefined ? null : lookOf(line.verdict, position, line.moves, nodes);
}
