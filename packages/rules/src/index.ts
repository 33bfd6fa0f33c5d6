/** Everything the rules library offers. Each part is an entry point of its own as well: `@crownhead/rules/pdn` and so on. */
export * from './entries/answers.ts';
export * from './entries/board.ts';
export * from './entries/checkers.ts';
export * from './entries/game.ts';
export * from './entries/moves.ts';
export * from './entries/notation.ts';
export * from './entries/openings.ts';
export * from './entries/pdn.ts';
export * from './entries/perft.ts';
export * from './entries/rule-sets.ts';
export * from './entries/svg.ts';
export * from './entries/tree.ts';
