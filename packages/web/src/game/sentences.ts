/** Joins texts into sentences: each ends once. */

const ENDS = /[.!?…][)”»“]?$/;

/** Parts without text are left out. */
export const asSentences = (parts: readonly string[]): string =>
  parts
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => (ENDS.test(part) ? part : `${part}.`))
    .join(' ');
