/** The words of the lobby, which come with it. */
import { lobby } from '../i18n/en/lobby.ts';
import { lazyWords } from '../i18n/lazy-words.ts';
import type { Widen } from '../i18n/words.ts';

export type LobbyWords = Widen<typeof lobby>;

export const lobbyWords = lazyWords(lobby, {
  es: async () => (await import('../i18n/es/lobby.ts')).lobby,
  fr: async () => (await import('../i18n/fr/lobby.ts')).lobby,
  de: async () => (await import('../i18n/de/lobby.ts')).lobby,
  ru: async () => (await import('../i18n/ru/lobby.ts')).lobby,
});
