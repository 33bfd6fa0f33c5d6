/** The words of puzzles, for those who show them by lines. */
export { answerText } from './answer-words.ts';
export { dayAt } from './today.ts';
export { goalText, movesText, ratingText, THEME_NAMES, TIER_NAMES, TIER_SENTENCES } from './words.ts';
