/** The member of a list of words that a text is, or null: how outside text becomes a union type. */
export const oneOf = <T extends string>(words: readonly T[], text: string | null): T | null =>
  words.find((word) => word === text) ?? null;
