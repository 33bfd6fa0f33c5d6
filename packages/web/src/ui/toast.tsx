/** A short word at the bottom of the screen that goes away by itself; one at a time, and read out. */
import { signal } from '@preact/signals';
import { words } from '../i18n/words.ts';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';
import { IconButton } from './icon-button.tsx';
import './toast.css';

interface Toast {
  readonly text: string;
  readonly action: { readonly label: string; readonly run: () => void } | null;
}

const shown = signal<Toast | null>(null);
let timer: ReturnType<typeof setTimeout> | undefined;

/** Long enough to read twice. */
const SECONDS = 6;

/** Something to do stays until it is done or closed, unless said otherwise; everything else goes after a while. */
export function toast(text: string, action: Toast['action'] = null, stays = action !== null): void {
  clearTimeout(timer);
  shown.value = { text, action };
  if (!stays) timer = setTimeout(hide, SECONDS * 1000);
}

const hide = (): void => {
  shown.value = null;
};

/** Once in the app, below every screen. */
export function Toasts() {
  const current = shown.value;
  return (
    <div class="toast-place" role="status">
      {current && (
        <div class="toast">
          <span class="toast-text">{current.text}</span>
          {current.action && (
            <Button
              look="main"
              onClick={() => {
                hide();
                current.action?.run();
              }}
            >
              {current.action.label}
            </Button>
          )}
          <IconButton label={words.value.common.close} run={hide}>
            <Icon name="close" />
          </IconButton>
        </div>
      )}
    </div>
  );
}
