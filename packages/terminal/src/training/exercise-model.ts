/** A puzzle, a card or an ending on the screen, while somebody works at it. */
import { formatMove, readPdn, type Square, tagValue } from '@crownhead/rules';
import {
  type Card,
  type CardKind,
  type Exercise,
  endingCard,
  exerciseGame,
  exerciseOf,
  exerciseSide,
  isFinished,
  type NamedEnding,
  nextPuzzle,
  nextQuestion,
  type Puzzle,
  type PuzzleEntry,
  type PuzzleFilter,
  puzzleOfEntry,
  startSolving,
} from '@crownhead/training';
import type { Context, Screen, Training } from '../app/screen.ts';
import { type TaskBoard, taskBoard } from '../task/board.ts';
import type { Paragraph } from '../task/draw.ts';
import type { ShownLine } from '../task/shown-line.ts';
import { randomAt } from './random.ts';
import { dayAt } from './today.ts';

/** What is worked at, and what comes next. */
type ExerciseTask =
  | {
      readonly kind: 'puzzle';
      readonly puzzle: Puzzle;
      readonly filter: PuzzleFilter;
      readonly isOfDay: boolean;
    }
  | { readonly kind: 'card'; readonly card: Card; readonly kinds: readonly CardKind[] | null }
  | { readonly kind: 'ending'; readonly ending: NamedEnding };

export interface ExerciseScreen extends Screen {
  readonly kind: 'exercise';
  readonly task: ExerciseTask;
  readonly exercise: Exercise;
  readonly board: TaskBoard;
  readonly flipped: boolean;
  readonly shown: ShownLine | null;
  readonly hinted: Square | null;
  /** What the opponent is asked for; `failed` where no answer came. */
  readonly asked: 'reply' | 'hint' | 'failed' | null;
  readonly said: Paragraph;
  readonly askedAt: number;
  /** One's rating before this puzzle; null where it was tried before and does not count. */
  readonly ratingBefore: number | null;
  /** What happened has come into the log. */
  readonly isLogged: boolean;
}

function exerciseScreen(
  task: ExerciseTask,
  exercise: Exercise,
  context: Context,
  ratingBefore: number | null,
): ExerciseScreen {
  const flipped = exerciseSide(exercise) === 'black';
  return {
    kind: 'exercise',
    task,
    exercise,
    board: taskBoard(exerciseGame(exercise), flipped, context),
    flipped,
    shown: null,
    hinted: null,
    asked: null,
    said: { text: '', tone: 'plain' },
    askedAt: context.now,
    ratingBefore,
    isLogged: false,
  };
}

/** A puzzle of the list; null where it is damaged. */
export function openPuzzle(
  entry: PuzzleEntry,
  filter: PuzzleFilter,
  isOfDay: boolean,
  context: Context,
): ExerciseScreen | null {
  const puzzle = puzzleOfEntry(entry);
  if (puzzle === null) return null;
  const training = context.training?.state;
  const isFirst = training !== undefined && !training.puzzles.has(entry.id);
  return exerciseScreen(
    { kind: 'puzzle', puzzle, filter, isOfDay },
    { kind: 'solving', solving: startSolving(puzzle) },
    context,
    isFirst ? training.rating.rating : null,
  );
}

/** The next one that is wanted, near one's rating; null where nothing fits. */
export function openNextPuzzle(
  { state, puzzles }: Training,
  filter: PuzzleFilter,
  except: string | null,
  context: Context,
): ExerciseScreen | null {
  const entry = nextPuzzle(puzzles, state, filter, randomAt(context.now), except);
  return entry && openPuzzle(entry, filter, false, context);
}

/** The next card that is due; null where none is. */
export function openNextCard(
  { state }: Training,
  kinds: readonly CardKind[] | null,
  last: string | null,
  context: Context,
): ExerciseScreen | null {
  const { now } = context;
  const question = nextQuestion(state, dayAt(now), now, kinds ? { kinds } : {}, last);
  if (question === null) return null;
  return exerciseScreen({ kind: 'card', card: question.card, kinds }, question.exercise, context, null);
}

export function openEnding(ending: NamedEnding, context: Context): ExerciseScreen {
  const exercise = exerciseOf(endingCard(ending));
  if (!exercise.ok) throw new Error(`the ending ${ending} is ${exercise.error}`);
  return exerciseScreen({ kind: 'ending', ending }, exercise.value, context, null);
}

export const isOver = ({ exercise }: Pick<ExerciseScreen, 'exercise'>): boolean => isFinished(exercise);

/** What a card says under a tag. */
export function cardTag({ pdn }: Card, tag: string): string | null {
  const [game] = readPdn(pdn);
  return game ? tagValue(game.tags, tag) : null;
}

/** The last move on the board, from and to. */
export function lastSquares({ exercise }: Pick<ExerciseScreen, 'exercise'>): readonly Square[] {
  const last = exerciseGame(exercise).plies.at(-1);
  return last?.kind === 'move' ? [last.move.from, last.move.path.at(-1)!] : [];
}

/** The moves so far, numbered. */
export function playedText({ exercise }: Pick<ExerciseScreen, 'exercise'>): string {
  const { plies, start } = exerciseGame(exercise);
  const offset = start.turn === 'white' ? 1 : 0;
  return plies
    .map((ply, i) => {
      const at = i + offset;
      const number = at % 2 === 0 ? `${at / 2 + 1}. ` : i === 0 ? `${(at + 1) / 2}… ` : '';
      return `${number}${ply.kind === 'move' ? formatMove(ply.move) : 'passes'}`;
    })
    .join(' ');
}
