/** Words of the section “Study”. */
import type { Widen } from '../words.ts';

export const study = {
  title: 'Study',
  lead: 'Look closer at games, and get better at them.',
  to: { analysis: 'Analysis' },
  hints: { analysis: 'Try moves, ask the engine, get a report of your game.' },
} as const;

export type StudyWords = Widen<typeof study>;
