/** The few moves that play on the first screen: jumps, a crowning, and a king that comes round to where it began. */
import { applyMove, findMove, OFFICIAL, type Position, type Square, START } from '@crownhead/rules';

const MOVES =
  '11-15 23-19 8-11 21-17 9-13 25-21 5-9 29-25 15-18 22-15-8 13-22-29 19-16 4-11-20 26-23 9-13 23-18 29-25 24-19 25-22 31-26 22-15-24-31-22';

export interface DemoStep {
  readonly position: Position;
  /** The squares of the move that led here. */
  readonly trail: readonly Square[];
}

/** From the first position to the last. */
export function demoSteps(): readonly DemoStep[] {
  const steps: DemoStep[] = [{ position: START, trail: [] }];
  for (const text of MOVES.split(' ')) {
    const trail = text.split('-').map(Number) as Square[];
    const { position } = steps.at(-1)!;
    const move = findMove(position, OFFICIAL, trail);
    if (!move) throw new Error(`${text} is not legal`);
    steps.push({ position: applyMove(position, move), trail });
  }
  return steps;
}
