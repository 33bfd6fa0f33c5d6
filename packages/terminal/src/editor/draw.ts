/** Draws the board being set up, its tools, and what was said. */
import { findPreset, OFFICIAL_PRESET, piecesLeft, SIDE_NAMES } from '@crownhead/rules';
import type { Context } from '../app/screen.ts';
import { drawBoard } from '../board/draw-board.ts';
import { placeUnder } from '../board/geometry.ts';
import { layoutGame } from '../game/layout.ts';
import { PLAIN, styleOf } from '../term/style.ts';
import { wrap } from '../term/width.ts';
import { drawTextField } from '../ui/draw-text-field.ts';
import { glyphs } from '../ui/glyphs.ts';
import { charHint, drawHints, keyHint } from '../ui/parts.ts';
import type { Sheet } from '../ui/sheet.ts';
import { accent, alarm, BOLD, chosenRow, DIM, PIECES } from '../ui/theme.ts';
import { type EditorScreen, TOOLS, type Tool } from './model.ts';

const BLINK_MS = 500;

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
    const ink = tool === 'eraser' ? null : PIECES[sideNames][tool.side].name;
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
  const { board, across, panel, hints } = layout;
  const preset = findPreset(context.config.rules) ?? OFFICIAL_PRESET;
  const isOn = Math.floor((context.now - screen.blinkFrom) / BLINK_MS) % 2 === 0;
  sheet.text(
    across.x,
    layout.noticeY,
    screen.confirm ?? 'Set up a position',
    screen.confirm ? alarm(sheet.look) : BOLD,
  );
  if (screen.said !== null && screen.confirm === null) {
    for (const [i, line] of wrap(screen.said, hints.width).slice(0, 2).entries()) {
      sheet.text(across.x, layout.noticeY + 1 + i, line, accent(sheet.look));
    }
  }
  const names = SIDE_NAMES[preset.table.sideNames];
  const picture = {
    board: screen.setup,
    inks: PIECES[preset.table.sideNames],
    marked: [],
    pointed: [],
    last: [],
    cursor: screen.confirm === null ? screen.cursor : null,
    blinkOn: isOn,
    numbers: context.config.numbers,
  };
  drawBoard(sheet.canvas, board, picture, sheet.look);
  const area = { x: board.x, y: board.y, width: across.width, height: board.squareHeight * 8 };
  sheet.zone(area, (at) => {
    const place = placeUnder(board, at);
    return place === null ? null : { type: 'square', place };
  });
  // A row lower than other panels: what was said above may be two lines long.
  sheet.text(panel.x, panel.y + 1, 'Tools', BOLD);
  const below = drawTools(sheet, screen, panel.x, panel.y + 2, context);
  sheet.text(panel.x, below + 1, `${names[screen.setup.turn ?? 'black']} is to move.`);
  const words = 'Text: A7=B, C3=WK, 12=W, several at once; or a FEN like B:W21,K22:B1,2.';
  for (const [i, line] of wrap(words, panel.width).entries()) sheet.text(panel.x, below + 3 + i, line, DIM);
  drawEntry(sheet, screen, across.x, layout.entryY);
  const typing = screen.entry !== null;
  drawHints(
    sheet,
    typing ? hints : { ...hints, y: hints.y - 1, height: 3 },
    screen.confirm === null ? hintsFor(screen, context) : [charHint('y', 'yes'), charHint('n', 'no')],
  );
}

function hintsFor({ entry }: EditorScreen, { look }: Context) {
  if (entry !== null) return [keyHint('Enter', 'enter', 'place them'), keyHint('Esc', 'escape', 'forget it')];
  return [
    { key: look.ascii ? 'Arrows' : '← ↑ ↓ →', label: 'square', meaning: null },
    keyHint('Enter', 'enter', 'place'),
    keyHint('Del', 'delete', 'remove'),
    keyHint('Tab', 'tab', 'tool'),
    charHint('t', 'type'),
    charHint('w', 'who moves'),
    charHint('n', 'usual start'),
    charHint('c', 'clear'),
    charHint('u', 'undo'),
    charHint('v', 'turn'),
    charHint('p', 'show FEN'),
    charHint('s', 'setup complete'),
    charHint('f', 'force start'),
    keyHint('Esc', 'escape', 'menu'),
  ];
}

export const editorWakes = (screen: EditorScreen, { now }: Context): number | null =>
  screen.confirm !== null
    ? null
    : screen.blinkFrom + (Math.floor((now - screen.blinkFrom) / BLINK_MS) + 1) * BLINK_MS;
