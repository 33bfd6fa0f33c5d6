/** A moment as the reader writes it. */

/** In the language of the page. */
const language = (): string | undefined => globalThis.document?.documentElement.lang || undefined;

export const timeText = (at: number): string =>
  new Date(at).toLocaleString(language(), { dateStyle: 'medium', timeStyle: 'short' });
