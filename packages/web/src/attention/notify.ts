/** Notifications of the system, for those who allowed them and have the tab in the background. */
import { go } from '../router.ts';
import { settings } from '../settings.ts';

export const canNotify = 'Notification' in globalThis;

const open = new Set<Notification>();

const isAllowed = (): boolean =>
  canNotify && settings.notify.value === 'on' && Notification.permission === 'granted';

/** One for each table: a newer one takes the place of the last. */
export function notify(address: string, text: string): void {
  if (!document.hidden || !isAllowed()) return;
  const options = { body: text, tag: address, icon: '/icon-192.png', data: address };
  try {
    const shown = new Notification('Crownhead', options);
    open.add(shown);
    shown.onclick = () => {
      focus();
      go(address);
    };
  } catch {
    // Phones show them by the service worker only.
    navigator.serviceWorker?.ready
      .then((worker) => worker.showNotification('Crownhead', options))
      .catch(() => undefined);
  }
}

/** Asks once, by a press; the browser remembers the answer. */
export async function allowNotifications(): Promise<boolean> {
  const answer = await Notification.requestPermission();
  settings.notify.value = answer === 'granted' ? 'on' : 'off';
  return answer === 'granted';
}

/** Who looks has seen it. */
document.addEventListener('visibilitychange', () => {
  if (document.hidden) return;
  for (const shown of open) shown.close();
  open.clear();
});
