/** Draws the board being set up, its tools, and what was said. */
import { findPreset, OFFICIAL_PRESET, SIDE_NAMES } from '@crownhead/match';
import { piecesLeft } from '@crownhead/rules';
import type { Context } from '../app/screen.ts';
import { isBlinkOn, nextBlink } from '../board/cursor-blink.ts';
import { drawPressableBoard } from '../board/draw-pressable.ts';
import { skinFor } from '../board/skins.ts';
import { layoutGame } from '../game/layout.ts';
import { PLAIN, styleOf } from '../term/style.ts';
import { wrap } from '../term/width.ts';
import { drawTextField } from '../ui/draw-text-field.ts';
import { glyphs } from '../ui/glyphs.ts';
import { charHint, drawHints, type Hint, keyHint } from '../ui/parts.ts';
import type { Sheet } from '../ui/sheet.ts';
import { accent, alarm, BOLD, chosenRow, DIM } from '../ui/theme.ts';
import { type EditorScreen, TOOLS, type Tool } from './model.ts';

function drawTools(sheet: Sheet, screen: EditorScreen, x: number, y: number, context: Context): number {
  const { sideNames } = (findPreset(context.config.rules) ?? OFFICIAL_PRESET).table;
  const names = SIDE_NAMES[sideNames];
  const label = (tool: Tool): string => (tool === 'eraser' ? 'Eraser' : `${names[tool.side]} ${tool.kind}`);
  for (const [i, tool] of TOOLS.entries()) {
    const here = i === screen.tool;
    const style = chosenRow(sheet.look, here);
    const row = { x, y: y + i, width: 26, height: 1 };
    sheet.canvas.fill(row, ' ', style);
    sheet.text(x + 1, y + i, `${i + 1}`, here ? style : accent(sheet.look));
    const chip = sheet.look.ascii
      ? tool === 'eraser'
        ? ' '
        : tool.kind === 'king'
          ? 'K'
          : 'C'
      : tool === 'eraser'
        ? ' '
        : tool.kind === 'king'
          ? glyphs(sheet.look).king
          : '●';
    const ink = tool === 'eraser' ? null : skinFor(sheet.look, sideNames).pieces[tool.side].name;
    sheet.text(x + 4, y + i, chip, here ? style : styleOf({ fg: ink }));
    sheet.text(x + 6, y + i, label(tool), here ? style : PLAIN);
    if (tool !== 'eraser' && tool.kind === 'man') {
      sheet.textRight(x + 25, y + i, `${piecesLeft(screen.setup, tool.side)} left`, here ? style : DIM);
    }
    sheet.zone(row, { type: 'pick', index: i });
  }
  return y + TOOLS.length;
}

function drawEntry(sheet: Sheet, screen: EditorScreen, x: number, y: number): void {
  if (screen.entry === null) return;
  const start = sheet.text(x, y, 'Pieces or FEN: ', accent(sheet.look));
  drawTextField(sheet, screen.entry, { x: start, y, columns: sheet.size.width - start - 4 }, BOLD);
}

export function drawEditor(screen: EditorScreen, sheet: Sheet, context: Context): void {
  const layout = layoutGame(sheet.size, sheet.look, screen.flipped);
  const { across, panel, hints } = layout;
  const preset = findPreset(context.config.rules) ?? OFFICIAL_PRESET;
  const { notice } = layout;
  const [title = '', ...rest] = wrap(screen.confirm ?? screen.said ?? 'Set up a position', notice.width);
  const style = screen.confirm ? alarm(sheet.look) : screen.said ? accent(sheet.look) : BOLD;
  sheet.text(notice.x, notice.y, title, style);
  const names = SIDE_NAMES[preset.table.sideNames];
  const picture = {
    board: screen.setup,
    sideNames: preset.table.sideNames,
    marks: new Map(),
    last: [],
    cursor: screen.confirm === null ? screen.cursor : null,
    blinkOn: isBlinkOn(screen.blinkFrom, context.now),
    numbers: context.config.numbers,
  };
  drawPressableBoard(sheet, layout, picture);
  sheet.text(panel.x, panel.y, 'Tools', BOLD);
  const below = drawTools(sheet, screen, panel.x, panel.y + 1, context);
  sheet.text(panel.x, below + 1, `${names[screen.setup.turn ?? 'black']} is to move.`);
  // What does not fit above the board takes the place of the help.
  const isHelp = rest.length === 0;
  const words = isHelp
    ? 'Text: A7=B, C3=WK, 12=W, several at once; or a FEN like B:W21,K22:B1,2.'
    : rest.join(' ');
  const lines = wrap(words, panel.width);
  for (const [i, line] of lines.entries()) sheet.text(panel.x, below + 3 + i, line, isHelp ? DIM : style);
  drawEntry(sheet, screen, across.x, layout.entryY);
  if (screen.entry !== null) {
    drawHints(sheet, { ...hints, y: layout.entryY + 1, height: 1 }, TYPING);
    return;
  }
  const [moving, doing] = screen.confirm === null ? hintsFor(context) : [ANSWERS, []];
  drawHints(sheet, hints, moving);
  const y = below + 4 + lines.length;
  drawHints(sheet, { ...panel, y, height: panel.y + panel.height - y + 1 }, doing);
}

const TYPING = [keyHint('Enter', 'enter', 'place them'), keyHint('Esc', 'escape', 'cancel')];
const ANSWERS = [charHint('y', 'yes'), charHint('n', 'no')];

/** Below the board what is done to its squares, beside it the rest. */
function hintsFor({ look }: Context): readonly [readonly Hint[], readonly Hint[]] {
  const squares = [
    { key: look.ascii ? 'Arrows' : '← ↑ ↓ →', label: 'square', meaning: null },
    keyHint('Enter', 'enter', 'place'),
    keyHint('Del', 'delete', 'remove'),
    keyHint('Tab', 'tab', 'tool'),
    charHint('t', 'type'),
    charHint('u', 'undo'),
    charHint('v', 'turn'),
    keyHint('Esc', 'escape', 'menu'),
  ];
  const position = [
    charHint('n', 'standard start'),
    charHint('c', 'clear'),
    charHint('w', 'side to move'),
    charHint('p', 'show FEN'),
    charHint('a', 'analyze'),
    charHint('s', 'setup complete'),
    charHint('f', 'force start'),
  ];
  return [squares, position];
}

export const editorWakes = (screen: EditorScreen, { now }: Context): number | null =>
  screen.confirm !== null ? null : nextBlink(screen.blinkFrom, now);
