/** What tests share: random rule sets, positions and attempts, fixtures, and the naive move generator. */

export * from './arbitraries.ts';
export * from './fixtures.ts';
export * from './naive.ts';
export * from './table.ts';
export * from './table-chaos.ts';
