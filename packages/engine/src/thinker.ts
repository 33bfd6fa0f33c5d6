/** Thinks about a question: deepens move by move, tells what it has found so far, and stops when told or out of time. */
import { type Move, movesAreOfficial } from '@crownhead/rules';
import { checkQuestion } from './bad-question.ts';
import { type Budget, budgetOf } from './budget.ts';
import { GeneralSearch } from './general-search.ts';
import { OfficialSearch } from './official-search.ts';
import type { Limits, Question } from './question.ts';
import type { RootSearch } from './root-search.ts';
import { INFINITE, type Score, type Told, tell, WON, WON_IN_PLIES } from './score.ts';
import type { Prober } from './search.ts';
import { Transpositions } from './transposition.ts';

/** One of the best lines. */
export interface Line extends Told {
  readonly moves: readonly Move[];
}

/** What is known after an iteration. */
export interface Thought {
  readonly depth: number;
  readonly nodes: number;
  readonly ms: number;
  /** The best first. Empty where there is no move. */
  readonly lines: readonly Line[];
}

/** What a thinker needs: memory for what it has searched, endgame tables or null, and a clock. */
export interface ThinkerOptions {
  readonly megabytes: number;
  readonly prober: Prober | null;
  /** Milliseconds that only go forward. */
  readonly clock: () => number;
}

const DEEPEST = 99;
/** Half the width of the first window around the score of the iteration before. */
const WINDOW = 25;

interface Candidate {
  readonly move: number;
  score: Score;
  line: readonly Move[];
}

/** The engine itself. It thinks where it is called, so give it a thread of its own, or little time. */
export class Thinker {
  readonly #table: Transpositions;
  readonly #options: ThinkerOptions;

  constructor(options: ThinkerOptions) {
    this.#options = options;
    this.#table = new Transpositions(options.megabytes);
  }

  /** A new game: what was learned in the last one is of no use. */
  forget(): void {
    this.#table.clear();
  }

  /**
   * `shouldStop` is asked every thousand nodes or so. Answers the last thought, which has a move unless there is none.
   * With memory of its own (`megabytes`) nothing searched before counts, nor does time, as long as there is some left.
   */
  think(
    question: Question,
    report: (thought: Thought) => void = () => undefined,
    shouldStop: () => boolean = () => false,
    megabytes: number | null = null,
  ): Thought {
    checkQuestion(question);
    const { clock } = this.#options;
    const began = clock();
    const { limits } = question;
    const { soft, hard } = budgetOf(limits);
    const budget = { soft: megabytes === null ? soft : hard, hard };
    const table = megabytes === null ? this.#table : new Transpositions(megabytes);
    const search = this.root(question, this.stopper(limits, shouldStop), table);
    const candidates: Candidate[] = search.moves.map((_, move) => ({
      move,
      // Should the first iteration not be finished, this is all that is known.
      score: search.glance(move),
      line: [],
    }));
    const state = (depth: number): Thought => ({
      depth,
      nodes: search.nodes,
      ms: clock() - began,
      lines: candidates
        .slice(0, question.lines)
        .map(({ move, score, line }) => ({
          moves: [search.moves[move]!, ...line],
          ...tell(score, search.known(move)),
        }))
        // Stopped early, they may not have been compared yet.
        .sort((a, b) => b.score - a.score),
    });
    let thought = state(0);
    if (candidates.length === 0) return thought;
    for (let depth = 1; depth <= Math.min(limits.depth ?? DEEPEST, DEEPEST); depth++) {
      deepen(search, candidates, depth, question.lines);
      if (search.stopped && depth > 1) break;
      thought = state(depth);
      report(thought);
      if (isSettled(question, budget, candidates, thought)) break;
    }
    // A better move found in the unfinished iteration counts; several lines are only comparable when finished.
    const lines = question.lines === 1 ? state(thought.depth).lines : thought.lines;
    return { ...thought, nodes: search.nodes, ms: clock() - began, lines };
  }

  /** From now on: has so many nodes' search come to its limits, or has somebody stopped it? */
  stopper(limits: Limits, shouldStop: () => boolean): (nodes: number) => boolean {
    const { clock } = this.#options;
    const began = clock();
    const { hard } = budgetOf(limits);
    const most = limits.nodes ?? Number.POSITIVE_INFINITY;
    return (nodes) => nodes >= most || clock() - began >= hard || shouldStop();
  }

  /** The position ready to be searched, for those who weigh the moves themselves, perhaps with a table of their own. */
  root(
    question: Question,
    stop: (nodes: number) => boolean,
    table: Transpositions = this.#table,
  ): RootSearch {
    return movesAreOfficial(question.rules)
      ? new OfficialSearch(question, table, this.#options.prober, stop)
      : new GeneralSearch(question, stop);
  }
}

/** Is there any use in looking deeper? */
function isSettled(
  { limits, lines }: Question,
  budget: Budget,
  candidates: readonly Candidate[],
  thought: Thought,
): boolean {
  if (thought.ms >= budget.soft) return true;
  const timed = budget.hard < Number.POSITIVE_INFINITY;
  if (candidates.length === 1 && timed && limits.depth === undefined) return true;
  // A win or loss counted to its end cannot get shorter by looking further than that end.
  const best = candidates[0]!.score;
  return lines === 1 && Math.abs(best) >= WON_IN_PLIES && WON - Math.abs(best) <= thought.depth;
}

/** One iteration: the best candidate with an open window, the others only to show that they are worse. */
function deepen(search: RootSearch, candidates: Candidate[], depth: number, lines: number): void {
  for (let rank = 0; rank < Math.min(lines, candidates.length); rank++) {
    if (!bestOfRest(search, candidates, depth, rank)) return;
  }
  // What is known grows from line to line, so a later one can come out better than one before it.
  const best = candidates.slice(0, lines).sort((a, b) => b.score - a.score);
  candidates.splice(0, best.length, ...best);
}

/** Finds the best of the candidates from `rank` on and moves it there. False when the search was stopped. */
function bestOfRest(search: RootSearch, candidates: Candidate[], depth: number, rank: number): boolean {
  const expected = candidates[rank]!.score;
  let alpha = depth > 4 && Math.abs(expected) < WON_IN_PLIES ? expected - WINDOW : -INFINITE;
  let beta = depth > 4 && Math.abs(expected) < WON_IN_PLIES ? expected + WINDOW : INFINITE;
  for (;;) {
    const best = scan(search, candidates, depth, rank, alpha, beta);
    if (search.stopped) return false;
    if (best <= alpha && alpha > -INFINITE) alpha = -INFINITE;
    else if (best >= beta && beta < INFINITE) beta = INFINITE;
    else return true;
  }
}

/** A candidate that beats the best so far goes to the front at once, so that stopping in between loses nothing. */
function scan(
  search: RootSearch,
  candidates: Candidate[],
  depth: number,
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
    if (i > rank && score > alpha && score < beta && !search.stopped)
      score = search.score(candidate.move, alpha, beta, depth);
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
