/** Thinking in the other side's time: about what, for whom, until when, and what it is good for. */
import { formatFen, type Game, legalMoves, newGame, playMove } from '@crownhead/rules';
import { describe, expect, it } from 'vitest';
import { Engine, type SearchResult } from './engine.ts';
import { openCore } from './node/open-core.ts';
import { Ponderer } from './ponder.ts';
import type { SearchOptions } from './remote.ts';
import { requestOf, type SearchRequest } from './search-request.ts';

/** Expects the first legal move; each search goes on until it is answered or stopped. */
class FakeEngine {
  readonly asked: { fen: string; limit: number | undefined; stopped: boolean; answer: () => void }[] = [];

  search({ position, limits }: SearchRequest, { signal }: SearchOptions = {}): Promise<SearchResult> {
    return new Promise((resolve) => {
      let isAnswered = false;
      const moves = legalMoves(position).slice(0, 1);
      const line = { moves, book: 0, score: 0, verdict: { kind: 'estimate', score: 0 } } as const;
      const answer = () => {
        isAnswered = true;
        resolve({ depth: 1, nodes: 1, ms: 1, lines: [line] });
      };
      const entry = { fen: formatFen(position), limit: limits.ms, stopped: false, answer };
      signal?.addEventListener('abort', () => {
        entry.stopped = !isAnswered;
        answer();
      });
      this.asked.push(entry);
    });
  }
}

const settled = () => new Promise((done) => setImmediate(done));
const first = ({ position }: Game) => legalMoves(position)[0]!;

describe('[S5] pondering', () => {
  const game = newGame();
  const own = first(game);
  const afterOwn = playMove(game, own);
  const afterReply = playMove(afterOwn, first(afterOwn));

  it('is about the reply that is expected, at full strength, and ends by itself', async () => {
    const engine = new FakeEngine();
    new Ponderer().start(engine, game, own, 10);
    expect(engine.asked.map(({ fen }) => fen)).toEqual([formatFen(afterOwn.position)]);
    engine.asked[0]!.answer();
    await settled();
    expect(engine.asked[1]).toMatchObject({ fen: formatFen(afterReply.position), limit: 30_000 });
  });

  it('is not for levels whose moves follow from the seed, nor after the end', async () => {
    const engine = new FakeEngine();
    const ponderer = new Ponderer();
    for (const strength of [1, 7, 9, { rating: 2000 }]) ponderer.start(engine, game, own, strength);
    ponderer.start(engine, game, null, 10);
    await settled();
    expect(engine.asked).toEqual([]);
  });

  it('stops when it is told to, and begins nothing more then', async () => {
    const engine = new FakeEngine();
    const ponderer = new Ponderer();
    ponderer.start(engine, game, own, 10);
    ponderer.stop();
    await settled();
    expect(engine.asked.map(({ stopped }) => stopped)).toEqual([true]);
    ponderer.start(engine, game, own, 10);
    engine.asked[1]!.answer();
    await settled();
    ponderer.stop();
    await settled();
    expect(engine.asked.map(({ stopped }) => stopped)).toEqual([true, false, true]);
  });

  it('lets the engine fail when it is next asked, and not before', async () => {
    const broken = { search: () => Promise.reject(new Error('gone')) };
    new Ponderer().start(broken, game, own, 10);
    await settled();
  });

  it('makes the next search quicker when the reply is the one expected', async () => {
    const clock = () => 0;
    const searched = new Engine({ megabytes: 16, prober: null, core: openCore(), clock });
    const thread = {
      search: async (request: SearchRequest) => searched.search({ ...request, limits: { nodes: 400_000 } }),
    };
    new Ponderer().start(thread, game, own, 10);
    await settled();
    await settled();
    const expected = searched.search(requestOf(afterOwn, { nodes: 400_000 })).lines[0]!.moves[0]!;
    const request = requestOf(playMove(afterOwn, expected), { nodes: 400_000, depth: 15 });
    const fresh = new Engine({ megabytes: 16, prober: null, core: openCore(), clock });
    const [after, before] = [searched.search(request), fresh.search(request)];
    expect(after.depth).toBe(15);
    expect(after.nodes).toBeLessThan(before.nodes / 2);
  });
});
