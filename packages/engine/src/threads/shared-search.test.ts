/** Two threads that share a search, taking turns in one, so that the same happens each time. */
import { legalMoves } from '@crownhead/rules';
import { describe, expect, it } from 'vitest';
import { Engine } from '../engine.ts';
import { openCore } from '../node/open-core.ts';
import { requestFor } from '../search-request.ts';
import { benchPositions } from '../signature.ts';
import { type CoreExports, instantiateCore, type Memory } from '../wasm-instance.ts';
import type { HelperStart } from './helper.ts';
import { COUNTED_AT_ONCE, JobBoard } from './job.ts';

/** Nodes of the helper each time it is its turn, for a thousand or so of the first thread. */
const TURN = 50_000;
/** Of the first thread in all positions below. Like the signature of the search it changes on purpose, or not at all. */
const NODES = 185_228;

/** An engine that believes it has a helper, and the core that helps it when it is told to. */
function openPair() {
  const started: HelperStart[] = [];
  const compiled = openCore({ shared: true });
  const helpers = { count: 1, start: (helper: HelperStart) => started.push(helper) };
  const engine = new Engine({ ...{ megabytes: 4, prober: null, clock: () => 0 }, core: compiled, helpers });
  const [{ memory, words }] = started as [HelperStart];
  const board = new JobBoard(words);
  let left = 0;
  const helper = instantiateCore(compiled.module, memory, null, () => {
    left -= COUNTED_AT_ONCE;
    return left <= 0;
  });
  let search = 0;
  const help = (): void => {
    const job = board.read();
    if (!board.isRunning(words[0]!)) return;
    if (job.search !== search) {
      const region = helper.THREADS.value + helper.THREAD_BYTES.value;
      helper.open(region, job.table, job.pairs, job.generation, job.threads);
      helper.begin(job.own, job.other, job.kings, job.down !== 0, 0, 0, true);
      search = job.search;
    }
    left = TURN;
    helper.searchAlong(words[0]!, job.first, job.alpha, job.beta, job.depth);
  };
  return { engine, helper, help, board, told: toldWord(helper, memory as Memory) };
}

/** The word in which the first thread is told the ply of a board that another one has searched. */
const toldWord = ({ THREADS }: CoreExports, memory: Memory): Int32Array =>
  new Int32Array(memory.buffer, THREADS.value, 1);

describe('two threads that take turns', () => {
  it('[S3] search every position to its end, in as many nodes as they are known to take', () => {
    let nodes = 0;
    for (const position of [...benchPositions('middlegame'), ...benchPositions('ending')]) {
      const { engine, help } = openPair();
      const result = engine.search(requestFor(position, { depth: 15 }), null, () => {
        help();
        return false;
      });
      expect(result.depth).toBe(15);
      expect(legalMoves(position)).toContainEqual(result.lines[0]!.moves[0]);
      nodes += result.nodes;
    }
    expect(nodes).toBe(NODES);
  });

  it('[S3] end with the search: the helper stops at its next node', () => {
    const { engine, helper, help, board } = openPair();
    engine.search(requestFor(benchPositions('middlegame')[0]!, { depth: 12 }), null, () => {
      help();
      return false;
    });
    expect(board.isRunning(board.words[0]!)).toBe(false);
    const before = helper.nodeCount();
    const { first, alpha, beta } = board.read();
    helper.searchAlong(board.words[0]!, first, alpha, beta, 20);
    expect(helper.nodeCount() - before).toBeLessThan(10);
  });

  it('[S3] end with a search that fails, too', () => {
    const { engine, board } = openPair();
    const fail = (): void => {
      if (board.words[0] !== 0) throw new Error('nobody listens');
    };
    const [position] = benchPositions('middlegame');
    expect(() => engine.search(requestFor(position!, { depth: 20 }), fail)).toThrow('nobody listens');
    expect(board.isRunning(board.words[0]!)).toBe(false);
  });

  it('[S3] go back only where the table has the answer: idle talk changes nothing, not a node', () => {
    const { engine, told } = openPair();
    const undisturbed = openPair().engine;
    for (const position of benchPositions('middlegame')) {
      const request = requestFor(position, { depth: 14 });
      let ply = 0;
      const result = engine.search(request, null, () => {
        ply = (ply % 12) + 1;
        told[0] = ply;
        return false;
      });
      expect(result).toEqual(undisturbed.search(request));
    }
  });
});
