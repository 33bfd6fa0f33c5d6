/** The answers to a batch as texts of bounded length: no string is longer than about half a billion characters. */
import type { Answer } from './batch.ts';

/** Characters after which a text is sent off. */
const LONG = 4 * 1024 * 1024;

export function* inParts(answers: readonly Answer[], long: number = LONG): Generator<string> {
  let part: string[] = [];
  let length = 0;
  for (const answer of answers) {
    const text = JSON.stringify(answer);
    part.push(text);
    length += text.length;
    if (length < long) continue;
    yield `[${part.join()}]`;
    part = [];
    length = 0;
  }
  if (part.length > 0) yield `[${part.join()}]`;
}
