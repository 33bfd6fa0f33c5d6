/** The host: the player a table is named after, who passes it on when leaving. */
import type { Journal } from './journal.ts';

/** The other person at the table takes over; with nobody else there, the next to sit down does. */
export function passHost(journal: Journal): void {
  const { state } = journal;
  const next = state.seats.find((occupant) => occupant?.kind === 'person' && occupant.player !== state.host);
  journal.add({ type: 'host.changed', host: next?.player ?? null, name: next?.name ?? null });
}

/** A player who sits down at a table without a host becomes its host. */
export function adoptHost(journal: Journal): void {
  if (journal.state.host === null) passHost(journal);
}
