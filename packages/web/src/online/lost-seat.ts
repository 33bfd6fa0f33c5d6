/** Who has lost a seat for not being ready, until somebody sits there again. */
import type { Table } from '@crownhead/client';
import type { PlayerId, TableEvent } from '@crownhead/match';
import { useEffect, useState } from 'preact/hooks';

export interface LostSeat {
  readonly player: PlayerId;
  readonly name: string;
}

/** What these events make of it; `names` are those in the seats before them. */
export function lostSeatAfter(
  lost: LostSeat | null,
  events: readonly TableEvent[],
  names: readonly (string | undefined)[],
): LostSeat | null {
  return events.reduce<LostSeat | null>((last, event) => {
    if (event.type === 'seat.taken' || event.type === 'computer.seated') return null;
    if (event.type !== 'seat.left' || event.why !== 'not-ready') return last;
    return { player: event.player, name: names[event.seat] ?? '' };
  }, lost);
}

export function useLostSeat(table: Table): LostSeat | null {
  const [lost, setLost] = useState<LostSeat | null>(null);
  useEffect(
    () =>
      table.subscribe(({ before, events }) =>
        setLost((last) =>
          lostSeatAfter(
            last,
            events,
            before.seats.map((occupant) => occupant?.name),
          ),
        ),
      ),
    [table],
  );
  return lost;
}
