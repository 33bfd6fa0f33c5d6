/** Reasons at the end of a line: the opposition, and endings that have a name. */
import { applyMove, type Move, opposite, type Position } from '@crownhead/rules';
import type { Claim } from './claim.ts';
import type { MarkedPly } from './find.ts';
import { knownEnding } from './known-endings.ts';
import { sideWithTheMove } from './the-move.ts';

/** How far along a line its end is looked for. */
const MOST_PLIES = 12;

/** The first position of a line that says something, and the line to it. */
function along<T>(
  start: Position,
  line: readonly Move[],
  say: (position: Position) => T | null,
): { readonly said: T; readonly line: readonly Move[] } | null {
  let position = start;
  for (let i = 0; i <= Math.min(line.length, MOST_PLIES); i++) {
    const said = say(position);
    if (said !== null) return { said, line: line.slice(0, i) };
    if (i < line.length) position = applyMove(position, line[i]!);
  }
  return null;
}

export function opposingClaims({ position, played, best, answer }: MarkedPly): Claim[] {
  const side = position.turn;
  const after = applyMove(position, played);
  const facts = { side, starts: 'answer' } as const;
  const ending = along(after, answer.line, knownEnding);
  if (ending !== null && answer.verdict.kind !== 'estimate')
    return [
      { kind: 'enters-known-ending', ending: ending.said.name, line: ending.line, proof: 'table', ...facts },
    ];
  const now = along(after, answer.line, sideWithTheMove);
  const instead = along(position, best.line, (at) => (at === position ? null : sideWithTheMove(at)));
  if (now?.said === opposite(side) && instead?.said === side)
    return [{ kind: 'loses-the-move', line: now.line, proof: 'rules', ...facts }];
  return [];
}
