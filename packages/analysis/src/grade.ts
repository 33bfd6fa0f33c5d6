/** Grades a ply: its mark has to hold at both of the larger budgets, each search for itself. */
import { isPlayed } from './chain.ts';
import type { Size } from './evidence.ts';
import { type Mark, markOfLoss } from './marks.ts';
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

/** The mark for what a ply gave away; null for none, and where it did not hold. */
export function gradeOf(study: Study, findings: Findings, index: number): Exclude<Mark, '!'> | null {
  const loss = findings.chain.losses[index]!;
  if (study.moments[index]!.forced || markOfLoss(loss) === null) return null;
  const middle = lossAt(study, findings, index, 'middle');
  const deep = lossAt(study, findings, index, 'deep');
  return middle === null || deep === null ? null : markOfLoss(Math.min(loss, middle, deep));
}
