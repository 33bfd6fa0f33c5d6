/** Every screen that is not a board: a title, what it is about, what can be done here, and columns as wide as the window allows. */
import type { ComponentChildren } from 'preact';
import { words } from '../i18n/words.ts';
import { Icon } from './icon.tsx';
import './base.css';
import './page.css';

export interface PageProps {
  readonly title: string;
  /** One sentence below the title. */
  readonly lead?: ComponentChildren;
  /** Beside the title: the pages that belong together. */
  readonly tabs?: ComponentChildren;
  /** At the right of the title, the main one last. */
  readonly actions?: ComponentChildren;
  /** The page this one is a part of. */
  readonly back?: string;
  /** Takes the whole width, for two columns and tables; otherwise one column that stays readable. */
  readonly wide?: boolean;
  readonly children?: ComponentChildren;
}

export function Page({ title, lead, tabs, actions, back, wide, children }: PageProps) {
  const width = wide ? '' : 'page-column';
  const sentence = lead && <p class="page-lead">{lead}</p>;
  return (
    <main class={`page ${width}`}>
      {back && (
        <a class="page-back" href={back}>
          <Icon name="back" />
          {words.value.common.back}
        </a>
      )}
      <div class="page-head">
        <div class="page-words">
          <h1 class="page-title">{title}</h1>
          {!tabs && sentence}
        </div>
        {tabs && <div class="page-tabs">{tabs}</div>}
        {actions && <div class="page-actions">{actions}</div>}
      </div>
      {tabs && sentence}
      <div class="page-body">{children}</div>
    </main>
  );
}

interface SectionProps {
  readonly title: string;
  readonly children?: ComponentChildren;
}

/** A part of a page under a title of its own; a hairline parts it from the one before. */
export function Section({ title, children }: SectionProps) {
  return (
    <section class="page-section">
      <h2 class="page-section-title">{title}</h2>
      {children}
    </section>
  );
}
