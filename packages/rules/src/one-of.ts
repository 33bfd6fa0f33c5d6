/** The one of some words that a text is, or null: how texts from outside become members of a union. */
export const oneOf = <T extends string>(words: readonly T[], text: string | null): T | null =>
  words.find((word) => word === text) ?? null;
