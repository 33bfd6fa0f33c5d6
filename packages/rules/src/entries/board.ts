/** Squares, sides and what stands on them: positions, and setups that are to become one. */
export { mirror, mirrorSet, mirrorSquare } from '../mirror.ts';
export * from '../position.ts';
export * from '../position-hash.ts';
export * from '../setup.ts';
export * from '../side.ts';
export * from '../square.ts';
export * from '../square-set.ts';
