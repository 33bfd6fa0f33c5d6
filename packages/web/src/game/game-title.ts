/** What the top bar says while a game is on the screen, where it makes room for the board. */
import type { Preset } from '@crownhead/match';
import { effect, signal } from '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';

type Played = Pick<Preset, 'rules' | 'table'>;

/** Who plays; null while no game is on the screen. */
export const gameTitle = signal<string | null>(null);

/** The rules of that game; null until it begins. */
export const gameRules = signal<Played | null>(null);

/** Names rules; comes after the first move, with the words for it. */
export const nameRules = signal<((played: Played) => string) | null>(null);

effect(() => {
  document.documentElement.dataset.screen = gameTitle.value === null ? 'page' : 'game';
});

/** For the screen of a game, as long as it is shown. */
export function useGameTitle(title: string, played: Played | null): void {
  useLayoutEffect(() => {
    gameTitle.value = title;
    gameRules.value = played;
  }, [title, played?.rules, played?.table]);
  useLayoutEffect(
    () => () => {
      gameTitle.value = null;
      gameRules.value = null;
    },
    [],
  );
}
