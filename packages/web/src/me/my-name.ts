/** My name: asked for once, kept on this device, used at every table. */
import { effect, type Signal, signal } from '@preact/signals';

/** Storage may be forbidden or full: then it lasts as long as the page. */
export function storedText(key: string): Signal<string> {
  const read = (): string => {
    try {
      return localStorage.getItem(key) ?? '';
    } catch {
      return '';
    }
  };
  const text = signal(read());
  effect(() => {
    const value = text.value;
    try {
      if (value === '') localStorage.removeItem(key);
      else localStorage.setItem(key, value);
    } catch {
      // Said above.
    }
  });
  // Another page of this device has changed it.
  addEventListener('storage', (event) => {
    if (event.key === key) text.value = event.newValue ?? '';
  });
  return text;
}

/** Empty for somebody who has given none. */
export const myName = storedText('crownhead.name');

/** `no` for somebody who would rather not be asked. */
export const askForName = storedText('crownhead.ask-name');
