/** A short message at the bottom of the screen that goes away after a while; one at a time, and read out. */
import { signal } from '@preact/signals';
import type { ToastCard } from './toast-card.tsx';

export interface Toast {
  readonly text: string;
  readonly action: { readonly label: string; readonly run: () => void } | null;
}

const shown = signal<Toast | null>(null);
const card = signal<typeof ToastCard | null>(null);
let timer: ReturnType<typeof setTimeout> | undefined;

/** Long enough to read twice. */
const SECONDS = 6;

/** Something to do stays until it is done or closed, unless `stays` says otherwise; everything else goes after a while. */
export function toast(text: string, action: Toast['action'] = null, stays = action !== null): void {
  clearTimeout(timer);
  shown.value = { text, action };
  if (!stays) timer = setTimeout(hide, SECONDS * 1000);
  import('./toast-card.tsx')
    .then((module) => {
      card.value = module.ToastCard;
    })
    .catch(() => undefined);
}

const hide = (): void => {
  shown.value = null;
};

/** Once in the app, below every screen, and always there: screen readers announce what comes into it. */
export function Toasts() {
  const Card = card.value;
  return (
    <div class="toast-place" role="status">
      {shown.value && Card && <Card {...shown.value} onClose={hide} />}
    </div>
  );
}
