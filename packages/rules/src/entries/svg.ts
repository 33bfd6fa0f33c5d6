/** Positions as pictures. */
export * from '../svg.ts';
