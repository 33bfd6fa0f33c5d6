/** The keyboard never falls out of the page: where what had it goes away, it goes to the title of the screen. */

/** Unless something of the screen has it; the bars around it are there on every screen. */
export function focusTitle(): void {
  const title = document.querySelector<HTMLElement>('h1');
  const { activeElement: active, body } = document;
  if (!title || (active && active !== body && !active.closest('.top, .tabs'))) return;
  title.tabIndex = -1;
  title.focus({ preventScroll: true });
}

/** Once, when the app starts. Components that know a better place have put it there before this looks. */
export function keepFocus(root: Element): void {
  let last: Element | null = null;
  addEventListener('focusin', (event) => {
    last = event.target as Element;
  });
  const look = (): void => {
    if (last && !last.isConnected) focusTitle();
  };
  new MutationObserver(look).observe(root, { childList: true, subtree: true });
}
