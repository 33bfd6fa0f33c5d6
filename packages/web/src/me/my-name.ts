/** My name: given once, kept on this device, used at every table. */
import { effect, signal } from '@preact/signals';

const KEY = 'crownhead.name';

function read(): string {
  try {
    return localStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

/** Empty for somebody who has given none. */
export const myName = signal(read());

effect(() => {
  const name = myName.value;
  try {
    if (name === '') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, name);
  } catch {
    // Storage may be forbidden or full: then the name lasts as long as the page.
  }
});

// Another page of this device has changed it.
addEventListener('storage', ({ key, newValue }) => {
  if (key === KEY) myName.value = newValue ?? '';
});
