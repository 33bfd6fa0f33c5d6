/** Everything the table decider offers, by topic. */

// Commands, events and refusals

export * from './command.ts';
export { decide } from './decide.ts';
export { wantsProof } from './decide-game.ts';
export * from './event.ts';
export * from './evolve.ts';
export type { Decision } from './journal.ts';
export * from './needs.ts';
export * from './refusal.ts';

// A table as it stands

export * from './asked.ts';
export { type Clock, type ClockView, viewClock } from './clock.ts';
export * from './computer-policy.ts';
export * from './deadline.ts';
export * from './ids.ts';
export * from './names.ts';
export { nextSides } from './start.ts';
export * from './state.ts';

// Options, and games in files

export * from './official-preset.ts';
export * from './option-words.ts';
export * from './options.ts';
export * from './preset-of.ts';
export * from './presets.ts';
export * from './save.ts';
export * from './table-options.ts';
export * from './table-tags.ts';
export { formatTable, parseTable } from './table-text.ts';
