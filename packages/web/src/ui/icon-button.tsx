/** A button, or a link, that is only a drawing: large enough for a thumb, with a name for screen readers and in a tooltip. */
import type { ComponentChildren } from 'preact';
import './icon-button.css';

interface IconButtonProps {
  readonly label: string;
  readonly run: () => void;
  /** Stays in its place under the keyboard, and does nothing. */
  readonly off?: boolean;
  readonly class?: string;
  readonly children: ComponentChildren;
}

export function IconButton({ label, run, off = false, class: extra, children }: IconButtonProps) {
  return (
    <button
      type="button"
      class={`icon-button ${extra ?? ''}`}
      aria-label={label}
      aria-disabled={off}
      onClick={() => !off && run()}
    >
      {children}
    </button>
  );
}

interface IconLinkProps {
  readonly label: string;
  readonly href: string;
  readonly children: ComponentChildren;
}

export const IconLink = ({ label, href, children }: IconLinkProps) => (
  <a class="icon-button" href={href} aria-label={label}>
    {children}
  </a>
);
