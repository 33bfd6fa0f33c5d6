/** Searches a position: iterative deepening that reports each iteration, until stopped or out of time. */
import { type Move, movesAreOfficial } from '@crownhead/rules';
import type { OpeningBook } from './book/book.ts';
import { type Budget, budgetOf, expectedNodes } from './budget.ts';
import { GeneralSearch } from './general-search.ts';
import { checkRequest } from './invalid-request.ts';
import { OfficialSearch } from './official-search.ts';
import type { RootSearch } from './root-search.ts';
import {
  type Depth,
  INFINITE,
  PROVED,
  type Score,
  type ScoredVerdict,
  verdictOf,
  WON,
  WON_IN_PLIES,
} from './score.ts';
import type { Prober } from './search.ts';
import { type SearchCore, type Stop, TypeScriptCore } from './search-core.ts';
import type { Limits, SearchRequest } from './search-request.ts';
import { type Helpers, WasmCore } from './wasm-core.ts';
import type { CompiledCore } from './wasm-instance.ts';

/** One of the best lines. */
export interface Line extends ScoredVerdict {
  readonly moves: readonly Move[];
  /** How many of its first moves the opening book has; 0 unless the request asks for it. */
  readonly book: number;
}

/** What is known after an iteration. */
export interface SearchResult {
  readonly depth: number;
  readonly nodes: number;
  readonly ms: number;
  /** The best first. Empty where there is no move. */
  readonly lines: readonly Line[];
}

/** What an engine needs: memory for what it has searched, endgame tables or null, and a clock. */
export interface EngineOptions {
  readonly megabytes: number;
  readonly prober: Prober | null;
  /** The quicker core for the official rules (`openCore` of `@crownhead/engine/node`); without it, or null: the one in TypeScript. */
  readonly core?: CompiledCore | null;
  /** Threads that search along; they need a core compiled for shared memory. */
  readonly helpers?: Helpers | null;
  /** The openings that levels know; without it, or null, they find every move themselves. */
  readonly book?: OpeningBook | null;
  /** Milliseconds that only go forward. */
  readonly clock: () => number;
}

const DEEPEST = 99;
/** Half the width of the first window around the score of the iteration before. */
const WINDOW = 25;
/**
 * When a score turns out to be outside the window: how far beyond it the next ones reach. An open one can cost many times as much as
 * all of the search before it.
 */
const WIDER = [50, 200];

interface Candidate {
  readonly move: number;
  score: Score;
  /** The moves expected after it. Put together only when asked for, since most are replaced before anybody asks. */
  line: () => readonly Move[];
}

const noLine = (): readonly Move[] => [];

/** The engine itself. It thinks where it is called, so give it a thread of its own, or little time. */
export class Engine {
  readonly #core: SearchCore;
  readonly #options: EngineOptions;

  constructor(options: EngineOptions) {
    this.#options = options;
    const { core = null, megabytes, prober, helpers = null } = options;
    this.#core =
      core === null ? new TypeScriptCore(megabytes, prober) : new WasmCore(core, megabytes, prober, helpers);
  }

  get book(): OpeningBook | null {
    return this.#options.book ?? null;
  }

  /** A new game: what was learned in the last one is of no use. */
  clear(): void {
    this.#core.clear();
  }

  /**
   * `shouldStop` is asked every thousand nodes or so, and told how many there are. Returns the last result, which has a move unless there is none.
   * With memory of its own (`megabytes`) nothing searched before counts, nor does time, as long as there is some left.
   */
  search(
    request: SearchRequest,
    report: ((result: SearchResult) => void) | null = null,
    shouldStop: (nodes: number) => boolean = () => false,
    megabytes: number | null = null,
  ): SearchResult {
    checkRequest(request);
    const { clock } = this.#options;
    const began = clock();
    const { limits } = request;
    const { soft, hard } = budgetOf(limits);
    const budget = { soft: megabytes === null ? soft : hard, hard };
    const search = this.root(request, this.stopper(limits, shouldStop), megabytes);
    const quickest = request.lines === 1 ? search.quickest() : null;
    const candidates: Candidate[] = (quickest ?? [...search.moves.keys()]).map((move) => ({
      move,
      // Should the first iteration not be finished, this is all that is known.
      score: search.staticEval(move),
      line: noLine,
    }));
    // Where there is no move, there is nothing to look for.
    const deepest = candidates.length === 0 ? 0 : Math.min(limits.depth ?? DEEPEST, DEEPEST);
    const state = (depth: number): SearchResult => ({
      depth,
      nodes: search.nodes,
      ms: clock() - began,
      lines: candidates
        .slice(0, request.lines)
        .map(({ move, score, line }) => {
          const moves = [search.moves[move]!, ...line()];
          const book = request.tellBook
            ? (this.book?.length(request.position, request.rules, moves) ?? 0)
            : 0;
          return { moves, book, ...verdictOf(score, search.probe(move), request.before.length === 0) };
        })
        // Stopped early, they may not have been compared yet.
        .sort((a, b) => b.score - a.score),
    });
    // A better move found in an unfinished iteration counts; several lines are only comparable when finished.
    const isKept = report !== null || request.lines > 1;
    let finished = 0;
    let result = isKept ? state(0) : null;
    try {
      for (let depth = 1; depth <= deepest; depth++) {
        deepen(search, candidates, depth, request.lines);
        if (search.stopped && depth > 1) break;
        finished = depth;
        if (isKept) result = state(depth);
        if (result !== null) report?.(result);
        if (isSettled(request, budget, candidates, depth, clock() - began)) break;
      }
    } finally {
      search.end();
    }
    const last = state(finished);
    return request.lines === 1 || result === null ? last : { ...last, lines: result.lines };
  }

  /** From now on: has so many nodes' search come to its limits, or has somebody stopped it? */
  stopper(limits: Limits, shouldStop: (nodes: number) => boolean): (nodes: number) => boolean {
    const { clock } = this.#options;
    const began = clock();
    const { hard } = budgetOf(limits);
    const most = limits.nodes ?? Number.POSITIVE_INFINITY;
    return (nodes) => nodes >= most || clock() - began >= hard || shouldStop(nodes);
  }

  /**
   * The position ready to be searched, for those who weigh the moves themselves, perhaps in memory of its own.
   * @internal
   */
  root(request: SearchRequest, stop: Stop, megabytes: number | null = null): RootSearch {
    if (!movesAreOfficial(request.rules)) return new GeneralSearch(request, this.#core, stop);
    const size = { nodes: expectedNodes(request.limits), megabytes };
    return new OfficialSearch(request, this.#core, this.#options.prober, stop, size);
  }
}

/** Is there any use in looking deeper? */
function isSettled(
  { limits, lines }: SearchRequest,
  budget: Budget,
  candidates: readonly Candidate[],
  depth: Depth,
  ms: number,
): boolean {
  if (ms >= budget.soft) return true;
  const timed = budget.hard < Number.POSITIVE_INFINITY;
  if (candidates.length === 1 && timed && limits.depth === undefined) return true;
  // A win or loss counted to its end cannot get shorter by looking further than that end.
  const best = candidates[0]!.score;
  return lines === 1 && Math.abs(best) >= WON_IN_PLIES && WON - Math.abs(best) <= depth;
}

/** One iteration: the best candidate with an open window, the others only to show that they are worse. */
function deepen(search: RootSearch, candidates: Candidate[], depth: Depth, lines: number): void {
  for (let rank = 0; rank < Math.min(lines, candidates.length); rank++) {
    if (!bestOfRest(search, candidates, depth, rank)) return;
  }
  // What is known grows from line to line, so a later one can come out better than one before it.
  const best = candidates.slice(0, lines).sort((a, b) => b.score - a.score);
  candidates.splice(0, best.length, ...best);
}

/** The window after a score outside: it reaches further each time, and everywhere once a result is proved. */
function widened(score: Score, side: 1 | -1, failures: number): Score {
  const step = Math.abs(score) < PROVED ? WIDER[failures] : undefined;
  return step === undefined ? side * INFINITE : score + side * step;
}

/** Finds the best of the candidates from `rank` on and moves it there. False when the search was stopped. */
function bestOfRest(search: RootSearch, candidates: Candidate[], depth: Depth, rank: number): boolean {
  const expected = candidates[rank]!.score;
  const isFamiliar = depth > 4 && Math.abs(expected) < WON_IN_PLIES;
  let alpha = isFamiliar ? expected - WINDOW : -INFINITE;
  let beta = isFamiliar ? expected + WINDOW : INFINITE;
  for (let failures = 0; ; failures++) {
    const best = scan(search, candidates, depth, rank, alpha, beta);
    if (search.stopped) return false;
    if (best <= alpha && alpha > -INFINITE) alpha = widened(best, -1, failures);
    else if (best >= beta && beta < INFINITE) beta = widened(best, 1, failures);
    else return true;
  }
}

/**
 * A candidate that beats the best so far goes to the front immediately, so that stopping in between loses nothing. That it
 * only seems to beat it is not enough: the narrow window can be wrong, so one that the score is inside of has to confirm it first.
 */
function scan(
  search: RootSearch,
  candidates: Candidate[],
  depth: Depth,
  rank: number,
  alphaGiven: Score,
  beta: Score,
): Score {
  let alpha = alphaGiven;
  let best = -INFINITE;
  for (let i = rank; i < candidates.length; i++) {
    const candidate = candidates[i]!;
    let score =
      i === rank
        ? search.score(candidate.move, alpha, beta, depth)
        : search.score(candidate.move, alpha, alpha + 1, depth);
    // A window of the usual size first, since an open one can cost so much.
    for (const top of [Math.max(beta, alpha + 2 * WINDOW), INFINITE]) {
      if (i === rank || score <= alpha || search.stopped) break;
      score = search.score(candidate.move, alpha, top, depth);
      if (score < top) break;
    }
    if (search.stopped) return best;
    if (score <= best) continue;
    best = score;
    if (score > alpha || i === rank) {
      candidate.score = score;
      candidate.line = search.continuation();
      candidates.splice(i, 1);
      candidates.splice(rank, 0, candidate);
    }
    if (score > alpha) alpha = score;
    if (alpha >= beta) return best;
  }
  return best;
}
