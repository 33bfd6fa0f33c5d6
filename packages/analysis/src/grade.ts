/** Grades a ply: its mark has to hold at both of the larger budgets, each search for itself. */
import { isPlayed } from './chain.ts';
import type { Size } from './evidence.ts';
import { type Mark, markGiven } from './marks.ts';
import { type Findings, type Study, searchedFrom } from './study.ts';
import { type Points, WHOLE } from './value.ts';

/** The loss of a ply by two searches of the same size; null where they were not made. */
function lossAt({ moments }: Study, { confirmed }: Findings, index: number, size: Size): Points | null {
  const answer = searchedFrom(moments, index + 1);
  const best = confirmed.get(index)?.[size];
  const next = confirmed.get(answer)?.[size];
  if (best === undefined || next === undefined) return null;
  if (isPlayed(best.line, moments[index]!)) return 0;
  const same = moments[index]!.side === moments[answer]!.side;
  return best.points - (same ? next.points : WHOLE - next.points);
}

/** What a ply gave away at the least: by all searches of it. Null where it was not looked at again. */
function leastLoss(study: Study, findings: Findings, index: number): Points | null {
  const middle = lossAt(study, findings, index, 'middle');
  const deep = lossAt(study, findings, index, 'deep');
  return middle === null || deep === null ? null : Math.min(findings.chain.losses[index]!, middle, deep);
}

/** A mark, and what it is for. */
export interface Graded {
  readonly mark: Exclude<Mark, '!'>;
  readonly loss: Points;
}

/** The mark for what a ply gave away; null for none, and where it did not hold. */
export function gradeOf(study: Study, findings: Findings, index: number): Graded | null {
  if (study.moments[index]!.forced || markGiven(findings.chain.losses[index]!) === null) return null;
  const loss = leastLoss(study, findings, index);
  const mark = loss === null ? null : markGiven(loss);
  return loss === null || mark === null ? null : { mark, loss };
}
