/** One sound outside a table, unless sounds are off; the code for it is loaded when it is first heard. */
import { settings } from '../settings.ts';
import type { Sound } from './sound-of.ts';

export function playSound(sound: Sound): void {
  if (settings.sound.peek() === 'on') void import('./sounds.ts').then(({ play }) => play(sound));
}
