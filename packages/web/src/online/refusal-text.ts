/** A refusal in the language of the reader; what is not translated is said in the server's own words. */
import type { Refused } from '@crownhead/client';
import type { OnlineWords } from './online-words.ts';

export function refusalText(
  { error, message }: Refused,
  { refusals }: Pick<OnlineWords, 'refusals'>,
): string {
  return (refusals as Readonly<Record<string, string | undefined>>)[error] ?? message;
}
