/** What is heard when something happens at a table: one sound at a time, the most telling one. */
import type { TableEvent } from '@crownhead/match';
import { isJump, type Move } from '@crownhead/rules';

export type Sound = 'move' | 'capture' | 'crown' | 'low-time' | 'result';

/** Events without a sound. */
type Silent =
  | 'table.created'
  | 'options.changed'
  | 'seat.taken'
  | 'computer.seated'
  | 'seat.left'
  | 'host.changed'
  | 'ready.changed'
  | 'game.started'
  | 'turn.passed'
  | 'idle.noticed'
  | 'draw.offered'
  | 'draw.declined'
  | 'takeback.asked'
  | 'takeback.declined'
  | 'connection.opened'
  | 'connection.closed'
  | 'outage'
  | 'seat.asked'
  | 'seat.refused'
  | 'chat.said'
  | 'person.erased'
  | 'table.kept'
  | 'table.closed';

export const soundOfMove = (move: Move): Sound =>
  move.crowned ? 'crown' : isJump(move) ? 'capture' : 'move';

function soundOfEvent(event: TableEvent): Sound | null {
  switch (event.type) {
    case 'move.made':
      return soundOfMove(event.move);
    case 'time.warned':
      return 'low-time';
    case 'game.ended':
      return 'result';
    case 'takeback.done':
      return 'move';
    default:
      event.type satisfies Silent;
      return null;
  }
}

export interface SoundCue {
  readonly sound: Sound;
  /** How many times: once for each piece a jump takes. */
  readonly times: number;
}

export function soundsOf(events: readonly TableEvent[]): readonly SoundCue[] {
  return events.flatMap((event): SoundCue[] => {
    const sound = soundOfEvent(event);
    if (sound === null) return [];
    const times = sound === 'capture' && event.type === 'move.made' ? event.move.captured.length : 1;
    return [{ sound, times }];
  });
}
