/** Questions that make no sense are refused with the part that is wrong. */
import { START } from '@crownhead/rules';
import { describe, expect, it } from 'vitest';
import { Engine } from './engine.ts';
import { InvalidRequest } from './invalid-request.ts';
import { LEVELS } from './level-list.ts';
import { moveAtLevel } from './levels.ts';
import { RemoteEngine } from './remote.ts';
import { type Limits, requestFor, type SearchRequest } from './search-request.ts';

const engine = new Engine({ megabytes: 1, prober: null, clock: () => 0 });
const SENSELESS = [Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, -1];
const LIMITS: readonly [string, (n: number) => Limits][] = [
  ['depth', (depth) => ({ depth })],
  ['nodes', (nodes) => ({ nodes })],
  ['ms', (ms) => ({ ms })],
  ['clock', (left) => ({ clock: { left, increment: 0 } })],
  ['clock', (increment) => ({ clock: { left: 1000, increment } })],
];
const requests: readonly [string, SearchRequest][] = [
  ...LIMITS.flatMap(([part, limits]) =>
    SENSELESS.map((n): [string, SearchRequest] => [part, requestFor(START, limits(n))]),
  ),
  ...[0, 1.5].map((depth): [string, SearchRequest] => ['depth', requestFor(START, { depth })]),
  ...[0, 1.5].map((nodes): [string, SearchRequest] => ['nodes', requestFor(START, { nodes })]),
  ...[0, 1.5, ...SENSELESS].map((lines): [string, SearchRequest] => [
    'lines',
    { ...requestFor(START, { depth: 1 }), lines },
  ]),
];

describe('a request that makes no sense', () => {
  it('[L3] is refused with the part that is wrong, and never searched', async () => {
    const posted: unknown[] = [];
    const remote = new RemoteEngine({ post: (message) => posted.push(message), onMessage: () => undefined });
    for (const [part, request] of requests) {
      const refusal = expect.objectContaining({ name: 'InvalidRequest', part });
      const text = JSON.stringify(request.limits);
      expect(() => engine.search(request, undefined, () => true), text).toThrow(InvalidRequest);
      for (const level of LEVELS)
        expect(() => moveAtLevel(engine, request, level, 1, () => true), text).toThrow(refusal);
      await expect(remote.search(request)).rejects.toEqual(refusal);
      await expect(remote.play(request, 1, 1)).rejects.toEqual(refusal);
    }
    for (const level of [0, 11, 1.5, ...SENSELESS]) {
      const asked = remote.play(requestFor(START, { depth: 1 }), level, 1);
      await expect(asked).rejects.toMatchObject({
        part: 'level',
        message: expect.stringContaining('1 to 10'),
      });
    }
    expect(posted).toEqual([]);
  });

  it('[L3] is not one with no time left: that is answered immediately', () => {
    const { lines } = engine.search(requestFor(START, { ms: 0, clock: { left: 0, increment: 0 }, nodes: 1 }));
    expect(lines[0]!.moves.length).toBeGreaterThan(0);
  });
});
