/** Draws a task: the board as at a game, beside it what is asked and said, below it the keys. */
import { showInput } from '@crownhead/client';
import { OFFICIAL_PRESET } from '@crownhead/match';
import type { Board, Square } from '@crownhead/rules';
import type { Context } from '../app/screen.ts';
import { isBlinkOn, nextBlink } from '../board/cursor-blink.ts';
import { drawPressableBoard } from '../board/draw-pressable.ts';
import type { Mark } from '../board/marks.ts';
import { layoutGame } from '../game/layout.ts';
import { PLAIN, type Style } from '../term/style.ts';
import { wrap } from '../term/width.ts';
import { drawTextField } from '../ui/draw-text-field.ts';
import { drawHints, type Hint, keyHint } from '../ui/parts.ts';
import type { Sheet } from '../ui/sheet.ts';
import { accent, alarm, BOLD, DIM } from '../ui/theme.ts';
import type { TaskBoard } from './board.ts';
import { nextStepAt, type ShownLine, shownAt } from './shown-line.ts';

/** How a paragraph of the panel looks. */
type Tone = 'title' | 'plain' | 'faint' | 'good' | 'bad';

export interface Paragraph {
  readonly text: string;
  readonly tone: Tone;
}

export interface TaskPicture {
  /** Above the board. */
  readonly notice: string;
  /** Null where nothing can be entered. */
  readonly board: TaskBoard | null;
  readonly flipped: boolean;
  /** Shown instead of the board where moves are entered. */
  readonly still: { readonly board: Board; readonly last: readonly Square[] };
  readonly shown: ShownLine | null;
  readonly marks: ReadonlyMap<Square, Mark>;
  /** Are pieces that can move marked? They are, unless that is what is asked. */
  readonly showsMovable?: boolean;
  readonly panel: readonly Paragraph[];
  readonly hints: readonly Hint[];
  /** The numbers of the squares give an answer away. */
  readonly hidesNumbers?: boolean;
  readonly entryLabel?: string;
}

function styleOf(tone: Tone, sheet: Sheet): Style {
  switch (tone) {
    case 'title':
      return BOLD;
    case 'plain':
      return PLAIN;
    case 'faint':
      return DIM;
    case 'good':
      return accent(sheet.look, true);
    case 'bad':
      return alarm(sheet.look);
    default:
      return tone satisfies never;
  }
}

function marksOf({ board, marks, showsMovable = true }: TaskPicture): ReadonlyMap<Square, Mark> {
  if (board === null) return marks;
  const shown = showInput(board.input);
  const all = new Map<Square, Mark>();
  if (shown.chosen === null)
    for (const square of showsMovable ? shown.movable : []) all.set(square, 'movable');
  else {
    for (const square of shown.targets) all.set(square, 'target');
    all.set(shown.chosen, 'chosen');
  }
  for (const [square, mark] of marks) all.set(square, mark);
  for (const square of shown.refused?.squares ?? []) all.set(square, 'refused');
  return all;
}

/** What is on the board: a line that is shown, a move being entered, or the position. */
function onBoard(picture: TaskPicture, now: number): { board: Board; last: readonly Square[] } {
  const { board, shown, still } = picture;
  if (shown !== null) {
    const { position, last } = shownAt(shown, now);
    return { board: position, last };
  }
  if (board === null) return still;
  const entered = showInput(board.input);
  return { board: entered.board, last: entered.path.length > 1 ? entered.path : still.last };
}

export function drawTask(sheet: Sheet, picture: TaskPicture, context: Context): void {
  const layout = layoutGame(sheet.size, sheet.look, picture.flipped);
  const { panel, hints, notice } = layout;
  sheet.text(notice.x, notice.y, picture.notice, BOLD, notice.width);
  const isShown = picture.shown !== null;
  const blinkFrom = picture.board?.blinkFrom ?? 0;
  const drawn = {
    ...onBoard(picture, context.now),
    sideNames: OFFICIAL_PRESET.table.sideNames,
    marks: isShown ? new Map<Square, Mark>() : marksOf(picture),
    cursor: isShown ? null : (picture.board?.input.cursor ?? null),
    blinkOn: isBlinkOn(blinkFrom, context.now),
    numbers: context.config.numbers && !picture.hidesNumbers,
  };
  drawPressableBoard(sheet, layout, drawn);
  let y = panel.y;
  const end = panel.y + panel.height;
  for (const { text, tone } of picture.panel) {
    for (const line of text === '' ? [''] : wrap(text, panel.width)) {
      if (y < end) sheet.text(panel.x, y, line, styleOf(tone, sheet), panel.width);
      y += 1;
    }
  }
  const entry = picture.board?.entry ?? null;
  if (entry === null) {
    drawHints(sheet, hints, picture.hints, 2);
    return;
  }
  const { entryY } = layout;
  const start = sheet.text(hints.x, entryY, picture.entryLabel ?? 'Move: ', accent(sheet.look));
  drawTextField(sheet, entry, { x: start, y: entryY, columns: sheet.size.width - start - 2 }, BOLD);
  const keys = [keyHint('Enter', 'enter', 'done'), keyHint('Esc', 'escape', 'cancel')];
  drawHints(sheet, { ...hints, y: entryY + 1, height: 1 }, keys);
}

/** The next blink or step of what is shown. */
export function taskWakes(board: TaskBoard | null, shown: ShownLine | null, now: number): number | null {
  if (shown !== null) return nextStepAt(shown, now);
  if (board === null || board.input.cursor === null) return null;
  return nextBlink(board.blinkFrom, now);
}
