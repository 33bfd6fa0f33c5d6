/** Marks as they are typed. */
const TYPED: Readonly<Record<string, number>> = {
  '!': 1,
  '?': 2,
  '!!': 3,
  '??': 4,
  '!?': 5,
  '?!': 6,
  '[]': 7,
  '=': 10,
  '+-': 18,
  '-+': 19,
};

/** The NAG of `!?`, `$5` or `5`; null for anything else. */
export function nagOf(text: string): number | null {
  const number = /^\$?(\d{1,3})$/.exec(text);
  return number ? Number(number[1]) : (TYPED[text] ?? null);
}
