/** How many games of this device wait for me. */
import { signal } from '@preact/signals';
import { deviceKeys, unfinishedGames } from '../local/kept-games.ts';

export const waiting = signal(0);

/** They change only where they are played, so it is enough to look after that. */
export function countWaiting(): void {
  waiting.value = unfinishedGames(deviceKeys()).filter(({ waits }) => waits).length;
}
