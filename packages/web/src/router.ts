/** Where in the app we are: the path of the address bar, as a signal. */
import { signal } from '@preact/signals';

const here = (): string => location.pathname + location.search + location.hash;

/** Path, search and hash. */
export const place = signal(here());

/** A slash at the end means nothing. */
export const path = (): string => new URL(place.value, location.origin).pathname.replace(/(.)\/+$/, '$1');

let forward = false;

/** We came here by a link, not by the browser's way back, which knows where on the page we were. */
export const isForward = (): boolean => forward && location.hash === '';

/** Goes to another screen; the browser's own back button comes back. */
export function go(to: string, how: 'push' | 'replace' = 'push'): void {
  if (to !== here()) history[how === 'push' ? 'pushState' : 'replaceState'](null, '', to);
  forward = true;
  place.value = here();
}

addEventListener('popstate', () => {
  forward = false;
  place.value = here();
});

/** Plain links inside the app need no loading. */
document.addEventListener('click', (event) => {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
    return;
  const link = (event.target as Element | null)?.closest('a');
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download')) return;
  if (link.pathname.startsWith('/api')) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
});
