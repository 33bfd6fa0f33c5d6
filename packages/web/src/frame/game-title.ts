/** What the top bar says while a game is on the screen, where it makes room for the board. */
import { effect, signal } from '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';

/** Null while no game is on the screen. */
export const gameTitle = signal<string | null>(null);

effect(() => {
  document.documentElement.dataset.screen = gameTitle.value === null ? 'page' : 'game';
});

/** For the screen of a game, as long as it is shown. */
export function useGameTitle(title: string): void {
  useLayoutEffect(() => {
    gameTitle.value = title;
  }, [title]);
  useLayoutEffect(
    () => () => {
      gameTitle.value = null;
    },
    [],
  );
}
