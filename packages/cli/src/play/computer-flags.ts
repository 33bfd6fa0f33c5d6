/** How our own engine plays, by the flags of `crownhead play`. */
import type { PlayFlags } from './play-command.ts';

export const computerOf = ({ book = true, threads = 1, ponder = true }: PlayFlags) => ({
  book,
  threads,
  // Where there is one processor, it is the player's.
  ...(ponder ? {} : { ponder }),
});
