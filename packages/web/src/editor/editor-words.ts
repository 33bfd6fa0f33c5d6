/** The editor's dictionary in the language of the reader. */
import { editor } from '../i18n/en/editor.ts';
import { lazyWords } from '../i18n/lazy-words.ts';

export const editorWords = lazyWords(editor, {
  es: async () => (await import('../i18n/es/editor.ts')).editor,
  fr: async () => (await import('../i18n/fr/editor.ts')).editor,
  de: async () => (await import('../i18n/de/editor.ts')).editor,
  ru: async () => (await import('../i18n/ru/editor.ts')).editor,
});
