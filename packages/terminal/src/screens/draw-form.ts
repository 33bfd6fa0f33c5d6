/** Draws a form: its fields, the button, and what is said about it. */
import { PLAIN, styleOf } from '../term/style.ts';
import { wrap } from '../term/width.ts';
import { drawTextField } from '../ui/draw-text-field.ts';
import { glyphs } from '../ui/glyphs.ts';
import { drawHints, drawLogo, keyHint, LOGO_HEIGHT } from '../ui/parts.ts';
import type { Sheet } from '../ui/sheet.ts';
import { textField } from '../ui/text-field.ts';
import { accent, alarm, BOLD, chosenRow, DIM } from '../ui/theme.ts';
import type { Field, FormScreen } from './form.ts';

const WIDTH = 64;
const LABEL = 20;

export function drawForm(screen: FormScreen, sheet: Sheet): void {
  const { width, height } = sheet.size;
  const x = Math.floor((width - WIDTH) / 2);
  const intro = screen.intro === '' ? [] : wrap(screen.intro, WIDTH - 2);
  const rows = screen.fields.length;
  const logo = rows <= 6 ? LOGO_HEIGHT + 1 : 0;
  const used = logo + 2 + intro.length + (intro.length > 0 ? 1 : 0) + rows + 5;
  let y = Math.max(1, Math.floor((height - used) / 2));
  if (logo > 0) drawLogo(sheet, y);
  y += logo;
  sheet.text(x, y, screen.title, BOLD);
  y += 1;
  for (const line of intro) {
    sheet.text(x, y, line, DIM);
    y += 1;
  }
  y += 1;
  const room = Math.max(1, Math.min(rows, height - y - 8));
  const first = Math.min(Math.max(0, screen.at - room + 1), Math.max(0, rows - room));
  for (const [i, field] of screen.fields.slice(first, first + room).entries()) {
    drawField(sheet, field, { x, y, here: first + i === screen.at });
    sheet.zone({ x, y, width: WIDTH, height: 1 }, { type: 'pick', index: first + i });
    y += 1;
  }
  if (first + room < rows) sheet.textRight(x + WIDTH, y, `${rows - first - room} more below`, DIM);
  y += 1;
  const onButton = screen.at === rows;
  const label = ` ${screen.busy ? 'One moment' : screen.button} `;
  const end = sheet.text(x + 2, y, label, onButton ? chosenRow(sheet.look, true) : accent(sheet.look));
  sheet.zone({ x: x + 2, y, width: end - x - 2, height: 1 }, { type: 'pick', index: rows });
  const note = noteOf(screen);
  const below = screen.said ?? note;
  const style = screen.said ? alarm(sheet.look) : DIM;
  for (const [i, line] of wrap(below, WIDTH).slice(0, 3).entries()) sheet.text(x, y + 2 + i, line, style);
  const arrows = sheet.look.ascii ? 'Arrows' : '↑ ↓ ← →';
  const hints = [
    keyHint(arrows, 'down', 'choose'),
    keyHint('Enter', 'enter', 'next'),
    keyHint('Esc', 'escape', 'back'),
  ];
  drawHints(sheet, { x, y: height - 2, width: WIDTH, height: 1 }, hints);
}

function noteOf({ fields, at }: FormScreen): string {
  const field = fields[at];
  if (field?.kind === 'text') return field.note ?? '';
  return field?.choices.find(({ value }) => value === field.value)?.note ?? '';
}

const VALUE_WIDTH = WIDTH - LABEL - 4;

function drawField(
  sheet: Sheet,
  field: Field,
  { x, y, here }: { x: number; y: number; here: boolean },
): void {
  const signs = glyphs(sheet.look);
  sheet.text(x, y, here ? signs.arrow : ' ', accent(sheet.look));
  sheet.text(x + 2, y, field.label, here ? BOLD : PLAIN, LABEL);
  const left = x + LABEL + 3;
  if (field.kind === 'choice') {
    const label = field.choices.find(({ value }) => value === field.value)?.label ?? '';
    const shown = here ? `${signs.left} ${label} ${signs.right}` : `  ${label}`;
    sheet.text(left, y, shown, here ? accent(sheet.look, true) : PLAIN, VALUE_WIDTH);
    return;
  }
  const columns = VALUE_WIDTH - 2;
  sheet.canvas.fill(
    { x: left + 2, y, width: columns, height: 1 },
    ' ',
    styleOf({ underline: true, dim: !here }),
  );
  const { text: said } = field.field;
  // How long a secret is may be seen; where one is in it does not matter.
  const hidden = field.secret ? textField('*'.repeat([...said].length)) : field.field;
  const shown = here ? hidden : { ...hidden, cursor: 0 };
  drawTextField(sheet, shown, { x: left + 2, y, columns }, styleOf({ underline: true }), here);
}
