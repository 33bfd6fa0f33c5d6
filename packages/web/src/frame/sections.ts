/** The sections of the app, as the bars list them: a new one is a line here and a word in `i18n/<language>/index.ts`. */
import type { IconName } from '../ui/icon.tsx';

export const SECTION_IDS = ['play', 'watch', 'games', 'study', 'learn'] as const;
export type SectionId = (typeof SECTION_IDS)[number];

interface Section {
  readonly href: string;
  readonly icon: IconName;
  /** The first parts of the addresses that belong to it besides its own. */
  readonly has?: readonly string[];
}

export const SECTIONS: Readonly<Record<SectionId, Section>> = {
  play: { href: '/', icon: 'disc', has: ['new', 'online', 't', 'play', 'editor'] },
  watch: { href: '/watch', icon: 'eye' },
  games: { href: '/games', icon: 'list', has: ['open'] },
  study: { href: '/study', icon: 'board', has: ['analysis', 'library', 'puzzles', 'train'] },
  learn: { href: '/help', icon: 'book' },
};

/** The section a path belongs to; none for the settings and for addresses that lead nowhere. */
export function sectionOf(path: string): SectionId | undefined {
  const first = path.split('/')[1] ?? '';
  return SECTION_IDS.find((id) => SECTIONS[id].href === `/${first}` || SECTIONS[id].has?.includes(first));
}
