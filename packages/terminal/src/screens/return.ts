/** The question whether to go back to a seat that is kept: who waits, where, and how long (N9). */
import { isOverdue, timeToReturn, type WaitingSeat, waitingText } from '@crownhead/client';
import type { Context, ScreenLogic, ScreenStep } from '../app/screen.ts';
import { PLAIN } from '../term/style.ts';
import { wrap } from '../term/width.ts';
import { glyphs } from '../ui/glyphs.ts';
import { drawHintsCentred, drawLogo, keyHint, LOGO_HEIGHT } from '../ui/parts.ts';
import type { Sheet } from '../ui/sheet.ts';
import { accent, alarm, BOLD, chosenRow, DIM } from '../ui/theme.ts';
import type { ReturnScreen } from './return-question.ts';
import { connecting } from './visit.ts';

/** The visit that leads to the seat, whatever was on the screen before. */
export function goBackTo({ origin, table, name }: WaitingSeat, context: Context) {
  const called = { ...context, config: { ...context.config, name } };
  const { go, commands } = connecting(origin, { kind: 'table', id: table }, called);
  return { go: { to: 'from-home', screen: go.screen }, commands } as const;
}

function enter(screen: ReturnScreen, context: Context): ScreenStep<ReturnScreen> {
  const seat = context.waiting[screen.at];
  if (!seat || isOverdue(seat, context.now)) return { screen, go: { to: 'back' } };
  return { screen, ...goBackTo(seat, context) };
}

export const returnLogic: ScreenLogic<ReturnScreen> = {
  update(screen, event, context) {
    const count = Math.max(1, context.waiting.length);
    const to = (at: number): ScreenStep<ReturnScreen> => ({
      screen: { ...screen, at: (at + count) % count },
    });
    switch (event.type) {
      case 'wheel':
        return to(screen.at + event.by);
      case 'pick':
        return enter({ ...screen, at: event.index }, context);
      case 'char':
        return event.char.toLowerCase() === 'y' ? enter(screen, context) : { screen, go: { to: 'back' } };
      case 'key':
        if (event.key === 'enter') return enter(screen, context);
        if (event.key === 'up' || event.key === 'shift+tab') return to(screen.at - 1);
        if (event.key === 'down' || event.key === 'tab') return to(screen.at + 1);
        return { screen, go: { to: 'back' } };
      default:
        return { screen };
    }
  },
  draw: drawReturn,
  wakeAt: (_, { now }) => (Math.floor(now / 1000) + 1) * 1000,
};

function leftLine(seat: WaitingSeat, now: number): string {
  const left = timeToReturn(seat, now);
  if (isOverdue(seat, now)) return 'The time to reconnect is over.';
  return left === null ? '' : `${left} left to reconnect`;
}

const WIDTH = 66;

/** One row each, where there are several to choose from. */
function drawRows(sheet: Sheet, at: number, top: number, { waiting, now }: Context): void {
  const x = Math.floor((sheet.size.width - WIDTH) / 2);
  const room = Math.max(1, sheet.size.height - top - 4);
  const first = Math.max(0, Math.min(at - room + 1, waiting.length - room));
  for (const [i, seat] of waiting.slice(first, first + room).entries()) {
    const row = { x, y: top + i, width: WIDTH, height: 1 };
    const here = first + i === at;
    const style = chosenRow(sheet.look, here);
    sheet.canvas.fill(row, ' ', style);
    sheet.text(x + 1, row.y, here ? glyphs(sheet.look).arrow : ' ', style);
    const left = timeToReturn(seat, now) ?? '';
    sheet.text(x + 3, row.y, `${seat.opponent ?? 'your seat'}, ${seat.origin}`, style, WIDTH - 14);
    sheet.textRight(x + WIDTH - 1, row.y, left, here ? style : DIM);
    sheet.zone(row, { type: 'pick', index: first + i });
  }
}

function drawReturn(screen: ReturnScreen, sheet: Sheet, context: Context): void {
  const { width, height } = sheet.size;
  const seat = context.waiting[screen.at] ?? context.waiting[0];
  const many = context.waiting.length > 1;
  const top = Math.max(1, Math.floor((height - LOGO_HEIGHT - (many ? 12 : 9)) / 2));
  drawLogo(sheet, top);
  const area = { x: 2, width: width - 4 };
  let y = top + LOGO_HEIGHT + 1;
  if (seat) {
    const [who, where] = waitingText(seat);
    sheet.textCentred(area, y, who, BOLD);
    y += 2;
    for (const line of wrap(where, Math.min(WIDTH, width - 4))) {
      sheet.textCentred(area, y, line, PLAIN);
      y += 1;
    }
    const late = isOverdue(seat, context.now);
    sheet.textCentred(
      area,
      y + 1,
      leftLine(seat, context.now),
      late ? alarm(sheet.look) : accent(sheet.look),
    );
    if (many) drawRows(sheet, screen.at, y + 3, context);
  }
  const hints = [
    keyHint('Enter', 'enter', 'return to the game'),
    ...(many ? [keyHint(sheet.look.ascii ? 'Arrows' : '↑ ↓', 'down', 'choose')] : []),
    keyHint('Esc', 'escape', 'not now'),
  ];
  drawHintsCentred(sheet, hints);
}
