/** A refusal in the language of the reader; what is not translated is said in the server's own words. */
import type { Refused } from '@crownhead/client';
import type { Restricted } from '@crownhead/protocol';
import { timeText } from '../ui/time-text.ts';
import type { OnlineWords } from './online-words.ts';

type RefusalWords = Pick<OnlineWords, 'refusals' | 'restricted'>;

/** Why somebody is kept out or silent, and until when. */
function restrictionText(
  kind: 'banned' | 'muted',
  { reason, until }: Restricted,
  words: RefusalWords,
): string {
  if (until === null) return words.restricted[kind](reason);
  return words.restricted[`${kind}Until`](timeText(until), reason);
}

export function refusalText({ error, message, restriction }: Refused, words: RefusalWords): string {
  if (restriction) return restrictionText(error === 'muted' ? 'muted' : 'banned', restriction, words);
  return (words.refusals as Readonly<Record<string, string | undefined>>)[error] ?? message;
}
