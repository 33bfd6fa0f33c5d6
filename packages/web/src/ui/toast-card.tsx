/** What a toast looks like; it comes with the first one. */
import { words } from '../i18n/words.ts';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';
import { IconButton } from './icon-button.tsx';
import type { Toast } from './toast.tsx';
import './toast-card.css';

interface ToastCardProps extends Toast {
  readonly onClose: () => void;
}

export function ToastCard({ text, action, onClose }: ToastCardProps) {
  return (
    <div class="toast">
      <span class="toast-text">{text}</span>
      {action && (
        <Button
          look="main"
          onClick={() => {
            onClose();
            action.run();
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton label={words.value.common.close} run={onClose}>
        <Icon name="close" />
      </IconButton>
    </div>
  );
}
