/** Every reason a move can be refused for (M1). */
export const REFUSAL_REASONS = [
  'unreadable',
  'no-piece',
  'not-your-piece',
  'not-your-turn',
  'not-diagonal',
  'light-square',
  'nothing-to-jump',
  'own-piece-between',
  'too-far',
  'square-occupied',
  'man-backward',
  'must-jump',
  'only-the-jumper',
  'must-finish',
  'one-jump-only',
  'game-over',
] as const;
export type RefusalReason = (typeof REFUSAL_REASONS)[number];
