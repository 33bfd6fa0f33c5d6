/** Work that nobody waits for is done when the next frame is on the screen; a page that is hidden paints none. */
export function afterPaint(work: () => void): void {
  if (document.hidden) work();
  else requestAnimationFrame(() => setTimeout(work, 0));
}

/** Soon enough for the ear. */
const HEARD_MS = 80;

/** As `afterPaint`, and not in the way of the next press where the browser can tell. */
export function whenIdle(work: () => void): void {
  afterPaint(() => {
    if ('requestIdleCallback' in globalThis && !document.hidden)
      requestIdleCallback(work, { timeout: HEARD_MS });
    else work();
  });
}
