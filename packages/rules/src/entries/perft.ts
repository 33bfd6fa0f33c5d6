/** Counting lines of play, and the bare generator for engines. */
export { jumperBits, MOVE_WORDS, MoveBuffer, perftOfficial } from '../official.ts';
export * from '../perft.ts';
