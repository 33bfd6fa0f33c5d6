/** What is shown about a table until something replaces it (M5): codes with what they are about, no sentences. */
import {
  awaitedSeat,
  type ClosedReason,
  onlyComputers,
  playing,
  type Round,
  readyBy,
  SEAT_HOLD_MS,
  type TableState,
} from '@crownhead/match';
import {
  type Attempt,
  type BySide,
  mustJump,
  type Outcome,
  opposite,
  SIDES,
  type Side,
} from '@crownhead/rules';
import type { Link, Refused, TableView } from './table.ts';

type Trouble = Exclude<Link, { status: 'here' }>;

/** One thing to say about a table; `noticeText` has the sentences, `promptOf` says which one comes first. */
export type Notice =
  | {
      readonly code: 'connecting' | 'reconnecting';
      readonly attempt: number;
      readonly attempts: number;
      readonly retryAt: number | null;
      readonly problem: Refused | null;
    }
  | { readonly code: 'lost' | 'outdated' | 'closed'; readonly problem: Refused }
  /** Your move waits for the connection (W10). */
  | { readonly code: 'unsent' }
  | { readonly code: 'table-closed'; readonly why: ClosedReason }
  | { readonly code: 'waiting-for-player' }
  | { readonly code: 'waiting-for-host' }
  /** `until` is when the player's own seat is given up, if somebody is waiting for it. */
  | { readonly code: 'press-ready'; readonly rematch: boolean; readonly until: number | null }
  /** `until` is when their seat is given up: they have lost the connection, or are not ready in time. */
  | {
      readonly code: 'waiting-for-ready';
      readonly name: string;
      readonly rematch: boolean;
      readonly away: boolean;
      readonly until: number | null;
    }
  /** The other side wants to play on. */
  | {
      readonly code: 'rematch-asked';
      readonly name: string;
      readonly rematch: boolean;
      readonly until: number | null;
    }
  /** You are asked to take a seat (N8), or somebody else is. */
  | { readonly code: 'seat-offered'; readonly until: number }
  | { readonly code: 'asking-spectator'; readonly name: string; readonly until: number }
  | { readonly code: 'answer-draw' | 'answer-takeback'; readonly name: string }
  | { readonly code: 'draw-offered' | 'takeback-asked'; readonly name: string }
  /** The mover has no connection and until then may come back (N9). */
  | { readonly code: 'away'; readonly name: string; readonly until: number }
  /** A player of this screen is short of time: the warning time, the time limit or the idle limit runs out. */
  | {
      readonly code: 'time-short';
      readonly of: 'warning' | 'move' | 'clock' | 'idle';
      readonly name: string;
      /** Milliseconds, whole seconds. */
      readonly left: number;
    }
  | { readonly code: 'must-jump' | 'your-turn'; readonly side: Side; readonly name: string }
  /** A jump is under way: it must go on, or may (M8). */
  | { readonly code: 'another-jump'; readonly mayEnd: boolean }
  | { readonly code: 'their-turn' | 'thinking'; readonly side: Side; readonly name: string }
  /** A move is planned for when the turn comes. */
  | { readonly code: 'planned'; readonly attempt: Attempt }
  /** The board shows the game as it was after this move of this side; at the start after none. */
  | { readonly code: 'looking-back'; readonly move: number; readonly side: Side | null }
  | { readonly code: 'hint-thinking' }
  /** `problem` is the computer's own sentence about it. */
  | { readonly code: 'computer-failed'; readonly problem?: string }
  | {
      readonly code: 'game-over';
      readonly outcome: Outcome;
      readonly names: BySide<string>;
      readonly rematch: boolean;
    };
export type NoticeCode = Notice['code'];

type Seen = Omit<TableView, 'notice'>;

/** What of a move being entered matters here; `InputView` has it. */
export interface HopsMade {
  readonly path: readonly unknown[];
  readonly targets: readonly unknown[];
  readonly mayEnd: boolean;
}

function ofLink(link: Trouble): Notice {
  if ('attempt' in link) {
    const { status: code, attempt, attempts, retryAt, problem } = link;
    return { code, attempt, attempts, retryAt, problem };
  }
  const { status: code, problem } = link;
  return { code, problem };
}

function ofSeats({ state, asked }: Seen): Notice {
  const rematch = state.round !== null;
  const until = readyBy(state, awaitedSeat(state));
  if (state.seatOffer) {
    const { name, until } = state.seatOffer;
    return asked === 'take-seat'
      ? { code: 'seat-offered', until }
      : { code: 'asking-spectator', name, until };
  }
  const asker = asked === 'ready' ? askerOf(state) : null;
  if (asker) {
    const { name } = asker;
    // Somebody who has come since did not play the game before.
    const played = state.round !== null && Object.values(state.round.names).includes(name);
    return { code: 'rematch-asked', name, rematch: played && state.round?.table.after === 'rematch', until };
  }
  const waits = state.seats.includes(null);
  // After a game a player who is alone is asked too: whether an opponent is looked for depends on the answer (N8).
  if (asked === 'ready' && (onlyComputers(state) || !waits || rematch)) {
    return { code: 'press-ready', rematch, until };
  }
  if (waits) return { code: 'waiting-for-player' };
  const unready = state.seats.find((occupant) => occupant?.kind === 'person' && !occupant.ready);
  if (unready?.kind === 'person') {
    const { name, lostAt } = unready;
    const kept = lostAt === null ? until : Math.min(lostAt + SEAT_HOLD_MS, until ?? Infinity);
    return { code: 'waiting-for-ready', name, rematch, away: lostAt !== null, until: kept };
  }
  return { code: 'waiting-for-host' };
}

/** Who has said after a game that they play on. */
const askerOf = ({ round, seats }: TableState) =>
  round && seats.find((occupant) => occupant?.kind === 'person' && occupant.ready);

/** A player who is away, the mover first; waiting for them matters more than whose turn it is. */
function awaySide(state: TableState, round: Round): { side: Side; lostAt: number } | null {
  const { turn } = round.game.position;
  for (const side of [turn, opposite(turn)]) {
    const occupant = state.seats[round.sides[side]];
    if (occupant?.kind === 'person' && occupant.lostAt !== null) return { side, lostAt: occupant.lostAt };
  }
  return null;
}

const yours = (round: Round, { seats }: Pick<TableView, 'seats'>, side: Side): boolean =>
  seats.includes(round.sides[side]);

/** What the other side asks of this player. */
function requestOf(round: Round, seen: Pick<TableView, 'seats'>): Notice | null {
  const { names, offer, takeback } = round;
  if (offer !== null && yours(round, seen, opposite(offer)))
    return { code: 'answer-draw', name: names[offer] };
  if (takeback !== null && yours(round, seen, opposite(takeback)))
    return { code: 'answer-takeback', name: names[takeback] };
  return null;
}

/** An open question that somebody else has to answer. */
function pendingOf({ names, offer, takeback }: Round): Notice | null {
  if (offer !== null) return { code: 'draw-offered', name: names[offer] };
  return takeback === null ? null : { code: 'takeback-asked', name: names[takeback] };
}

function ofTurn(round: Round, seen: Seen): Notice {
  const { state } = seen;
  const { position, rules } = round.game;
  const side = position.turn;
  const about = { side, name: round.names[side] };
  if (yours(round, seen, side)) {
    return { code: mustJump(position, rules) ? 'must-jump' : 'your-turn', ...about };
  }
  const thinks = state.seats[round.sides[side]]?.kind === 'computer';
  return { code: thinks ? 'thinking' : 'their-turn', ...about };
}

function ofRound(round: Round, seen: Seen, hops: HopsMade | null): Notice {
  const question = requestOf(round, seen);
  if (question) return question;
  const goesOn = hops !== null && hops.path.length > 1 && hops.targets.length > 0;
  if (goesOn) return { code: 'another-jump', mayEnd: hops.mayEnd };
  const away = awaySide(seen.state, round);
  if (away && !yours(round, seen, away.side)) {
    const { side, lostAt } = away;
    return { code: 'away', name: round.names[side], until: lostAt + round.grace[side] };
  }
  return pendingOf(round) ?? ofTurn(round, seen);
}

/** The one notice that matters most. `hops` is the move being entered, if there is one. */
export function standingNotice(seen: Omit<TableView, 'notice'>, hops: HopsMade | null = null): Notice {
  const { state, link } = seen;
  if (state.status === 'closed') return { code: 'table-closed', why: state.closed ?? 'empty' };
  if (link.status !== 'here') return seen.unsent && 'attempt' in link ? { code: 'unsent' } : ofLink(link);
  const round = playing(state);
  if (round) return ofRound(round, seen, hops);
  const outcome = state.round?.game.outcome;
  const settled = state.seatOffer === null && SIDES.every((side) => isStill(state, side));
  if (state.round && outcome && settled) {
    const rematch = seen.asked === 'ready';
    return { code: 'game-over', outcome, names: state.round.names, rematch };
  }
  return ofSeats(seen);
}

/** Nothing has happened in this seat since the last game: the result is still what matters most. */
function isStill({ round, seats }: TableState, side: Side): boolean {
  const occupant = round && seats[round.sides[side]];
  return occupant?.player === round?.players[side] && (occupant?.kind !== 'person' || !occupant.ready);
}
