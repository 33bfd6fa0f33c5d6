/** How often the server sends a beat to a client: a client notices a dead connection within two seconds (W10). */
export const BEAT_MS = 1200;
