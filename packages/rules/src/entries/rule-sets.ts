/** Rule options, their presets, and both as text. */
export * from '../rule-presets.ts';
export * from '../rule-set.ts';
export * from '../rule-text.ts';
