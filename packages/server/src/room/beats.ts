/** How often the server speaks to a client that is told nothing else: a client notices a dead line within two seconds (W10). */
export const BEAT_MS = 1200;
