/** A question over the screen, on the browser's own dialog: it keeps the focus inside and gives it back afterwards. */
import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import './dialog.css';

interface DialogProps {
  readonly open: boolean;
  readonly title: string;
  /** Also by Escape and by a press beside it. */
  readonly onClose: () => void;
  /** Buttons at the bottom. */
  readonly actions?: ComponentChildren;
  readonly children?: ComponentChildren;
}

export function Dialog({ open, title, onClose, actions, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    const element = dialog.current!;
    if (open && !element.open) element.showModal();
    if (!open && element.open) element.close();
  }, [open]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does the same, through `cancel`
    <dialog
      ref={dialog}
      class="dialog"
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => event.target === dialog.current && onClose()}
    >
      {open && (
        <div class="dialog-sheet">
          <h2 class="dialog-title" id={titleId}>
            {title}
          </h2>
          {children}
          {actions && <div class="dialog-actions">{actions}</div>}
        </div>
      )}
    </dialog>
  );
}
