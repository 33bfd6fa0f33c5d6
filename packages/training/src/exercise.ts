/**
 * A card as it is worked at, one model for every kind: puzzles and mistakes are solved, lines are recited, endings are played out.
 * Screens show `exerciseGame`, hand in moves, and say what the answer says.
 */
import {
  err,
  type Game,
  type GameTree,
  gameAt,
  type Move,
  moveOf,
  ok,
  oneOf,
  type Result,
  readPdn,
  replayPdn,
  SIDES,
  type Side,
  type TreeNode,
  tagValue,
} from '@crownhead/rules';
import type { AttemptCounts } from './attempt.ts';
import type { Card } from './card.ts';
import { MOVES_TAG, SIDE_TAG } from './make-cards.ts';
import {
  answerPlayOut,
  giveUp,
  type KnownResult,
  type OpponentAnswer,
  type PlayingOut,
  playOwn,
  startPlayingOut,
} from './playing-out.ts';
import { GOALS, puzzleOf } from './puzzle.ts';
import {
  lineMove,
  type Reciting,
  type Repertoire,
  reciteMove,
  repertoireOf,
  startReciting,
} from './reciting.ts';
import { type Solving, showAnswer, startSolving, takeHint, tryMove } from './solving.ts';

/** Somebody at a card. */
export type Exercise =
  | { readonly kind: 'solving'; readonly solving: Solving }
  | { readonly kind: 'reciting'; readonly reciting: Reciting; readonly isKnown: Repertoire }
  | { readonly kind: 'playing-out'; readonly playing: PlayingOut };

/** Why a card asks nothing. */
export type CardFault = 'unreadable' | 'no-question';

/** What a move is answered with. */
export type ExerciseAnswer =
  /** The replies are on the board already, and it goes on. */
  | { readonly kind: 'right'; readonly replies: readonly Move[] }
  /** It is the opponent's turn: `answerExercise` goes on. */
  | { readonly kind: 'waiting' }
  /** Right, but another line of the repertoire: this one has another move. */
  | { readonly kind: 'other-line' }
  /** The move, and what it runs into; the position is what it was. `result` is what is left of a position played out. */
  | {
      readonly kind: 'wrong';
      readonly move: Move;
      readonly refutation: readonly Move[];
      readonly result: KnownResult | null;
    }
  /** Over; `others` would have done as well. */
  | { readonly kind: 'done'; readonly isReached: boolean; readonly others: readonly Move[] };

/** An exercise after something was done, and what to say. */
export interface ExerciseStep {
  readonly exercise: Exercise;
  readonly answer: ExerciseAnswer;
}

function treeOfCard({ pdn }: Card): GameTree | null {
  const [game] = readPdn(pdn);
  if (!game) return null;
  const { tree, failure } = replayPdn(game);
  return failure ? null : tree;
}

const sideOfLine = (tree: GameTree): Side | null => oneOf(SIDES, tagValue(tree.tags, SIDE_TAG) ?? '');

/** Moves that are right at a place because another card has them there. */
export function cardRepertoire(cards: readonly Card[], side: Side): Repertoire {
  const lines = cards.flatMap((card) => {
    const tree = card.kind === 'opening' ? treeOfCard(card) : null;
    return tree && sideOfLine(tree) === side ? [{ tree, side }] : [];
  });
  return repertoireOf(lines);
}

const DEFAULT_MOVES = 40;

/** A card at its beginning. `others` are all cards, for what else is right in an opening. */
export function exerciseOf(card: Card, others: readonly Card[] = []): Result<Exercise, CardFault> {
  const tree = treeOfCard(card);
  if (tree === null) return err('unreadable');
  switch (card.kind) {
    case 'mistake':
    case 'puzzle': {
      const puzzle = puzzleOf(tree);
      return puzzle.ok ? ok({ kind: 'solving', solving: startSolving(puzzle.value) }) : err('no-question');
    }
    case 'opening': {
      const side = sideOfLine(tree);
      if (side === null) return err('no-question');
      const reciting = startReciting(tree, side);
      if (reciting.isDone) return err('no-question');
      return ok({ kind: 'reciting', reciting, isKnown: cardRepertoire(others, side) });
    }
    case 'ending': {
      const goal = oneOf(GOALS, tagValue(tree.tags, 'Puzzle') ?? '');
      const moves = Number(tagValue(tree.tags, MOVES_TAG) ?? DEFAULT_MOVES);
      if (goal === null || !Number.isInteger(moves) || moves < 1) return err('no-question');
      const playing = startPlayingOut({ start: tree.start, goal, moves });
      return playing.game.outcome ? err('no-question') : ok({ kind: 'playing-out', playing });
    }
    default:
      return card.kind satisfies never;
  }
}

/** What was counted so far. */
export function exerciseCounts(exercise: Exercise): AttemptCounts {
  switch (exercise.kind) {
    case 'solving':
      return exercise.solving;
    case 'reciting':
      return exercise.reciting;
    case 'playing-out':
      return exercise.playing;
    default:
      return exercise satisfies never;
  }
}

/** The game on the board. */
export function exerciseGame(exercise: Exercise): Game {
  switch (exercise.kind) {
    case 'solving':
      return gameAt(exercise.solving.puzzle.tree, exercise.solving.at);
    case 'reciting':
      return gameAt(exercise.reciting.tree, exercise.reciting.at);
    case 'playing-out':
      return exercise.playing.game;
    default:
      return exercise satisfies never;
  }
}

/** The side of the trainee. */
export function exerciseSide(exercise: Exercise): Side {
  switch (exercise.kind) {
    case 'solving':
      return exercise.solving.puzzle.tree.start.turn;
    case 'reciting':
      return exercise.reciting.side;
    case 'playing-out':
      return exercise.playing.side;
    default:
      return exercise satisfies never;
  }
}

/** Is nothing left to do? */
export function isFinished(exercise: Exercise): boolean {
  switch (exercise.kind) {
    case 'solving':
      return exercise.solving.isSolved;
    case 'reciting':
      return exercise.reciting.isDone;
    case 'playing-out':
      return exercise.playing.status === 'reached' || exercise.playing.status === 'missed';
    default:
      return exercise satisfies never;
  }
}

const movesOf = (nodes: readonly TreeNode[]): readonly Move[] => nodes.flatMap((node) => moveOf(node) ?? []);

/** A legal move of the trainee; null where none is asked. */
export function exerciseMove(exercise: Exercise, move: Move): ExerciseStep | null {
  switch (exercise.kind) {
    case 'solving': {
      const tried = tryMove(exercise.solving, move);
      return (
        tried && { exercise: { ...exercise, solving: tried.solving }, answer: solvingAnswer(tried.answer) }
      );
    }
    case 'reciting': {
      const tried = reciteMove(exercise.reciting, move, exercise.isKnown);
      return (
        tried && { exercise: { ...exercise, reciting: tried.reciting }, answer: recitingAnswer(tried.answer) }
      );
    }
    case 'playing-out': {
      const playing = playOwn(exercise.playing, move);
      return playing && { exercise: { ...exercise, playing }, answer: playingAnswer(playing) };
    }
    default:
      return exercise satisfies never;
  }
}

function solvingAnswer(answer: NonNullable<ReturnType<typeof tryMove>>['answer']): ExerciseAnswer {
  switch (answer.kind) {
    case 'right':
      return { kind: 'right', replies: movesOf([answer.reply]) };
    case 'solved':
      return { kind: 'done', isReached: true, others: movesOf(answer.others) };
    case 'wrong': {
      const { move, refutation } = answer;
      return { kind: 'wrong', move: moveOf(move)!, refutation: movesOf(refutation), result: null };
    }
    default:
      return answer satisfies never;
  }
}

function recitingAnswer(answer: NonNullable<ReturnType<typeof reciteMove>>['answer']): ExerciseAnswer {
  switch (answer.kind) {
    case 'right':
      return { kind: 'right', replies: movesOf(answer.replies) };
    case 'done':
      return { kind: 'done', isReached: true, others: [] };
    case 'other-line':
      return { kind: 'other-line' };
    case 'wrong':
      return { kind: 'wrong', move: answer.move, refutation: [], result: null };
    default:
      return answer satisfies never;
  }
}

const playingAnswer = ({ status }: PlayingOut): ExerciseAnswer =>
  status === 'waiting' ? { kind: 'waiting' } : { kind: 'done', isReached: status === 'reached', others: [] };

/** The opponent's answer in a position played out; null where nobody waits for one. */
export function answerExercise(exercise: Exercise, reply: OpponentAnswer): ExerciseStep | null {
  if (exercise.kind !== 'playing-out') return null;
  const answered = answerPlayOut(exercise.playing, reply);
  if (answered === null) return null;
  const { playing, answer } = answered;
  const next = { ...exercise, playing };
  if (playing.status !== 'to-move') return { exercise: next, answer: playingAnswer(playing) };
  if (answer.kind === 'right') return { exercise: next, answer: { kind: 'right', replies: [answer.reply] } };
  const { move, result } = answer;
  return { exercise: next, answer: { kind: 'wrong', move, refutation: [answer.reply], result } };
}

/** The piece to move, for somebody who asks. `best` is the opponent's advice, where a position is played out. */
export function exerciseHint(
  exercise: Exercise,
  best: Move | null = null,
): { readonly exercise: Exercise; readonly from: number } | null {
  switch (exercise.kind) {
    case 'solving': {
      const hint = takeHint(exercise.solving);
      return hint && { exercise: { ...exercise, solving: hint.solving }, from: hint.from };
    }
    case 'reciting': {
      const { reciting } = exercise;
      const next = lineMove(reciting);
      if (next === null) return null;
      const hinted = { ...reciting, hints: reciting.hints + 1 };
      return { exercise: { ...exercise, reciting: hinted }, from: moveOf(next)!.from };
    }
    case 'playing-out': {
      const { playing } = exercise;
      if (best === null || playing.status !== 'to-move') return null;
      const hinted = { ...playing, hints: playing.hints + 1 };
      return { exercise: { ...exercise, playing: hinted }, from: best.from };
    }
    default:
      return exercise satisfies never;
  }
}

/** The rest of the answer, for somebody who gives up; a position played out is only given up. */
export function exerciseAnswer(exercise: Exercise): {
  readonly exercise: Exercise;
  readonly line: readonly Move[];
} {
  switch (exercise.kind) {
    case 'solving': {
      const { solving, line } = showAnswer(exercise.solving);
      return { exercise: { ...exercise, solving }, line: movesOf(line) };
    }
    case 'reciting': {
      const { reciting } = exercise;
      const line: TreeNode[] = [];
      for (let next = lineMove(reciting); next; next = next.children[0] ?? null) line.push(next);
      const shown = { ...reciting, wasShown: true, isDone: true, at: line.at(-1)?.id ?? reciting.at };
      return { exercise: { ...exercise, reciting: shown }, line: movesOf(line) };
    }
    case 'playing-out':
      return { exercise: { ...exercise, playing: giveUp(exercise.playing) }, line: [] };
    default:
      return exercise satisfies never;
  }
}
