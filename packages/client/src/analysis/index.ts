/** An analysis board without a screen: a tree to walk and edit, its list of moves, and the engine's lines. */
export * from './analysis.ts';
export * from './lines.ts';
export * from './live-lines.ts';
export * from './move-list.ts';
export * from './move-number.ts';
export * from './nags.ts';
export * from './sources.ts';
