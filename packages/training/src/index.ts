/** Everything the training library offers. */
export * from './card.ts';
export * from './count-puzzles.ts';
export * from './days.ts';
export { capturesFrom, countedValue } from './exchanges.ts';
export { type AttemptFacts, gradeOf, isClean } from './grade.ts';
export * from './log-file.ts';
export * from './memory.ts';
export * from './puzzle.ts';
export * from './puzzle-set.ts';
export { type PuzzleTraits, traitsOf } from './puzzle-traits.ts';
export * from './queue.ts';
export { chanceOf, FIRST_RATING, type Rating } from './rating.ts';
export * from './solving.ts';
export * from './training.ts';
export * from './training-log.ts';
