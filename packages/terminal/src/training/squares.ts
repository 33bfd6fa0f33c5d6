/** The coordinates trainer: a square is marked and its number typed, or a number is shown and the square clicked. */
import { isSquare, makePosition, SQUARES, type Square } from '@crownhead/rules';
import { isRunOver, pressSquare, type SquaresRun, startRun } from '@crownhead/training';
import type { Context, Screen, ScreenEvent, ScreenLogic, ScreenStep } from '../app/screen.ts';
import type { Mark } from '../board/marks.ts';
import { drawTask, type Paragraph } from '../task/draw.ts';
import { charHint, keyHint } from '../ui/parts.ts';
import { randomAt } from './random.ts';
import { counted } from './words.ts';

export type SquaresMode = 'name' | 'find';

export interface SquaresScreen extends Screen {
  readonly kind: 'squares';
  readonly mode: SquaresMode;
  readonly flipped: boolean;
  /** Null before the first run. */
  readonly run: SquaresRun | null;
  /** What has been typed of a number. */
  readonly typed: string;
  readonly isFinished: boolean;
}

export const squaresScreen = (mode: SquaresMode): SquaresScreen => ({
  kind: 'squares',
  mode,
  flipped: false,
  run: null,
  typed: '',
  isFinished: false,
});

type Turn = ScreenStep<SquaresScreen>;

const LATE_MS = 1000;

/** The time is over: what was reached goes into the log, once. */
function finish(screen: SquaresScreen, run: SquaresRun): Turn {
  const { right, wrong } = run;
  const command = { type: 'squares.finish', right, wrong } as const;
  return {
    screen: { ...screen, isFinished: true, typed: '' },
    commands: right + wrong > 0 ? [{ type: 'training.do', command }] : [],
  };
}

const press = (screen: SquaresScreen, run: SquaresRun, square: Square, { now }: Context): Turn => ({
  screen: { ...screen, run: pressSquare(run, square, now, randomAt(now)), typed: '' },
});

/** A number counts when no longer one can begin like it, or with Enter. */
function typeDigit(screen: SquaresScreen, run: SquaresRun, digit: string, context: Context): Turn {
  const typed = `${screen.typed}${digit}`;
  const number = Number(typed);
  const isWhole = typed.length === 2 || number > 3;
  if (!isWhole) return { screen: { ...screen, typed: number === 0 ? '' : typed } };
  return isSquare(number) ? press(screen, run, number, context) : { screen: { ...screen, typed: '' } };
}

function running(screen: SquaresScreen, run: SquaresRun, event: ScreenEvent, context: Context): Turn {
  const isFinding = screen.mode === 'find';
  if (event.type === 'square' && isFinding && typeof event.place === 'number')
    return press(screen, run, event.place, context);
  if (isFinding) return { screen };
  if (event.type === 'char' && /^\d$/.test(event.char)) return typeDigit(screen, run, event.char, context);
  if (event.type !== 'key') return { screen };
  const number = Number(screen.typed);
  if (event.key === 'enter' && isSquare(number)) return press(screen, run, number, context);
  return event.key === 'backspace' ? { screen: { ...screen, typed: screen.typed.slice(0, -1) } } : { screen };
}

function update(screen: SquaresScreen, event: ScreenEvent, context: Context): Turn {
  const { run, isFinished } = screen;
  const isRunning = run !== null && !isFinished;
  if (isRunning && isRunOver(run, context.now)) {
    const { screen: finished, commands = [] } = finish(screen, run);
    // A key for the last square was meant for nothing else.
    const isLate = context.now - run.endsAt < LATE_MS;
    const turn = isLate ? { screen: finished } : update(finished, event, context);
    return { ...turn, commands };
  }
  if (event.type === 'key' && event.key === 'escape') return { screen, go: { to: 'back' } };
  if (isRunning) return running(screen, run, event, context);
  if (event.type === 'char' && event.char === 'v') return { screen: { ...screen, flipped: !screen.flipped } };
  if (event.type === 'char' && /[mq]/.test(event.char)) return { screen, go: { to: 'back' } };
  const begins =
    (event.type === 'key' && event.key === 'enter') || (event.type === 'char' && event.char === ' ');
  if (!begins) return { screen };
  return {
    screen: { ...screen, run: startRun(context.now, randomAt(context.now)), isFinished: false, typed: '' },
  };
}

const EMPTY = makePosition(0, 0, 0, 'white');

function panelOf(
  { run, mode, typed, isFinished }: SquaresScreen,
  { now, training }: Context,
): readonly Paragraph[] {
  const how =
    mode === 'name' ? 'Type the number of the marked square.' : 'Click on the square that is asked for.';
  const best = training?.state.bestSquares ?? 0;
  const about: readonly Paragraph[] = [
    { text: mode === 'name' ? 'Name the squares' : 'Find the squares', tone: 'title' },
    { text: `${how} As many as you can in 30 seconds.`, tone: 'faint' },
    { text: '', tone: 'plain' },
  ];
  if (run === null) return [...about, { text: `Best so far: ${best}`, tone: 'plain' }];
  const score: Paragraph = { text: `${run.right} right, ${run.wrong} wrong`, tone: 'plain' };
  if (isFinished || isRunOver(run, now)) {
    const isBest = run.right > 0 && run.right >= best;
    return [
      ...about,
      { text: 'Time is up.', tone: 'title' },
      score,
      { text: isBest ? 'Your best run so far.' : `Best so far: ${best}`, tone: 'good' },
    ];
  }
  const seconds = Math.max(0, Math.ceil((run.endsAt - now) / 1000));
  const last: Paragraph[] =
    run.last === null
      ? []
      : [
          {
            text: `${run.last.square}: ${run.last.isRight ? 'right' : 'wrong'}`,
            tone: run.last.isRight ? 'good' : 'bad',
          },
        ];
  return [
    ...about,
    { text: mode === 'name' ? `Number: ${typed}_` : `Find ${run.asked}`, tone: 'title' },
    ...last,
    { text: '', tone: 'plain' },
    score,
    { text: `${counted(seconds, 'second')} left`, tone: 'faint' },
  ];
}

export const squaresLogic: ScreenLogic<SquaresScreen> = {
  update,
  draw(screen, sheet, context) {
    const { run, mode, flipped, isFinished } = screen;
    const isRunning = run !== null && !isFinished && !isRunOver(run, context.now);
    // Without colours nothing else shows where the dark squares are.
    const isPlain = context.look.ascii || context.look.depth === 'none';
    const marks = new Map<Square, Mark>(isPlain ? SQUARES.map((square) => [square, 'target']) : []);
    if (isRunning && mode === 'name') marks.set(run.asked, isPlain ? 'cursor' : 'chosen');
    const end = keyHint('Esc', 'escape', 'back');
    drawTask(
      sheet,
      {
        notice: isRunning && mode === 'find' ? `Find square ${run.asked}` : '',
        board: null,
        flipped,
        still: { board: EMPTY, last: [] },
        shown: null,
        marks,
        panel: panelOf(screen, context),
        hints: isRunning
          ? [end]
          : [keyHint('Enter', 'enter', run ? 'again' : 'start'), charHint('v', 'flip'), end],
        hidesNumbers: true,
      },
      context,
    );
  },
  wakeAt: ({ run, isFinished }, { now }) =>
    run === null || isFinished || isRunOver(run, now)
      ? null
      : Math.min(run.endsAt, (Math.floor(now / 1000) + 1) * 1000),
};
