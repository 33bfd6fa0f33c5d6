/** Hands a position over to a game. */
import { go } from '../router.ts';

export type Opponent = 'computer' | 'friend';

/** Goes to a new game from there; a sentence when that cannot be. */
export function playFrom(opponent: Opponent, fen: string, force: boolean): string | null {
  const query = new URLSearchParams({ fen, ...(force ? { force: 'yes' } : {}) });
  go(`/new/${opponent}?${query}`);
  return null;
}
