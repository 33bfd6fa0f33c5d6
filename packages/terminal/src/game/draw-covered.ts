/** A game under another screen: whose turn it is and every limit that runs stay in view, on one line above it (L4). */
import { clockFace } from '@crownhead/client';
import { SIDES, type Side } from '@crownhead/rules';
import type { Context } from '../app/screen.ts';
import { cut } from '../term/width.ts';
import { glyphs } from '../ui/glyphs.ts';
import type { Sheet } from '../ui/sheet.ts';
import { alarm, BOLD } from '../ui/theme.ts';
import { idleText } from './draw-panel.ts';
import { clockText, isUrgent } from './draw-player.ts';
import { type GameScreen, tableNow } from './model.ts';
import { promptFor, promptSentence } from './prompt.ts';

const BETWEEN = '   ';
const MOST_NAME = 12;
const EDGE = 2;

/** Limits are never cut: what is said has the room they leave. */
export function drawCovered(sheet: Sheet, screen: GameScreen, { now }: Context): void {
  const { state } = screen.view;
  const at = tableNow(screen, now);
  const face = clockFace(state, at);
  const times = { face, now };
  const nameOf = (side: Side): string =>
    cut(state.round?.names[side] ?? '', MOST_NAME, glyphs(sheet.look).more);
  const urgent = SIDES.filter((side) => isUrgent(screen, side, times));
  const clocks = SIDES.filter((side) => face.running === side || urgent.includes(side)).map(
    (side) => `${nameOf(side)}: ${clockText(screen, side, times)}`,
  );
  const limits = [...clocks, ...(face.idle === null ? [] : [idleText(face.idle)])].join(BETWEEN);
  const isAlarm = urgent.length > 0 || face.idleUrgent;
  const end = sheet.size.width - EDGE;
  sheet.textRight(end, 0, limits, isAlarm ? alarm(sheet.look) : BOLD);
  const prompt = promptSentence(screen, promptFor(screen, now).message, now);
  const room = end - EDGE - (limits === '' ? 0 : sheet.widthOf(limits) + BETWEEN.length);
  sheet.text(EDGE, 0, prompt, BOLD, room);
}
