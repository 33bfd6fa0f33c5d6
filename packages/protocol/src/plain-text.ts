/** What people write for others to read. */
import { tidyText } from '@crownhead/match';
import * as v from 'valibot';

/** One line of plain text, however it was typed. */
export const plainText = (text: string): string => tidyText(text, Number.POSITIVE_INFINITY) ?? '';

/** Words for other people, without anything that a terminal or a browser would obey. */
export const wordsSchema = (least: number, most: number) =>
  v.pipe(v.string(), v.maxLength(4 * most), v.transform(plainText), v.minLength(least), v.maxLength(most));
