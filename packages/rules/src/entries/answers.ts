/** Results that may be failures, whole answers to common questions, and the English sentences for every code. */
export * from '../answer.ts';
export * from '../level-names.ts';
export * from '../level-ratings.ts';
export * from '../one-of.ts';
export * from '../result.ts';
export * from '../strength.ts';
export * from '../words.ts';
