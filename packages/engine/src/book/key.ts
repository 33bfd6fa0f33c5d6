/** What a position is found by in the book: its pieces and whose turn it is. */
import type { Position } from '@crownhead/rules';

export const bookKey = ({ black, white, kings, turn }: Position): string =>
  `${black},${white},${kings},${turn === 'black' ? 'b' : 'w'}`;
