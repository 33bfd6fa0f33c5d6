/** Runs work that nobody waits for after the next paint, or when idle. */
import { myName } from './me/my-name.ts';

/** When the next frame is on the screen; a page that is hidden paints none. */
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

/** Who has been here before may be waited for elsewhere; others begin with the screen they see. */
const SOON_MS = 300;
const LATER_MS = 2000;

const INPUTS = ['pointerdown', 'keydown'] as const;

/** When nobody has pressed anything for a while after the first paint. */
export function whenQuiet(run: () => void): void {
  const wait = myName.peek() ? SOON_MS : LATER_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const begin = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      for (const input of INPUTS) removeEventListener(input, begin);
      run();
    }, wait);
  };
  for (const input of INPUTS) addEventListener(input, begin);
  if (document.readyState === 'complete') begin();
  else addEventListener('load', begin, { once: true });
}
