/** Somebody in the middle of a lesson. */
import {
  type Game,
  has,
  isSquare,
  type Move,
  movablePieces,
  newGame,
  OFFICIAL,
  playMove,
  positionOf,
  readMove,
  type Square,
  sameMove,
  size,
} from '@crownhead/rules';
import { type LessonId, type LessonStep, stepsOf } from './lesson.ts';
import {
  answerPlayOut,
  type OpponentAnswer,
  type PlayingOut,
  playOwn,
  startPlayingOut,
} from './playing-out.ts';

/** Where somebody is in a lesson. */
export interface LessonRun {
  readonly lesson: LessonId;
  readonly index: number;
  readonly stepId: string;
  readonly step: LessonStep;
  /** On the board. */
  readonly game: Game;
  /** Nothing is left to do in this step. */
  readonly isDone: boolean;
  /** Pieces found so far, where they are to be found. */
  readonly found: readonly Square[];
  /** Where a position is played out. */
  readonly playing: PlayingOut | null;
}

/** What is to be said after something was done. */
export type LessonAnswer = 'right' | 'wrong' | 'waiting' | 'done' | 'missed';

/** A lesson after something was done. */
export interface LessonChange {
  readonly run: LessonRun;
  readonly answer: LessonAnswer;
}

function atStep(lesson: LessonId, index: number): LessonRun | null {
  const entry = stepsOf(lesson)[index];
  if (!entry) return null;
  const { id: stepId, step } = entry;
  const start = positionOf(step.fen);
  const { task } = step;
  const playing =
    task.kind === 'play-out' ? startPlayingOut({ start, goal: task.goal, moves: task.moves }) : null;
  const game = playing?.game ?? newGame({ rules: OFFICIAL, start, drawRule: 'off' });
  return { lesson, index, stepId, step, game, isDone: task.kind === 'look', found: [], playing };
}

/** At the first step. */
export const startLesson = (lesson: LessonId): LessonRun => atStep(lesson, 0)!;

/** The next step; null where the lesson is finished. */
export const nextLessonStep = ({ lesson, index }: LessonRun): LessonRun | null => atStep(lesson, index + 1);

/** The same step again. */
export const repeatStep = ({ lesson, index }: LessonRun): LessonRun => atStep(lesson, index)!;

/** Does this step want pieces to be pressed, not moves? */
export const asksForPieces = ({ step }: LessonRun): boolean => step.task.kind === 'find-movable';

/** Does a legal move do something in this step? */
export const asksForMove = ({ step, isDone, playing }: LessonRun): boolean =>
  !isDone &&
  (playing ? playing.status === 'to-move' : step.task.kind === 'line' || step.task.kind === 'any-move');

/** The moves that are right now; empty where any is, or none is asked. */
export function wantedMoves({ step, game, isDone }: LessonRun): readonly Move[] {
  if (isDone || step.task.kind !== 'line') return [];
  const texts = step.task.moves.split(' ')[game.plies.length]?.split('|') ?? [];
  return texts.flatMap((text) => {
    const move = readMove(game.position, game.rules, text);
    return move.ok ? [move.value] : [];
  });
}

/** A legal move of the learner; null where none is asked. */
export function lessonMove(run: LessonRun, move: Move): LessonChange | null {
  if (!asksForMove(run)) return null;
  const { playing } = run;
  if (playing) return playedOut(run, playOwn(playing, move)!);
  const wanted = wantedMoves(run);
  if (wanted.length > 0 && !wanted.some((one) => sameMove(one, move))) return { run, answer: 'wrong' };
  const game = playMove(run.game, move);
  // The answer is played for the learner.
  const [reply] = wantedMoves({ ...run, game });
  if (reply) return { run: { ...run, game: playMove(game, reply) }, answer: 'right' };
  return { run: { ...run, game, isDone: true }, answer: 'done' };
}

function playedOut(run: LessonRun, playing: PlayingOut): LessonChange {
  const isDone = playing.status === 'reached';
  const answers = { 'to-move': 'right', waiting: 'waiting', reached: 'done', missed: 'missed' } as const;
  return { run: { ...run, playing, game: playing.game, isDone }, answer: answers[playing.status] };
}

/** The opponent's answer in a position played out; null where nobody waits for one. */
export function lessonReply(run: LessonRun, reply: OpponentAnswer): LessonChange | null {
  const answered = run.playing && answerPlayOut(run.playing, reply);
  if (!answered) return null;
  const change = playedOut(run, answered.playing);
  return answered.answer.kind === 'wrong' && change.answer === 'right'
    ? { ...change, answer: 'wrong' }
    : change;
}

/** Somebody presses a square where pieces are to be found; null where nothing is. */
export function pressPiece(run: LessonRun, square: number): LessonChange | null {
  if (!asksForPieces(run) || run.isDone || !isSquare(square)) return null;
  const movable = movablePieces(run.game.position, run.game.rules);
  if (!has(movable, square)) return { run, answer: 'wrong' };
  const found = run.found.includes(square) ? run.found : [...run.found, square];
  const isDone = found.length === size(movable);
  return { run: { ...run, found, isDone }, answer: isDone ? 'done' : 'right' };
}
