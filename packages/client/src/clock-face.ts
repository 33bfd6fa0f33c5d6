/** What the clocks show at a moment, and when they next show something else, so that a screen can sleep until then. */
import { playing, SEAT_HOLD_MS, type TableState, viewClock, wholeGameClock } from '@crownhead/match';
import { type BySide, SIDES, type Side } from '@crownhead/rules';

/** When a clock begins to look different, in milliseconds left. */
export interface ClockStyle {
  /** From here on a running clock is urgent; in whole seconds, like everything that changes its looks. */
  readonly urgentBelow: number;
  /** From here on tenths of seconds are shown; 0 for never. */
  readonly tenthsBelow: number;
}
/** Urgent below 20 seconds, tenths below 10. */
export const CLOCK_STYLE: ClockStyle = { urgentBelow: 20_000, tenthsBelow: 10_000 };

/** Everything a screen shows about time. */
export interface ClockFace {
  /** Milliseconds left; null where there is no clock to show. */
  readonly left: BySide<number | null>;
  readonly running: Side | null;
  /** The warning timer is running (T3). */
  readonly warned: boolean;
  readonly urgent: BySide<boolean>;
  /** How long a player who is away may still come back, in a game (N9) or between games; null for those who are there. */
  readonly grace: BySide<number | null>;
  /** Time left before the idle limit of the person to move (T5). */
  readonly idle: number | null;
  /** The last minute before the idle limit, or of a short limit the second half: more than news. */
  readonly idleUrgent: boolean;
  /** How long the spectator who was offered a seat may still answer (N8). */
  readonly offer: number | null;
  /** When something here will look different, in the table's time; null for not before something happens. */
  readonly changesAt: number | null;
}

const SECOND = 1000;
const IDLE_URGENT_MS = 60_000;
const TENTH = 100;

const unit = (left: number, { tenthsBelow }: ClockStyle): number =>
  tenthsBelow > 0 && left <= tenthsBelow ? TENTH : SECOND;

/** Times are rounded up, so that zero is shown only when there is nothing left. */
const units = (left: number, style: ClockStyle): number => Math.ceil(left / unit(left, style));

/** `4:05`, `1:00:00`, and `9.4` where tenths matter. */
export function formatTime(left: number, style: ClockStyle = CLOCK_STYLE): string {
  const shown = units(left, style);
  if (unit(left, style) === TENTH) return (shown / 10).toFixed(1);
  const two = (n: number): string => String(n).padStart(2, '0');
  const hours = Math.floor(shown / 3600);
  const minutes = Math.floor(shown / 60) % 60;
  return hours > 0 ? `${hours}:${two(minutes)}:${two(shown % 60)}` : `${minutes}:${two(shown % 60)}`;
}

/** When a countdown that stands at `left` and starts running at `from` next looks different. */
function nextLook(left: number, from: number, style: ClockStyle): number | null {
  if (left <= 0) return null;
  return from + left - (units(left, style) - 1) * unit(left, style);
}

const PLAIN: ClockStyle = { urgentBelow: 0, tenthsBelow: 0 };

function graceLeft(state: TableState, side: Side, now: number): number | null {
  const { round } = state;
  const occupant = round && state.seats[round.sides[side]];
  if (!round || occupant?.kind !== 'person' || occupant.lostAt === null) return null;
  // Between games the seat is kept, under the name the side had.
  const grace = playing(state) ? round.grace[side] : SEAT_HOLD_MS;
  return Math.max(0, occupant.lostAt + grace - now);
}

function idleLeft(state: TableState, now: number): number | null {
  const round = playing(state);
  if (!round || round.table.idle === null) return null;
  if (state.seats[round.sides[round.game.position.turn]]?.kind !== 'person') return null;
  return Math.max(0, round.activeAt + round.table.idle - now);
}

/** `now` is the table's time. */
export function clockFace(state: TableState, now: number, style: ClockStyle = CLOCK_STYLE): ClockFace {
  const { round } = state;
  const { left, running, warned } = round
    ? viewClock(round, now)
    : { left: { black: null, white: null }, running: null, warned: false };
  const isUrgent = (side: Side): boolean => side === running && (left[side] ?? Infinity) <= style.urgentBelow;
  const grace = { black: graceLeft(state, 'black', now), white: graceLeft(state, 'white', now) };
  const idle = idleLeft(state, now);
  const offer = state.seatOffer && Math.max(0, state.seatOffer.until - now);

  const delay = (round && wholeGameClock(round.table.timer)?.delay) ?? 0;
  const runsFrom = Math.max(now, (round?.clock.turnStartedAt ?? 0) + delay);
  const looks = [
    running === null ? null : nextLook(left[running] ?? 0, runsFrom, style),
    ...[...SIDES.map((side) => grace[side]), idle, offer].map((ms) =>
      ms === null ? null : nextLook(ms, now, PLAIN),
    ),
  ].filter((at) => at !== null);
  return {
    left,
    running,
    warned,
    urgent: { black: isUrgent('black'), white: isUrgent('white') },
    grace,
    idle,
    idleUrgent: idle !== null && idle <= Math.min(IDLE_URGENT_MS, (round?.table.idle ?? 0) / 2),
    offer,
    changesAt: looks.length === 0 ? null : Math.min(...looks),
  };
}
