/** A player, at their own side of the board: name, whose turn it is, their clock, and captured pieces. */
import { type ClockFace, formatTime } from '@crownhead/client';
import { playing, SIDE_NAMES } from '@crownhead/match';
import { type Kind, opposite, pieceAt, type Side } from '@crownhead/rules';
import { hasDiscs, skinFor } from '../board/skins.ts';
import type { Rect } from '../term/canvas.ts';
import type { Look } from '../term/look.ts';
import { type Ink, PLAIN, type Style, styleOf } from '../term/style.ts';
import { glyphs } from '../ui/glyphs.ts';
import type { Sheet } from '../ui/sheet.ts';
import { accent, alarm, BOLD, DIM } from '../ui/theme.ts';
import { ownGrace } from './box-text.ts';
import type { GameScreen } from './model.ts';

/** Who plays a side, or will: before the first game seats have no sides. */
function nameOf({ view: { state } }: GameScreen, side: Side): { name: string; note: string } {
  const { round, options } = state;
  const sides = SIDE_NAMES[(round?.table ?? options.table).sideNames];
  if (round === null) {
    const occupant = state.seats[side === 'black' ? 0 : 1];
    if (!occupant) return { name: 'free seat', note: '' };
    const ready = occupant.kind === 'person' && !occupant.ready ? 'not ready' : 'ready';
    return { name: occupant.name, note: ready };
  }
  const name = round.names[side];
  return { name, note: name === sides[side] ? '' : sides[side] };
}

const NOTHING = { man: 0, king: 0 } as const;

/** What a side has taken (R14), up to the position that is shown. */
function takenBy({ view, looking }: GameScreen, side: Side): Readonly<Record<Kind, number>> {
  const taken = { man: 0, king: 0 };
  for (const ply of view.state.round?.game.plies.slice(0, looking?.at) ?? []) {
    if (ply.kind !== 'move' || ply.before.turn !== side) continue;
    for (const square of ply.move.captured) taken[pieceAt(ply.before, square)!.kind] += 1;
  }
  return taken;
}

/** One sign a piece, men first; as numbers where that would be too long. */
function pileText(
  { man, king }: ReturnType<typeof takenBy>,
  signs: Record<Kind, string>,
  room: number,
): string {
  if (man + king <= room) return signs.man.repeat(man) + signs.king.repeat(king);
  const counted = (sign: string, count: number): readonly string[] => (count > 0 ? [`${sign} ${count}`] : []);
  return [...counted(signs.man, man), ...counted(signs.king, king)].join('  ');
}

/** The clocks, and this device's time. */
interface Times {
  readonly face: ClockFace;
  readonly now: number;
}

const inSeconds = (left: number): string => formatTime(left, { urgentBelow: 0, tenthsBelow: 0 });

/** The limit that runs for this side: for coming back, of the warning, or its clock. */
export function clockText(screen: GameScreen, side: Side, { face, now }: Times): string {
  const own = ownGrace(screen, now);
  if (own?.side === side) return `offline, ${inSeconds(own.left)}`;
  const away = face.grace[side];
  if (away !== null) return `away, ${inSeconds(away)}`;
  const left = face.left[side];
  if (left === null) return '';
  return face.warned && face.running === side ? `warning ${formatTime(left)}` : formatTime(left);
}

/** Its time is short, or is that of the warning or of coming back. */
export const isUrgent = (screen: GameScreen, side: Side, { face, now }: Times): boolean =>
  face.urgent[side] ||
  face.grace[side] !== null ||
  ownGrace(screen, now)?.side === side ||
  (face.warned && face.running === side);

/** A white disc on a light ground is an outline. */
const isPale = ({ rgb }: Ink, { light, depth }: Look): boolean =>
  light && depth !== 'none' && (rgb & 255) > 0xd0;
const discFor = (ink: Ink, look: Look): string => (isPale(ink, look) ? '○' : '●');
const chipStyle = (ink: Ink, look: Look): Style => (isPale(ink, look) ? PLAIN : styleOf({ fg: ink }));

export interface PlayerPlace extends Pick<Rect, 'x' | 'width'> {
  /** The line of the name and the clock, and the one of what was taken. */
  readonly nameY: number;
  readonly pileY: number;
}

export function drawPlayer(
  sheet: Sheet,
  screen: GameScreen,
  side: Side,
  times: Times,
  { x, width, nameY, pileY }: PlayerPlace,
): void {
  const { look } = sheet;
  const { face } = times;
  const { state } = screen.view;
  const round = playing(state);
  const table = state.round?.table ?? state.options.table;
  const inks = skinFor(look, table.sideNames).pieces;
  const toMove = round?.game.position.turn === side;
  const { name, note } = nameOf(screen, side);
  sheet.text(x, nameY, toMove ? glyphs(look).arrow : ' ', accent(look, true));
  const disc = hasDiscs(look) ? discFor(inks[side].name, look) : side === 'black' ? '(C)' : '[C]';
  const chip = state.round ? sheet.text(x + 2, nameY, disc, chipStyle(inks[side].name, look)) + 1 : x + 2;
  const clock = clockText(screen, side, times);
  const right = x + width;
  const room = right - chip - (clock === '' ? 0 : sheet.widthOf(clock) + 1);
  const end = sheet.text(chip, nameY, name, toMove ? BOLD : PLAIN, room);
  if (note !== '' && end + 1 + note.length <= chip + room) sheet.text(end + 1, nameY, note, DIM);
  const clockStyle = isUrgent(screen, side, times) ? alarm(look) : face.running === side ? BOLD : DIM;
  sheet.textRight(right, nameY, clock, clockStyle);
  const taken = table.showPile ? takenBy(screen, side) : NOTHING;
  const theirs = inks[opposite(side)].name;
  const signs = { man: hasDiscs(look) ? discFor(theirs, look) : 'C', king: glyphs(look).king };
  sheet.text(x + 2, pileY, pileText(taken, signs, width - 2), chipStyle(theirs, look), width - 2);
}
