/** Shows a dialog over whatever screen there is, for code that is loaded when it is asked for; gone once it is closed. */
import { render, type VNode } from 'preact';

export function overScreen(dialog: VNode): void {
  const place = document.createElement('div');
  // The browser says so after it has given the focus back; the event does not rise, but it can be caught on its way down.
  place.addEventListener(
    'close',
    () => {
      render(null, place);
      place.remove();
    },
    { capture: true },
  );
  document.body.append(place);
  render(dialog, place);
}
