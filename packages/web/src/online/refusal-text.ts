/** A refusal in the language of the reader; what is not translated is said in the server's own words. */
import type { Refused } from '@crownhead/client';
import { restrictionText } from './moderation-words.ts';
import type { OnlineWords } from './online-words.ts';

export function refusalText(
  { error, message, restriction }: Refused,
  { refusals }: Pick<OnlineWords, 'refusals'>,
): string {
  if (restriction) return restrictionText(error === 'muted' ? 'muted' : 'banned', restriction);
  return (refusals as Readonly<Record<string, string | undefined>>)[error] ?? message;
}
