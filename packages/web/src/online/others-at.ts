/** Who else is at a table. */
import type { TableView } from '@crownhead/client';

export interface Person {
  readonly player: string;
  readonly name: string;
}

/** Everybody here who is not me and not a computer. */
export function othersAt({ state, spectators, you }: TableView): readonly Person[] {
  const seated = state.seats.flatMap((seat) => (seat?.kind === 'person' ? [seat] : []));
  const all = new Map([...seated, ...spectators].map(({ player, name }) => [player, name]));
  return [...all].filter(([player]) => player !== you).map(([player, name]) => ({ player, name }));
}
