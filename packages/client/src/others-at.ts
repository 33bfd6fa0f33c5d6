/** Who else is at a table. */
import type { Spectator } from '@crownhead/match';
import type { TableView } from './table.ts';

/** Everybody at a table who could be reported: people in seats and those who watch, without you. */
export function othersAt({ state, spectators, you }: TableView): readonly Spectator[] {
  const seated = state.seats.flatMap((seat) => (seat?.kind === 'person' ? [seat] : []));
  const names = new Map([...seated, ...spectators].map(({ player, name }) => [player, name]));
  return [...names].filter(([player]) => player !== you).map(([player, name]) => ({ player, name }));
}
