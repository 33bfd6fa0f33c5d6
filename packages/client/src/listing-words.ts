/** The tables of a lobby in words, for text screens. */
import type { TableListing } from '@crownhead/protocol';

/** Who sits there. */
export const seatText = (seat: TableListing['seats'][number]): string => seat?.name ?? 'free seat';

/** How it stands at that table: “game 2, locked, 3 watch”. */
export function listingText({ playing, locked, watching, game }: TableListing): string {
  const parts = [
    playing ? `game ${game}` : 'waiting',
    ...(locked ? ['locked'] : []),
    ...(watching > 0 ? [`${watching} watch`] : []),
  ];
  return parts.join(', ');
}
