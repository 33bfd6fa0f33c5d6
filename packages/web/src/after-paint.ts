/** Work that nobody waits for is done when the next frame is on the screen; a page that is hidden paints none. */
export function afterPaint(work: () => void): void {
  if (document.hidden) work();
  else requestAnimationFrame(() => setTimeout(work, 0));
}
