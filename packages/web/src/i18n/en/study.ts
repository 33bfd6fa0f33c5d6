/** Words of the section “Study”. */
import type { Widen } from '../words.ts';

export const study = {
  title: 'Study',
  lead: 'Look closer at games, and get better at them.',
  to: { analysis: 'Analysis', library: 'Library', puzzles: 'Puzzles', train: 'Training' },
  hints: {
    analysis: 'Try moves, ask the engine, get a report of your game.',
    library: 'Thousands of games: find them by player, opening or board, and see what was played.',
    puzzles: 'Find the move that wins or holds the draw. Every right one counts.',
    train: 'Lessons, endings, and cards of what you want to remember.',
  },
} as const;

export type StudyWords = Widen<typeof study>;
