/** Games as values: their history, their draws and how they end. */
export * from '../game.ts';
export * from '../move-count.ts';
export * from '../outcome.ts';
