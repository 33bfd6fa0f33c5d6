/** In the place of an empty list: that there is nothing, and what to do about it. */
import type { ComponentChildren } from 'preact';
import './empty-list.css';

interface EmptyListProps {
  readonly text: string;
  readonly hint?: string | null;
  /** A button or a link. */
  readonly children: ComponentChildren;
}

export const EmptyList = ({ text, hint = null, children }: EmptyListProps) => (
  <div class="empty-list">
    <p>
      {text} {hint && <span class="empty-list-hint">{hint}</span>}
    </p>
    {children}
  </div>
);
