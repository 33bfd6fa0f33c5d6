/** Boxes over the board: status messages acknowledged with Enter (M5), and confirmations. */
import type { Rect } from '../term/canvas.ts';
import { wrap } from '../term/width.ts';
import { drawBox } from '../ui/parts.ts';
import type { Sheet } from '../ui/sheet.ts';
import { accent, BOLD, DIM } from '../ui/theme.ts';
import { boxText } from './box-text.ts';
import { confirmText } from './confirm.ts';
import type { GameScreen } from './model.ts';

interface Button {
  readonly key: string;
  readonly label: string;
}

function box(sheet: Sheet, area: Rect, words: string, buttons: readonly Button[]): void {
  const inner = Math.min(area.width - 6, 44);
  // One sentence a line reads best where they are short.
  const lines = words.split(/(?<=[.!?]) /).flatMap((sentence) => wrap(sentence, inner));
  const width = Math.max(...lines.map((line) => sheet.widthOf(line)), 20) + 6;
  const height = lines.length + 6;
  const x = area.x + Math.floor((area.width - width) / 2);
  const y = area.y + Math.floor((area.height - height) / 2);
  drawBox(sheet, { x, y, width, height });
  for (const [i, line] of lines.entries()) sheet.textCentred({ x, width }, y + 2 + i, line, BOLD);
  const labels = buttons.map(({ key, label }) => `${key}  ${label}`);
  let at = x + Math.floor((width - labels.join('    ').length) / 2);
  for (const [i, label] of labels.entries()) {
    const end = sheet.text(at, y + height - 2, label, accent(sheet.look));
    sheet.zone({ x: at, y: y + height - 2, width: end - at, height: 1 }, { type: 'pick', index: i });
    at = end + 4;
  }
}

/** N1: while somebody is waited for, what they have to type, in one piece. */
export function drawInvitation(sheet: Sheet, { invitations }: GameScreen, area: Rect): void {
  const [first, ...more] = invitations;
  if (first === undefined) return;
  const lines = ['Others join with', `crownhead join ${first}`, ...more.map((one) => `or ${one}`)];
  const width = Math.max(...lines.map((line) => sheet.widthOf(line))) + 4;
  const height = lines.length + 2;
  // A long address is worth more than the middle of the board.
  const x = Math.max(0, area.x + Math.floor((area.width - width) / 2));
  const y = area.y + Math.floor((area.height - height) / 2);
  drawBox(sheet, { x, y, width, height });
  for (const [i, line] of lines.entries()) sheet.text(x + 2, y + 1 + i, line, i === 1 ? BOLD : DIM);
}

export function drawBoxes(sheet: Sheet, screen: GameScreen, area: Rect, now: number): void {
  const [message] = screen.boxes;
  if (message !== undefined) box(sheet, area, boxText(screen, message, now), [{ key: 'Enter', label: 'OK' }]);
  else if (screen.confirm !== null) {
    box(sheet, area, confirmText(screen, screen.confirm), [
      { key: 'y', label: 'yes' },
      { key: 'n', label: 'no' },
    ]);
  }
}
