/** Which events this program understands. Anything else was written by a newer one, or is damaged. */
import { EVENT_TYPES, EVENT_VERSION, type TableEvent } from '@crownhead/match';

const KINDS: ReadonlySet<unknown> = new Set(EVENT_TYPES);

export const isKnownEvent = (event: { readonly type?: unknown; readonly v?: unknown }): event is TableEvent =>
  event.v === EVENT_VERSION && KINDS.has(event.type);
