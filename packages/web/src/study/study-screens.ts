/** The screens of the section “Study”: a new one is a line here, and its words in `i18n/<language>/study.ts`. */
import type { IconName } from '../ui/icon.tsx';

export const STUDY_IDS = ['analysis', 'library', 'puzzles', 'train'] as const;
export type StudyId = (typeof STUDY_IDS)[number];

export const STUDY_SCREENS: Readonly<Record<StudyId, { readonly href: string; readonly icon: IconName }>> = {
  analysis: { href: '/analysis', icon: 'board' },
  train: { href: '/train', icon: 'list' },
  puzzles: { href: '/puzzles', icon: 'puzzle' },
  library: { href: '/library', icon: 'folder' },
};
