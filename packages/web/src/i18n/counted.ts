/** A number of things, with the digits grouped as the language has it: "9,377 games". */
import type { Language } from '../settings.ts';
import { plural } from './plural.ts';

export const counted = (language: Language, count: number, forms: Parameters<typeof plural>[2]): string =>
  plural(language, count, forms).replace(String(count), count.toLocaleString(language));
