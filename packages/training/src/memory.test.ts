import fc from 'fast-check';
import { FSRSAlgorithm, generatorParameters, Rating } from 'ts-fsrs';
import { describe, expect, it } from 'vitest';
import { GRADES, type Grade, intervalDays, type Memory, remember, retrievability } from './memory.ts';

const oracle = new FSRSAlgorithm(generatorParameters({ enable_fuzz: false }));
const RATINGS = { again: Rating.Again, hard: Rating.Hard, good: Rating.Good, easy: Rating.Easy } as const;

const close = (ours: number, theirs: number): void =>
  expect(Math.abs(ours - theirs)).toBeLessThanOrEqual(1e-6 * Math.max(1, Math.abs(theirs)));

function compare(reviews: readonly (readonly [days: number, grade: Grade])[]): void {
  let ours: Memory | null = null;
  let theirs: { stability: number; difficulty: number } | null = null;
  for (const [days, grade] of reviews) {
    if (ours && theirs) close(retrievability(ours, days), oracle.forgetting_curve(days, theirs.stability));
    ours = remember(ours, days, grade);
    theirs = oracle.next_state(theirs, theirs === null ? 0 : days, RATINGS[grade]);
    close(ours.stability, theirs.stability);
    close(ours.difficulty, theirs.difficulty);
    // Where ours and theirs lie on two sides of a half, either is right.
    expect(Math.abs(intervalDays(ours) - oracle.next_interval(theirs.stability, days))).toBeLessThanOrEqual(
      Math.abs((theirs.stability % 1) - 0.5) < 1e-4 ? 1 : 0,
    );
  }
}

describe('[B20] the schedule', () => {
  it('is that of FSRS 6 on its own vector', () => {
    compare([0, 0, 1, 3, 8, 21, 0, 5].map((days, i) => [days, GRADES[[2, 2, 2, 2, 2, 0, 0, 2][i]!]!]));
  });

  it('is that of FSRS 6 for any reviews', () => {
    const review = fc.tuple(fc.nat(400), fc.constantFrom(...GRADES));
    fc.assert(fc.property(fc.array(review, { minLength: 1, maxLength: 30 }), compare));
  });

  it('asks later the better it went', () => {
    const first = remember(null, 0, 'good');
    const [again, hard, good, easy] = GRADES.map((grade) => intervalDays(remember(first, 3, grade)));
    expect(again!).toBeLessThan(hard!);
    expect(hard!).toBeLessThan(good!);
    expect(good!).toBeLessThan(easy!);
  });
});
