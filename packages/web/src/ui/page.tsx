/** The frame of every screen that is not a board: the way back, a title, and a column that stays readable. */
import type { ComponentChildren } from 'preact';
import { words } from '../i18n/words.ts';
import { go } from '../router.ts';
import { Icon } from './icon.tsx';
import { IconButton } from './icon-button.tsx';
import './base.css';
import './page.css';

interface PageProps {
  readonly title: string;
  /** Where the arrow leads; home unless said. */
  readonly back?: string;
  readonly wide?: boolean;
  readonly children?: ComponentChildren;
}

export function Page({ title, back = '/', wide = false, children }: PageProps) {
  return (
    <div class={wide ? 'page page-wide' : 'page'}>
      <header class="page-head">
        <IconButton label={words.value.common.back} run={() => go(back)}>
          <Icon name="back" />
        </IconButton>
        <h1 class="page-title">{title}</h1>
      </header>
      <main class="page-body">{children}</main>
    </div>
  );
}

interface SectionProps {
  readonly title: string;
  readonly children?: ComponentChildren;
}

/** A card on a page. */
export function Section({ title, children }: SectionProps) {
  return (
    <section class="page-section">
      <h2 class="page-section-title">{title}</h2>
      {children}
    </section>
  );
}
