/** A card asks for something that should be remembered: a position from a puzzle or from the player's own mistake, an opening line, an ending. */

/** Where cards come from. */
export const CARD_KINDS = ['mistake', 'puzzle', 'opening', 'ending'] as const;
/** One of them. */
export type CardKind = (typeof CARD_KINDS)[number];

/** A question that comes back. */
export interface Card {
  /** The same question has the same id, wherever it was met. */
  readonly id: string;
  readonly kind: CardKind;
  /** The question as PDN: a puzzle, a line to be repeated, or a position to be played out with its goal as `[Puzzle]`. */
  readonly pdn: string;
  /** What is written on it; the app has words for cards without one. */
  readonly title: string;
}

/** Two cards that ask the same have the same id: kind and question, hashed (FNV-1a, 53 bits). */
export function cardId(kind: CardKind, question: string): string {
  let [low, high] = [0x811c9dc5, 0xcbf29ce4];
  for (const char of `${kind} ${question}`) {
    const code = char.codePointAt(0)!;
    low = Math.imul(low ^ code, 0x01000193);
    high = Math.imul(high ^ (code + (low >>> 16)), 0x01000193);
  }
  return ((high >>> 11) * 0x1_0000_0000 + (low >>> 0)).toString(36);
}
