import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AttemptFacts, gradeOf } from './grade.ts';

const clean = (ms: number): AttemptFacts => ({ wrongMoves: 0, hints: 0, wasShown: false, ms });
const usual = [8000, 9000, 10_000, 11_000, 12_000];

describe('[B21] the grade of an attempt', () => {
  it.each([
    ['a wrong move', { ...clean(3000), wrongMoves: 1 }, [], 'again'],
    ['the answer shown', { ...clean(3000), wasShown: true }, [], 'again'],
    ['a hint', { ...clean(3000), hints: 1 }, [], 'hard'],
    ['slower than twice as usual', clean(20_001), [], 'hard'],
    ['right', clean(9000), [], 'good'],
    ['fast once', clean(4000), [clean(9000), clean(4000)], 'good'],
    ['fast three times', clean(4000), [clean(4000), clean(5000)], 'easy'],
    ['fast, but helped before', clean(4000), [{ ...clean(4000), hints: 1 }, clean(5000)], 'good'],
  ] as const)('%s', (_, attempt, before, grade) => {
    expect(gradeOf(attempt, before, usual)).toBe(grade);
  });

  it('needs some attempts to know what is usual', () => {
    expect(gradeOf(clean(99_000), [], usual.slice(1))).toBe('good');
  });

  it('is never better than "again" when the answer was shown', () => {
    const attempts = fc.record({
      wrongMoves: fc.nat(3),
      hints: fc.nat(3),
      wasShown: fc.boolean(),
      ms: fc.nat(100_000),
    });
    fc.assert(
      fc.property(attempts, fc.array(attempts), fc.array(fc.nat(100_000)), (attempt, before, times) => {
        expect(gradeOf({ ...attempt, wasShown: true }, before, times)).toBe('again');
      }),
    );
  });
});
