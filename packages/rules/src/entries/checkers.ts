/** A game as one object, for the usual things. */
export * from '../checkers.ts';
