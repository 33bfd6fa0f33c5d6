/** How a puzzle, a card or an ending on the screen reacts to input and to events. */
import { treeOf } from '@crownhead/rules';
import {
  answerExercise,
  type Card,
  type Exercise,
  type ExerciseAnswer,
  endingCard,
  exerciseAnswer,
  exerciseCounts,
  exerciseGame,
  exerciseHint,
  exerciseMove,
  exerciseSide,
  puzzleCard,
  reviewOf,
  type TrainingCommand,
} from '@crownhead/training';
import { toAnalysis } from '../analysis/start.ts';
import type { AppCommand, Context, ScreenEvent, ScreenStep } from '../app/screen.ts';
import { helpScreen } from '../screens/help.ts';
import { enterAt, taskBoard } from '../task/board.ts';
import type { Paragraph } from '../task/draw.ts';
import { answerText } from './answer-words.ts';
import { type ExerciseScreen, isOver, openEnding, openNextCard, openNextPuzzle } from './exercise-model.ts';
import { movesText } from './words.ts';

type Turn = ScreenStep<ExerciseScreen>;

const say = (screen: ExerciseScreen, text: string, tone: Paragraph['tone'] = 'plain'): Turn => ({
  screen: { ...screen, said: { text, tone } },
});

/** What happened, for the log. An ending that is only tried leaves no trace. */
function logged({ task, exercise, askedAt }: ExerciseScreen, now: number): readonly AppCommand[] {
  const write = (command: TrainingCommand): readonly AppCommand[] => [{ type: 'training.do', command }];
  switch (task.kind) {
    case 'puzzle': {
      const { wrongMoves, hints, wasShown } = exerciseCounts(exercise);
      const attempt = { wrongMoves, hints, wasShown, ms: Math.max(0, now - askedAt) };
      const { id, rating } = task.puzzle;
      return write({ type: 'puzzle.try', id, rating, attempt });
    }
    case 'card':
      return write(reviewOf({ card: task.card, exercise, askedAt }, now));
    case 'ending':
      return [];
    default:
      return task satisfies never;
  }
}

/** The screen after an answer; where it is over, that goes into the log. */
function after(screen: ExerciseScreen, exercise: Exercise, answer: ExerciseAnswer, context: Context): Turn {
  const before = exerciseGame(screen.exercise).position;
  const board = taskBoard(exerciseGame(exercise), screen.flipped, context);
  const next = { ...screen, exercise, board, hinted: null, asked: null, shown: null };
  const said: ExerciseScreen = { ...next, said: answerText(exercise, answer) };
  switch (answer.kind) {
    case 'right':
    case 'other-line':
      return { screen: said };
    case 'waiting':
      return {
        screen: { ...said, asked: 'reply' },
        commands: [{ type: 'opponent.ask', game: exerciseGame(exercise) }],
      };
    case 'wrong': {
      const start = exercise.kind === 'playing-out' ? exerciseGame(exercise).position : before;
      const moves = [answer.move, ...answer.refutation];
      return { screen: { ...said, shown: { start, moves, from: context.now } } };
    }
    case 'done':
      return { screen: said, commands: logged(next, context.now) };
    default:
      return answer satisfies never;
  }
}

function hint(screen: ExerciseScreen, context: Context): Turn {
  if (screen.exercise.kind === 'playing-out') {
    const commands = [{ type: 'opponent.ask', game: exerciseGame(screen.exercise) }] as const;
    return { screen: { ...screen, asked: 'hint' }, commands };
  }
  return hinted(screen, exerciseHint(screen.exercise), context);
}

function hinted(screen: ExerciseScreen, found: ReturnType<typeof exerciseHint>, context: Context): Turn {
  if (found === null) return say({ ...screen, asked: null }, 'There is no hint here.');
  const { exercise, from } = found;
  const board = taskBoard(exerciseGame(exercise), screen.flipped, context);
  const next: ExerciseScreen = {
    ...screen,
    exercise,
    board,
    hinted: from as ExerciseScreen['hinted'],
    asked: null,
  };
  return say(next, `Move the piece on ${from}.`);
}

/** The opponent has answered; what was asked at another position is not wanted any more. */
function answered(
  screen: ExerciseScreen,
  { game, answer }: Extract<ScreenEvent, { type: 'opponent' }>,
  context: Context,
): Turn {
  const { asked, exercise } = screen;
  if (asked === null || exerciseGame(exercise) !== game) return { screen };
  if (answer === null)
    return say({ ...screen, asked: 'failed' }, 'The engine did not answer. Press Enter to ask again.', 'bad');
  if (asked === 'hint') return hinted(screen, exerciseHint(exercise, answer.move), context);
  const step = answerExercise(exercise, answer);
  return step ? after(screen, step.exercise, step.answer, context) : { screen };
}

/** Gives up: the rest is played on the board. */
function showAnswer(screen: ExerciseScreen, context: Context): Turn {
  const start = exerciseGame(screen.exercise).position;
  const { exercise, line } = exerciseAnswer(screen.exercise);
  const turn = after(screen, exercise, { kind: 'done', isReached: false, others: [] }, context);
  if (line.length === 0) return turn;
  const text = `That was the answer: ${movesText(line)}.`;
  const shown = { start, moves: line, from: context.now };
  return { ...turn, screen: { ...turn.screen, shown, said: { text, tone: 'plain' } } };
}

/** What comes after this one; back to the list where nothing does. */
function next(screen: ExerciseScreen, context: Context): Turn {
  const { task } = screen;
  const { training } = context;
  const to = (opened: ExerciseScreen | null): Turn =>
    opened ? { screen, go: { to: 'replace', screen: opened } } : { screen, go: { to: 'back' } };
  switch (task.kind) {
    case 'puzzle':
      return to(training && openNextPuzzle(training, task.filter, task.puzzle.id, context));
    case 'card':
      return to(training && openNextCard(training, task.kinds, task.card.id, context));
    case 'ending':
      return to(openEnding(task.ending, context));
    default:
      return task satisfies never;
  }
}

/** The card that this can be kept as; null for what is one already. */
export function keptCard({ task }: ExerciseScreen): Card | null {
  switch (task.kind) {
    case 'puzzle':
      return puzzleCard(task.puzzle);
    case 'ending':
      return endingCard(task.ending);
    case 'card':
      return null;
    default:
      return task satisfies never;
  }
}

function keep(screen: ExerciseScreen, { training }: Context): Turn {
  const card = keptCard(screen);
  if (card === null) return { screen };
  if (training?.state.cards.has(card.id)) return say(screen, 'This is in your cards already.');
  const command = { type: 'card.add', card } as const;
  return {
    ...say(screen, 'Kept: it comes back when you train.', 'good'),
    commands: [{ type: 'training.do', command }],
  };
}

/** With all its moves, right and wrong, for a puzzle; otherwise the moves that were played. */
function analyse(screen: ExerciseScreen, context: Context): Turn {
  const { exercise, flipped } = screen;
  const game = exerciseGame(exercise);
  const tree = exercise.kind === 'solving' ? exercise.solving.puzzle.tree : treeOf(game);
  const { go, commands } = toAnalysis(tree, context, { flipped });
  return { screen, go, commands };
}

function type(screen: ExerciseScreen, char: string, context: Context): Turn {
  const over = isOver(screen);
  switch (char) {
    case 'i':
      return over || screen.asked !== null ? { screen } : hint(screen, context);
    case 'x':
      return over ? { screen } : showAnswer(screen, context);
    case 'n':
      return over ? next(screen, context) : { screen };
    case 'c':
      return over ? keep(screen, context) : { screen };
    case 'a':
      return over ? analyse(screen, context) : { screen };
    case 'v': {
      const flipped = !screen.flipped;
      return {
        screen: { ...screen, flipped, board: taskBoard(exerciseGame(screen.exercise), flipped, context) },
      };
    }
    case '?':
      return { screen, go: { to: 'push', screen: helpScreen() } };
    case 'm':
    case 'q':
      return { screen, go: { to: 'back' } };
    default:
      return { screen };
  }
}

const isEnter = (event: ScreenEvent): boolean => event.type === 'key' && event.key === 'enter';
const isEscape = (event: ScreenEvent): boolean => event.type === 'key' && event.key === 'escape';
const isInput = ({ type }: ScreenEvent): boolean =>
  type === 'key' || type === 'char' || type === 'square' || type === 'paste';

export function updateExercise(before: ExerciseScreen, event: ScreenEvent, context: Context): Turn {
  if (event.type === 'training') return { screen: { ...before, isLogged: isOver(before) } };
  if (event.type === 'opponent') return answered(before, event, context);
  const over = isOver(before);
  // A refutation has been seen: whatever is done next is done at the position.
  const isSeen = before.shown !== null && !over && isInput(event);
  const screen = isSeen ? { ...before, shown: null } : before;
  if (isSeen && (isEnter(event) || isEscape(event))) return { screen };
  if (over && isEnter(event)) return next(screen, context);
  if (screen.asked === 'failed' && isEnter(event)) {
    const { exercise } = screen;
    const isReply = exerciseGame(exercise).position.turn !== exerciseSide(exercise);
    const commands = [{ type: 'opponent.ask', game: exerciseGame(exercise) }] as const;
    return { screen: { ...screen, asked: isReply ? 'reply' : 'hint' }, commands };
  }
  if (!over && screen.asked === null) {
    const entered = enterAt(screen.board, event, context);
    if (entered) {
      const said = entered.said === null ? screen.said : { text: entered.said, tone: 'bad' as const };
      const there = { ...screen, board: entered.board, said };
      const step = entered.move && exerciseMove(screen.exercise, entered.move);
      return step ? after(there, step.exercise, step.answer, context) : { screen: there };
    }
  }
  if (isEscape(event)) return { screen, go: { to: 'back' } };
  return event.type === 'char' ? type(screen, event.char, context) : { screen };
}
