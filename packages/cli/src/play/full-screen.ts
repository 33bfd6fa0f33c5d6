/** `crownhead play` on a full screen: a game from the flags; the menu needs nothing of this. */
import type { Start } from '@crownhead/terminal';
import type { PreparedGame } from './prepared-game.ts';

/** Where the app begins with this game. */
export const startFor = ({ setup, opened, otherEngine }: PreparedGame): Start => ({
  kind: 'local',
  setup,
  ...(opened.length > 0 && { said: opened.join(' ') }),
  ...(otherEngine !== null && { otherEngine }),
});
