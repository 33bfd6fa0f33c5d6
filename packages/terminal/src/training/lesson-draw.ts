/** Draws a lesson: the board, what the step asks, and what was said. */
import type { Square } from '@crownhead/rules';
import {
  asksForMove,
  asksForPieces,
  LESSON_IDS,
  LESSON_WORDS,
  movesLeft,
  stepsOf,
} from '@crownhead/training';
import type { Context } from '../app/screen.ts';
import type { Mark } from '../board/marks.ts';
import { drawTask, type Paragraph, taskWakes } from '../task/draw.ts';
import { charHint, type Hint, keyHint } from '../ui/parts.ts';
import type { Sheet } from '../ui/sheet.ts';
import { type LessonScreen, stepWords } from './lesson-model.ts';
import { counted } from './words.ts';

const GAP: Paragraph = { text: '', tone: 'plain' };

/** Is something entered on the board now? */
const isAsking = ({ run, asked, isMissed }: LessonScreen): boolean =>
  asked === null && !isMissed && !run.isDone && (asksForMove(run) || asksForPieces(run));

function hintsOf(screen: LessonScreen): readonly Hint[] {
  const end = [keyHint('Esc', 'escape', 'back'), charHint('?', 'help')];
  const { run, isMissed, shown, asked } = screen;
  const isLast = run.index === stepsOf(run.lesson).length - 1;
  if (shown !== null || isMissed) return [keyHint('Enter', 'enter', 'try again'), ...end];
  if (run.isDone)
    return [keyHint('Enter', 'enter', isLast ? 'next lesson' : 'go on'), charHint('r', 'once more'), ...end];
  if (asked === 'failed') return [keyHint('Enter', 'enter', 'ask again'), ...end];
  return [
    {
      key: asksForPieces(run) ? '21' : '22-18',
      label: asksForPieces(run) ? 'a square' : 'a move',
      meaning: null,
    },
    { key: 'arrows', label: 'choose', meaning: null },
    keyHint('Enter', 'enter', asksForPieces(run) ? 'press it' : 'move'),
    charHint('r', 'start again'),
    ...end,
  ];
}

function panelOf(screen: LessonScreen): readonly Paragraph[] {
  const { run, said } = screen;
  const steps = stepsOf(run.lesson).length;
  const left =
    run.playing && !run.isDone && !screen.isMissed ? [`${counted(movesLeft(run.playing), 'move')} left`] : [];
  return [
    { text: LESSON_WORDS[run.lesson].title, tone: 'title' },
    { text: `Step ${run.index + 1} of ${steps}`, tone: 'faint' },
    GAP,
    { text: stepWords(run).ask, tone: 'plain' },
    ...left.flatMap((text): readonly Paragraph[] => [GAP, { text, tone: 'faint' }]),
    ...(said && said.text !== '' ? [GAP, said] : []),
  ];
}

export function drawLesson(screen: LessonScreen, sheet: Sheet, context: Context): void {
  const { run, board, shown } = screen;
  const last = run.game.plies.at(-1);
  const found = run.found.map((square): [Square, Mark] => [square, 'planned']);
  drawTask(
    sheet,
    {
      notice: `Lesson ${LESSON_IDS.indexOf(run.lesson) + 1} of ${LESSON_IDS.length}`,
      board: isAsking(screen) ? board : null,
      flipped: false,
      still: {
        board: run.game.position,
        last: last?.kind === 'move' ? [last.move.from, last.move.path.at(-1)!] : [],
      },
      shown,
      marks: new Map(found),
      showsMovable: !asksForPieces(run),
      panel: panelOf(screen),
      hints: hintsOf(screen),
      entryLabel: asksForPieces(run) ? 'Square: ' : 'Move: ',
    },
    context,
  );
}

export const lessonWakes = (screen: LessonScreen, { now }: Context): number | null =>
  taskWakes(isAsking(screen) ? screen.board : null, screen.shown, now);
