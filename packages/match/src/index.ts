/** Everything the table decider offers. */

export * from './asked.ts';
export * from './clock.ts';
export * from './command.ts';
export * from './deadline.ts';
export { decide } from './decide.ts';
export { wantsProof } from './decide-game.ts';
export * from './event.ts';
export * from './evolve.ts';
export * from './ids.ts';
export type { Decision } from './journal.ts';
export * from './names.ts';
export * from './options.ts';
export * from './refusal.ts';
export * from './save.ts';
export * from './state.ts';
