/** A lesson on the screen: one step after the other, each with something to do on the board. */
import { placeAt } from '@crownhead/rules';
import { asksForPieces, LESSON_WORDS, type LessonId, type LessonRun, startLesson } from '@crownhead/training';
import type { Context, Screen } from '../app/screen.ts';
import { type TaskBoard, taskBoard } from '../task/board.ts';
import type { Paragraph } from '../task/draw.ts';
import type { ShownLine } from '../task/shown-line.ts';

export interface LessonScreen extends Screen {
  readonly kind: 'lesson';
  readonly run: LessonRun;
  readonly board: TaskBoard;
  readonly said: Paragraph | null;
  /** What a wrong move runs into, or what the opponent has answered. */
  readonly shown: ShownLine | null;
  /** The opponent's move is waited for; `failed` where none came. */
  readonly asked: 'reply' | 'failed' | null;
  /** The goal was missed: the step is done again. */
  readonly isMissed: boolean;
}

/** Where pieces are to be found, the keys begin at a corner and go over the whole board. */
function boardFor(run: LessonRun, context: Context): TaskBoard {
  const board = taskBoard(run.game, false, context);
  return asksForPieces(run) ? { ...board, input: { ...board.input, cursor: placeAt(7, 0) } } : board;
}

export const atRun = (run: LessonRun, context: Context, more: Partial<LessonScreen> = {}): LessonScreen => ({
  kind: 'lesson',
  run,
  board: boardFor(run, context),
  said: null,
  shown: null,
  asked: null,
  isMissed: false,
  ...more,
});

export const openLesson = (lesson: LessonId, context: Context): LessonScreen =>
  atRun(startLesson(lesson), context);

/** What a step asks, and what is said when it is done. */
export function stepWords({ lesson, stepId }: LessonRun): { readonly ask: string; readonly done: string } {
  const steps: Readonly<Record<string, { readonly ask: string; readonly done: string }>> =
    LESSON_WORDS[lesson].steps;
  return steps[stepId]!;
}
