/**
 * A position played out against an opponent who knows: a win to be won within a number of moves, or a draw to be held for as many.
 * Who the opponent is, an endgame table or an engine, is up to whoever drives this.
 */
import {
  type Game,
  legalMoves,
  type Move,
  newGame,
  OFFICIAL,
  type Position,
  playMove,
  type Side,
  sameMove,
} from '@crownhead/rules';
import { type AttemptCounts, NOTHING_TRIED } from './attempt.ts';
import type { Goal } from './puzzle.ts';

/** What a position to be played out asks for. */
export interface PlayOutTask {
  readonly start: Position;
  readonly goal: Goal;
  /** So many moves of the trainee, in which a win is to be won or for which a draw is to be held. */
  readonly moves: number;
}

/** Whose turn it is, or how it ended. */
export type PlayOutStatus = 'to-move' | 'waiting' | 'reached' | 'missed';

/** Somebody playing a position out. */
export interface PlayingOut extends AttemptCounts {
  readonly task: PlayOutTask;
  readonly side: Side;
  readonly game: Game;
  readonly status: PlayOutStatus;
  /** Wrong moves that were tried in the present position. */
  readonly refuted: readonly Move[];
}

/** What is known of a position, for the side to move; `unknown` where nothing is proved. */
export type KnownResult = 'win' | 'draw' | 'loss' | 'unknown';

/** What the opponent says to a move of the trainee. */
export interface OpponentAnswer {
  /** Of the position after the trainee's move, for the opponent. */
  readonly result: KnownResult;
  readonly move: Move;
}

/** At the start; the side to move is the trainee's. */
export const startPlayingOut = (task: PlayOutTask): PlayingOut => ({
  ...NOTHING_TRIED,
  task,
  side: task.start.turn,
  // Draws by rule do not end it: the number of moves does.
  game: newGame({ rules: OFFICIAL, start: task.start, drawRule: 'off' }),
  status: 'to-move',
  refuted: [],
});

/** Moves of the trainee so far. */
export const movesMade = ({ game, side }: PlayingOut): number =>
  game.plies.filter(({ before }) => before.turn === side).length;

/** Moves that are left to the trainee. */
export const movesLeft = (playing: PlayingOut): number =>
  Math.max(0, playing.task.moves - movesMade(playing));

function settled(playing: PlayingOut): PlayingOut {
  const { outcome } = playing.game;
  const isWon = outcome?.winner === playing.side;
  if (isWon) return { ...playing, status: 'reached' };
  if (outcome !== null) return missed(playing);
  if (playing.status === 'waiting' || movesLeft(playing) > 0) return playing;
  return playing.task.goal === 'draw' ? { ...playing, status: 'reached' } : missed(playing);
}

/** A goal that was not reached is a mistake, even where no single move was. */
const missed = (playing: PlayingOut): PlayingOut => ({
  ...playing,
  status: 'missed',
  wrongMoves: Math.max(1, playing.wrongMoves),
});

/** A legal move of the trainee; null where it is not their turn. */
export function playOwn(playing: PlayingOut, move: Move): PlayingOut | null {
  if (playing.status !== 'to-move') return null;
  return settled({ ...playing, game: playMove(playing.game, move), status: 'waiting' });
}

/** Does a position that is this for the opponent give the goal away? */
const givesAway = (result: KnownResult, goal: Goal): boolean =>
  result === 'win' || (goal === 'win' && result === 'draw');

/** The game before the trainee's last move. */
function takenBack({ game, task }: PlayingOut): Game {
  const moves = game.plies.slice(0, -1).flatMap((ply) => (ply.kind === 'move' ? [ply.move] : []));
  return moves.reduce(playMove, startPlayingOut(task).game);
}

/** What the opponent did with a move of the trainee. */
export type PlayOutAnswer =
  | { readonly kind: 'right'; readonly reply: Move }
  /** The goal was given away; the move is taken back. `result` is for the opponent. */
  | { readonly kind: 'wrong'; readonly move: Move; readonly reply: Move; readonly result: KnownResult };

/** The opponent answers; null where nobody waits for it. */
export function answerPlayOut(
  playing: PlayingOut,
  { result, move }: OpponentAnswer,
): { readonly playing: PlayingOut; readonly answer: PlayOutAnswer } | null {
  if (playing.status !== 'waiting') return null;
  if (givesAway(result, playing.task.goal)) {
    const last = playing.game.plies.at(-1)!;
    if (last.kind !== 'move') return null;
    const game = takenBack(playing);
    // The same move tried twice is one way less only once.
    const refuted = [...playing.refuted.filter((one) => !sameMove(one, last.move)), last.move];
    const again = {
      ...playing,
      game,
      refuted,
      status: 'to-move',
      wrongMoves: playing.wrongMoves + 1,
    } as const;
    // Where no move is left that could keep it, it was given away before anybody could prove that.
    const isLost = refuted.length === legalMoves(game.position).length;
    return {
      playing: isLost ? missed(again) : again,
      answer: { kind: 'wrong', move: last.move, reply: move, result },
    };
  }
  const next = { ...playing, game: playMove(playing.game, move), status: 'to-move', refuted: [] } as const;
  return { playing: settled(next), answer: { kind: 'right', reply: move } };
}

/** Somebody gives up. */
export const giveUp = (playing: PlayingOut): PlayingOut => ({ ...missed(playing), wasShown: true });
