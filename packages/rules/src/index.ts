/** Everything the rules library offers. */

export * from './ballots.ts';
export * from './explain.ts';
export * from './fen.ts';
export * from './game.ts';
export * from './move.ts';
export * from './move-text.ts';
export * from './moves.ts';
export * from './official.ts';
export * from './openings.ts';
export * from './outcome.ts';
export * from './perft.ts';
export * from './position.ts';
export * from './presets.ts';
export * from './refusal.ts';
export * from './result.ts';
export * from './rule-set.ts';
export * from './rule-text.ts';
export * from './setup.ts';
export * from './setup-text.ts';
export * from './side.ts';
export * from './square.ts';
export * from './square-set.ts';
export * from './table-options.ts';
export * from './turn.ts';
export * from './words.ts';
