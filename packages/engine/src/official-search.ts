/**
 * The root of a search under the official rules: puts positions into words for the fast search and reads its lines back.
 * With White to move everything is turned round first, so that a position and its mirror image are searched alike.
 */
import {
  applyMove,
  countBits,
  legalMoves,
  type Move,
  mirror,
  mirrorMove,
  opposite,
  type Position,
  type Side,
} from '@crownhead/rules';
import { moveTo, UNKNOWN } from './endgame/result.ts';
import type { RootSearch } from './root-search.ts';
import type { Depth, Score } from './score.ts';
import type { MoveBoard, Prober, Root } from './search.ts';
import type { CoreSearch, SearchCore, SearchSize, Stop } from './search-core.ts';
import type { SearchRequest } from './search-request.ts';
import { quickestWins, tableLine } from './table-line.ts';

/**
 * A position with this many pieces more than the tables have may be known all the same, when they are about to be jumped.
 * With many more there would be too many ways to jump them.
 */
const PROBE_SLACK = 3;

const ownOf = (position: Position): number => position[position.turn];
const otherOf = (position: Position): number => position[opposite(position.turn)];

function rootOf({ position, before }: SearchRequest): Root {
  const history = Int32Array.from(before.flatMap((p) => [ownOf(p), otherOf(p), p.kings]));
  return {
    own: ownOf(position),
    other: otherOf(position),
    kings: position.kings,
    down: position.turn === 'black',
    history,
  };
}

export class OfficialSearch implements RootSearch {
  readonly moves: readonly Move[];
  readonly #core: SearchCore;
  readonly #search: CoreSearch;
  readonly #prober: Prober | null;
  readonly #root: Root;
  readonly #position: Position;
  /** Before it, since the last progress. */
  readonly #played: readonly Position[];
  readonly #boards: readonly MoveBoard[];
  readonly #after: readonly Position[];
  readonly #turned: boolean;
  #last = 0;

  constructor(request: SearchRequest, core: SearchCore, prober: Prober | null, stop: Stop, size: SearchSize) {
    this.#turned = request.position.turn === 'white';
    const seen: SearchRequest = this.#turned
      ? { ...request, position: mirror(request.position), before: request.before.map(mirror) }
      : request;
    const { position } = seen;
    this.#position = position;
    this.#played = seen.before;
    const moves = legalMoves(position);
    this.moves = moves.map((move) => this.#asPlayed(move));
    this.#after = moves.map((move) => applyMove(position, move));
    this.#boards = this.#after.map((after) => ({
      own: after[position.turn],
      other: after[opposite(position.turn)],
      kings: after.kings,
    }));
    this.#root = rootOf(seen);
    this.#prober = prober;
    this.#core = core;
    this.#search = core.begin(this.#root, stop, size);
  }

  #asPlayed(move: Move): Move {
    return this.#turned ? mirrorMove(move) : move;
  }

  get nodes(): number {
    return this.#search.nodes;
  }
  get stopped(): boolean {
    return this.#search.stopped;
  }

  score(move: number, alpha: Score, beta: Score, depth: Depth): Score {
    this.#last = move;
    return this.#search.searchMove(this.#boards[move]!, alpha, beta, depth);
  }

  staticEval(move: number): Score {
    const { own, other, kings } = this.#boards[move]!;
    return -this.#core.evaluate(other, own, kings, !this.#root.down);
  }

  probe(move: number): number {
    const { own, other, kings } = this.#boards[move]!;
    const prober = this.#prober;
    if (prober === null || countBits(own | other) > prober.mostPieces + PROBE_SLACK) return UNKNOWN;
    return moveTo(prober.value(other, own, kings, !this.#root.down));
  }

  end(): void {
    this.#search.end();
  }

  quickest(): readonly number[] | null {
    return quickestWins(this.#prober, this.#position, this.#after, this.#played);
  }

  continuation(): () => readonly Move[] {
    const start = this.#after[this.#last]!;
    const words = this.#search.lineAfterMove();
    return () => {
      const moves = movesOfBoards(start, boardsOf(words, start.turn));
      // Where the search stops because the tables know, they also know how it goes on.
      const rest = tableLine(this.#prober, moves.reduce(applyMove, start));
      return [...moves, ...rest].map((move) => this.#asPlayed(move));
    };
  }
}

interface AnyBoard {
  readonly black: number;
  readonly white: number;
  readonly kings: number;
}

/** Boards in words, own, other and kings of the side that moved, in turn. */
function boardsOf(words: Int32Array, firstMover: Side): AnyBoard[] {
  const boards: AnyBoard[] = [];
  let mover = firstMover;
  for (let i = 0; i < words.length; i += 3, mover = opposite(mover)) {
    const [own, other, kings] = [words[i]!, words[i + 1]!, words[i + 2]!];
    boards.push(
      mover === 'black' ? { black: own, white: other, kings } : { black: other, white: own, kings },
    );
  }
  return boards;
}

/** The moves of a line of boards, found again by what they lead to. */
function movesOfBoards(start: Position, boards: readonly AnyBoard[]): Move[] {
  const moves: Move[] = [];
  let position = start;
  for (const { black, white, kings } of boards) {
    const next = legalMoves(position)
      .map((move) => ({ move, after: applyMove(position, move) }))
      .find(({ after }) => after.black === black && after.white === white && after.kings === kings);
    if (next === undefined) break;
    moves.push(next.move);
    position = next.after;
  }
  return moves;
}
