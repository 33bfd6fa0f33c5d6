/** Questions that make no sense are refused with the part that is wrong. */
import { START } from '@crownhead/rules';
import { describe, expect, it } from 'vitest';
import { BadQuestion } from './bad-question.ts';
import { LEVELS } from './level-list.ts';
import { moveAtLevel } from './levels.ts';
import { type Limits, type Question, questionFor } from './question.ts';
import { RemoteEngine } from './remote.ts';
import { Thinker } from './thinker.ts';

const thinker = new Thinker({ megabytes: 1, prober: null, clock: () => 0 });
const SENSELESS = [Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, -1];
const LIMITS: readonly [string, (n: number) => Limits][] = [
  ['depth', (depth) => ({ depth })],
  ['nodes', (nodes) => ({ nodes })],
  ['ms', (ms) => ({ ms })],
  ['clock', (left) => ({ clock: { left, increment: 0 } })],
  ['clock', (increment) => ({ clock: { left: 1000, increment } })],
];
const questions: readonly [string, Question][] = [
  ...LIMITS.flatMap(([part, limits]) =>
    SENSELESS.map((n): [string, Question] => [part, questionFor(START, limits(n))]),
  ),
  ...[0, 1.5].map((depth): [string, Question] => ['depth', questionFor(START, { depth })]),
  ...[0, 1.5].map((nodes): [string, Question] => ['nodes', questionFor(START, { nodes })]),
  ...[0, 1.5, ...SENSELESS].map((lines): [string, Question] => [
    'lines',
    { ...questionFor(START, { depth: 1 }), lines },
  ]),
];

describe('a question that makes no sense', () => {
  it('[L3] is refused with the part that is wrong, and never searched', async () => {
    const posted: unknown[] = [];
    const remote = new RemoteEngine({ post: (message) => posted.push(message), onMessage: () => undefined });
    for (const [part, question] of questions) {
      const refusal = expect.objectContaining({ name: 'BadQuestion', part });
      const text = JSON.stringify(question.limits);
      expect(() => thinker.think(question, undefined, () => true), text).toThrow(BadQuestion);
      for (const level of LEVELS)
        expect(() => moveAtLevel(thinker, question, level, 1, () => true), text).toThrow(refusal);
      await expect(remote.think(question)).rejects.toEqual(refusal);
      await expect(remote.play(question, 1, 1)).rejects.toEqual(refusal);
    }
    for (const level of [0, 11, 1.5, ...SENSELESS]) {
      const asked = remote.play(questionFor(START, { depth: 1 }), level, 1);
      await expect(asked).rejects.toMatchObject({
        part: 'level',
        message: expect.stringContaining('1 to 10'),
      });
    }
    expect(posted).toEqual([]);
  });

  it('[L3] is not one with no time left: that is answered at once', () => {
    const { lines } = thinker.think(
      questionFor(START, { ms: 0, clock: { left: 0, increment: 0 }, nodes: 1 }),
    );
    expect(lines[0]!.moves.length).toBeGreaterThan(0);
  });
});
