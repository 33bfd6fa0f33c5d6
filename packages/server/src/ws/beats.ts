/** How often the server speaks to a client that is told nothing else. */

export const BEAT_MS = 2000;
/** Whoever plays is told more often, so that their screen notices a dead line within two seconds (W10). */
export const PLAYER_BEAT_MS = BEAT_MS / 2;
