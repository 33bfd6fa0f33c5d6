/** Searching a list by words: accents, case and order do not matter. */
const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether a text has every word of the search in it. */
export function textMatcher(search: string): (text: string) => boolean {
  const words = plain(search).split(/\s+/).filter(Boolean);
  return (text) => {
    const all = plain(text);
    return words.every((word) => all.includes(word));
  };
}
