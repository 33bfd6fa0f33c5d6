/** How a lesson reacts to input and to the opponent's moves. */
import { isSquare } from '@crownhead/rules';
import {
  asksForMove,
  asksForPieces,
  type LessonAnswer,
  type LessonChange,
  lessonMove,
  lessonReply,
  nextLesson,
  nextLessonStep,
  pressPiece,
  repeatStep,
} from '@crownhead/training';
import type { Context, ScreenEvent, ScreenStep } from '../app/screen.ts';
import { helpScreen } from '../screens/help.ts';
import { enterAt } from '../task/board.ts';
import type { Paragraph } from '../task/draw.ts';
import { atRun, type LessonScreen, openLesson, stepWords } from './lesson-model.ts';

type Turn = ScreenStep<LessonScreen>;

function saidTo(answer: LessonAnswer, done: string): Paragraph | null {
  switch (answer) {
    case 'right':
      return { text: 'Right. Go on.', tone: 'good' };
    case 'done':
      return { text: done, tone: 'good' };
    case 'wrong':
      return { text: 'Not this one. Try again.', tone: 'bad' };
    case 'missed':
      return { text: 'Not this time. Press Enter to try again.', tone: 'bad' };
    case 'waiting':
      return { text: 'Your opponent is thinking.', tone: 'faint' };
    default:
      return answer satisfies never;
  }
}

function after({ run, answer }: LessonChange, context: Context): Turn {
  const said = saidTo(answer, stepWords(run).done);
  const isWaiting = answer === 'waiting';
  const screen = atRun(run, context, {
    said,
    asked: isWaiting ? 'reply' : null,
    isMissed: answer === 'missed',
  });
  return isWaiting ? { screen, commands: [{ type: 'opponent.ask', game: run.game }] } : { screen };
}

function answered(
  screen: LessonScreen,
  { game, answer }: Extract<ScreenEvent, { type: 'opponent' }>,
  context: Context,
): Turn {
  if (screen.asked === null || screen.run.game !== game) return { screen };
  if (answer === null) {
    const said = { text: 'The engine did not answer. Press Enter to ask again.', tone: 'bad' } as const;
    return { screen: { ...screen, asked: 'failed', said } };
  }
  const last = game.plies.at(-1);
  const change = lessonReply(screen.run, answer);
  if (change === null) return { screen };
  const turn = after(change, context);
  if (change.answer !== 'wrong' || last?.kind !== 'move') return turn;
  const shown = { start: last.before, moves: [last.move, answer.move], from: context.now };
  const said = {
    text: 'That gives it away: look at the answer. Your move is taken back.',
    tone: 'bad',
  } as const;
  return { screen: { ...turn.screen, shown, said } };
}

/** The next step, or the next lesson after the last one, which is finished. */
function goOn(screen: LessonScreen, context: Context): Turn {
  const step = nextLessonStep(screen.run);
  if (step) return { screen: atRun(step, context) };
  const { lesson } = screen.run;
  const commands = [{ type: 'training.do', command: { type: 'lesson.finish', id: lesson } }] as const;
  const finished = new Set([...(context.training?.state.lessons ?? []), lesson]);
  const next = nextLesson(finished);
  return next
    ? { screen, commands, go: { to: 'replace', screen: openLesson(next, context) } }
    : { screen, commands, go: { to: 'back' } };
}

function enter(screen: LessonScreen, context: Context): Turn | null {
  if (screen.shown !== null) return { screen: { ...screen, shown: null } };
  if (screen.run.isDone) return goOn(screen, context);
  if (screen.isMissed) return { screen: atRun(repeatStep(screen.run), context) };
  if (screen.asked !== 'failed') return null;
  return {
    screen: { ...screen, asked: 'reply' },
    commands: [{ type: 'opponent.ask', game: screen.run.game }],
  };
}

const ARROWS: readonly string[] = ['up', 'down', 'left', 'right'];

/** Arrows that went from one piece that can move to the next would answer the question. */
const overBoard = (event: ScreenEvent): ScreenEvent =>
  event.type === 'key' && ARROWS.includes(event.key) ? { type: 'key', key: `shift+${event.key}` } : event;

/** Pieces are pressed by mouse, with Enter at the cursor, or by typing their square. */
function press(screen: LessonScreen, event: ScreenEvent, context: Context): Turn | null {
  const { board } = screen;
  const { entry, input } = board;
  const isEnter = event.type === 'key' && event.key === 'enter';
  const place =
    event.type === 'square'
      ? event.place
      : isEnter && entry
        ? Number(entry.text)
        : isEnter
          ? input.cursor
          : null;
  if (place === null) {
    const entered = enterAt(board, overBoard(event), context);
    return entered && { screen: { ...screen, board: entered.board } };
  }
  const change = pressPiece(screen.run, typeof place === 'number' && isSquare(place) ? place : 0);
  const closed = { ...board, entry: null };
  if (change === null)
    return { screen: { ...screen, board: closed, said: { text: 'Not this one. Try again.', tone: 'bad' } } };
  const said = saidTo(change.answer, stepWords(change.run).done);
  return { screen: { ...screen, run: change.run, board: closed, said } };
}

function atBoard(screen: LessonScreen, event: ScreenEvent, context: Context): Turn | null {
  if (asksForPieces(screen.run) && !screen.run.isDone) return press(screen, event, context);
  if (!asksForMove(screen.run) || screen.asked !== null || screen.isMissed) return null;
  const entered = enterAt(screen.board, event, context);
  if (entered === null) return null;
  const change = entered.move && lessonMove(screen.run, entered.move);
  if (change) return after(change, context);
  const said = entered.said === null ? screen.said : ({ text: entered.said, tone: 'bad' } as const);
  return { screen: { ...screen, board: entered.board, said } };
}

export function updateLesson(screen: LessonScreen, event: ScreenEvent, context: Context): Turn {
  if (event.type === 'opponent') return answered(screen, event, context);
  if (event.type === 'key' && event.key === 'enter') {
    const turn = enter(screen, context);
    if (turn) return turn;
  }
  const isInput = event.type === 'key' || event.type === 'char' || event.type === 'square';
  const seen = isInput && screen.shown !== null ? { ...screen, shown: null } : screen;
  const turn = atBoard(seen, event, context);
  if (turn) return turn;
  if (event.type === 'key' && event.key === 'escape') return { screen: seen, go: { to: 'back' } };
  if (event.type !== 'char') return { screen: seen };
  switch (event.char) {
    case 'r':
      return { screen: atRun(repeatStep(seen.run), context) };
    case '?':
      return { screen: seen, go: { to: 'push', screen: helpScreen() } };
    case 'm':
    case 'q':
      return { screen: seen, go: { to: 'back' } };
    default:
      return { screen: seen };
  }
}
