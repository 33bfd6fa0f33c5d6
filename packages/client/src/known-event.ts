/** Which events this program understands. Anything else was written by a newer one, or is damaged. */
import { EVENT_VERSION, type EventType, type TableEvent } from '@crownhead/match';

/** A record, so that the compiler misses a kind that is missing. */
const KINDS: Readonly<Record<EventType, true>> = {
  'table.created': true,
  'options.changed': true,
  'seat.taken': true,
  'computer.seated': true,
  'seat.left': true,
  'host.changed': true,
  'ready.changed': true,
  'game.started': true,
  'move.made': true,
  'turn.passed': true,
  'time.warned': true,
  'idle.noticed': true,
  'draw.offered': true,
  'draw.declined': true,
  'takeback.asked': true,
  'takeback.declined': true,
  'takeback.done': true,
  'connection.opened': true,
  'connection.closed': true,
  outage: true,
  'game.ended': true,
  'seat.asked': true,
  'seat.refused': true,
  'chat.said': true,
  'table.kept': true,
  'table.closed': true,
};

export const isKnownEvent = (event: { readonly type?: unknown; readonly v?: unknown }): event is TableEvent =>
  event.v === EVENT_VERSION && typeof event.type === 'string' && Object.hasOwn(KINDS, event.type);
