/** Endings that everybody should know, as positions with a goal. Tables or proofs confirm each of them. */
import { positionOf } from '@crownhead/rules';
import type { PlayOutTask } from './playing-out.ts';
import type { Goal } from './puzzle.ts';

/** Easier ones first. */
export const NAMED_ENDINGS = [
  'one-king',
  'two-kings',
  'breeches',
  'three-kings',
  'payne-double',
  'payne-single',
  'first-position',
  'grey',
  'bremmer',
  'second-position',
  'third-position',
  'fourth-position',
] as const;
/** One of them. */
export type NamedEnding = (typeof NAMED_ENDINGS)[number];

interface EndingFacts {
  readonly fen: string;
  readonly goal: Goal;
  readonly moves: number;
}

const ENDINGS: Readonly<Record<NamedEnding, EndingFacts>> = {
  'one-king': { fen: 'W:WK32:BK26', goal: 'win', moves: 12 },
  'two-kings': { fen: 'W:WK18,K19:BK28', goal: 'win', moves: 20 },
  breeches: { fen: 'W:WK7,31:B14,15', goal: 'win', moves: 25 },
  'three-kings': { fen: 'W:WK10,K15,K19:BK9,K27', goal: 'win', moves: 40 },
  'payne-double': { fen: 'W:WK23,K32:B28,K10,K15', goal: 'draw', moves: 20 },
  'payne-single': { fen: 'W:WK25,K31:B13,K10,K11', goal: 'draw', moves: 20 },
  'first-position': { fen: 'W:WK15,20:B12,K28', goal: 'win', moves: 60 },
  grey: { fen: 'B:W20,16,K2:BK25,K10', goal: 'draw', moves: 20 },
  bremmer: { fen: 'W:W13,5,K2:BK14,10,1', goal: 'draw', moves: 15 },
  'second-position': { fen: 'W:W27,30,K22:B20,21,K9', goal: 'win', moves: 60 },
  'third-position': { fen: 'W:W28,K12,K20:BK11,K19', goal: 'win', moves: 60 },
  'fourth-position': { fen: 'B:W30,K31,K32:BK20,21,K22,K23', goal: 'win', moves: 40 },
};

/** What an ending asks for; the side to move is the trainee's. */
export function endingTask(ending: NamedEnding): PlayOutTask {
  const { fen, goal, moves } = ENDINGS[ending];
  return { start: positionOf(fen), goal, moves };
}
