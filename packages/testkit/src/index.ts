/** What tests share: random rule sets, positions and attempts, fixtures, the naive move generator, and tables to drive. */

export * from './arbitraries.ts';
export * from './clock.ts';
export * from './fixtures.ts';
export * from './listing.ts';
export * from './naive.ts';
export * from './preset-game.ts';
export * from './table.ts';
export * from './table-chaos.ts';
