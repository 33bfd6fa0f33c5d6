/** What happened that a player should know (M5): codes with what they are about, from events, no sentences. */
import {
  type ClosedReason,
  evolve,
  type LeftReason,
  playing,
  SIDE_NAMES,
  type TableEvent,
  type TableState,
} from '@crownhead/match';
import type { BySide, Outcome, PassReason, Side } from '@crownhead/rules';

/** Something that happened; `statusText` has the sentences, `needsAnswer` says which wait for Enter. */
export type StatusMessage =
  | { readonly code: 'game-started'; readonly names: BySide<string>; readonly ballot: string | null }
  | {
      readonly code: 'result';
      readonly outcome: Outcome;
      readonly names: BySide<string>;
      readonly sides: BySide<string>;
    }
  | { readonly code: 'sat-down' | 'came-back' | 'seat-refused'; readonly name: string }
  /** `until` is when the grace ends; null where there is none. */
  | { readonly code: 'disconnected'; readonly name: string; readonly until: number | null }
  | { readonly code: 'left'; readonly name: string; readonly why: LeftReason }
  | { readonly code: 'passed'; readonly name: string; readonly reason: PassReason }
  | { readonly code: 'time-warned'; readonly name: string; readonly side: Side }
  | { readonly code: 'idle-noticed'; readonly name: string; readonly side: Side; readonly left: number }
  | { readonly code: 'draw-declined' | 'takeback-declined' | 'taken-back'; readonly name: string }
  | { readonly code: 'options-changed' }
  | { readonly code: 'outage'; readonly ms: number }
  | { readonly code: 'said'; readonly name: string; readonly text: string }
  | { readonly code: 'table-closed'; readonly why: ClosedReason };
export type StatusCode = StatusMessage['code'];

const GRAVE: readonly StatusCode[] = ['result', 'disconnected', 'table-closed'];
/** Does it sit over the board until it is acknowledged with Enter? The others pass by. */
export const needsAnswer = (status: StatusMessage): boolean => GRAVE.includes(status.code);

/** Does this event end a message about somebody's absence? A player who is back is not away, and a result gives its own reason. */
export const endsAbsence = (news: readonly StatusMessage[], name: string): boolean =>
  news.some((status) => status.code === 'result' || (status.code === 'came-back' && status.name === name));

/** Events that a screen shows anyway. */
type Silent =
  | 'table.created'
  | 'host.changed'
  | 'ready.changed'
  | 'move.made'
  | 'draw.offered'
  | 'takeback.asked'
  | 'seat.asked'
  | 'person.erased'
  | 'table.kept';

/** What one event says; null for what a screen shows anyway. `before` is the table as it was, `after` as it is. */
function statusOf(event: TableEvent, before: TableState, after: TableState): StatusMessage | null {
  const named = (side: Side): string => after.round?.names[side] ?? '';
  switch (event.type) {
    case 'game.started':
      return after.round && { code: 'game-started', names: after.round.names, ballot: event.ballot };
    case 'game.ended': {
      if (!after.round) return null;
      const { names, table } = after.round;
      return { code: 'result', outcome: event.outcome, names, sides: SIDE_NAMES[table.sideNames] };
    }
    case 'seat.taken':
    case 'computer.seated':
      return { code: 'sat-down', name: event.name };
    case 'seat.left':
      return { code: 'left', name: before.seats[event.seat]?.name ?? '', why: event.why };
    case 'seat.refused':
      return before.seatOffer && { code: 'seat-refused', name: before.seatOffer.name };
    case 'connection.closed': {
      const occupant = after.seats[event.seat];
      if (occupant?.kind !== 'person' || occupant.lostAt === null) return null;
      const round = playing(after);
      // Where nobody can come back, the result follows immediately and says why.
      if (round && round.table.onLost !== 'grace') return null;
      const side = round?.sides.black === event.seat ? 'black' : 'white';
      return {
        code: 'disconnected',
        name: occupant.name,
        until: round && occupant.lostAt + round.grace[side],
      };
    }
    case 'connection.opened': {
      const occupant = before.seats[event.seat];
      const wasAway = occupant?.kind === 'person' && occupant.lostAt !== null;
      return wasAway ? { code: 'came-back', name: occupant.name } : null;
    }
    case 'turn.passed':
      return (
        before.round && { code: 'passed', name: named(before.round.game.position.turn), reason: event.reason }
      );
    case 'time.warned':
      return { code: 'time-warned', name: named(event.side), side: event.side };
    case 'idle.noticed':
      return { code: 'idle-noticed', name: named(event.side), side: event.side, left: event.left };
    case 'draw.declined':
      return { code: 'draw-declined', name: named(event.side) };
    case 'takeback.declined':
      return { code: 'takeback-declined', name: named(event.side) };
    case 'takeback.done':
      return { code: 'taken-back', name: named(event.side) };
    case 'options.changed':
      return { code: 'options-changed' };
    case 'outage':
      return { code: 'outage', ms: event.ms };
    case 'chat.said':
      return { code: 'said', name: event.name, text: event.text };
    case 'table.closed':
      return { code: 'table-closed', why: event.why };
    default:
      event.type satisfies Silent;
      return null;
  }
}

/** What a change of the table says, in order. */
export function statusMessages(before: TableState, events: readonly TableEvent[]): readonly StatusMessage[] {
  const messages: StatusMessage[] = [];
  let state = before;
  for (const event of events) {
    const next = evolve(state, event);
    const message = statusOf(event, state, next);
    if (message) messages.push(message);
    state = next;
  }
  return messages;
}
