/** What a report says: plain data, so that it can travel from a worker and be kept. */
import type { Verdict } from '@crownhead/engine';
import type { BySide, Move, Side } from '@crownhead/rules';
import type { Quality } from './budgets.ts';
import type { Claim } from './claims/claim.ts';
import type { Mark } from './marks.ts';
import type { Shares } from './outcome-model.ts';

/** What a position or move is worth to the side that moved. */
export interface Worth {
  /** The points expected, from 0 to 1. */
  readonly expected: number;
  readonly shares: Shares;
  readonly verdict: Verdict;
}

/** One ply of a report. */
export interface PlyReport {
  /** Counted from 1. */
  readonly ply: number;
  readonly side: Side;
  /** Null for a pass. */
  readonly move: Move | null;
  /** There was no choice, or it may have been balloted: it is not graded. */
  readonly forced: boolean;
  /** What the move played was worth, and the best one, both to the side that moved. */
  readonly played: Worth;
  readonly best: Worth;
  /** The best line; begins with the move played where that was the best. */
  readonly line: readonly Move[];
  /** How the game was expected to go on after the move played, from the other side's answer on. */
  readonly answer: readonly Move[];
  /** The points given away: `best` less `played`. */
  readonly loss: number;
  /** The points that were at stake: the best move less the worst. */
  readonly stake: number;
  readonly mark: Mark | null;
  /** Searched again with more nodes, at which the mark, or that there is none, was decided. */
  readonly held: boolean;
  /** Nodes of the deepest search of its position. */
  readonly nodes: number;
  readonly claims: readonly Claim[];
  /** The points expected for Black after this ply. */
  readonly black: number;
}

/** A whole game for one side. */
export interface SideReport {
  /** Points given away. */
  readonly loss: number;
  /** Percent of what was at stake that was kept. */
  readonly kept: number;
  readonly marks: Readonly<Record<Mark, number>>;
}

/** The report of a game. */
export interface GameReport extends BySide<SideReport> {
  readonly quality: Quality;
  /** The points expected for Black before the first ply and after the last. */
  readonly start: number;
  readonly end: number;
  readonly plies: readonly PlyReport[];
  /** The plies, counted from 1, after which the game was another one. */
  readonly turning: readonly number[];
  /** The ply that lost the game: the last before which the loser still had a chance. */
  readonly losing: number | null;
  /** Nodes visited for it. */
  readonly nodes: number;
}
