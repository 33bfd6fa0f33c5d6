/** The moment after the first paint when nobody is pressing anything: what can wait begins then. */
import { myName } from './me/my-name.ts';

/** Who has been here before may be waited for elsewhere; others begin with the screen they see. */
const SOON_MS = 300;
const LATER_MS = 2000;

const INPUTS = ['pointerdown', 'keydown'] as const;

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
