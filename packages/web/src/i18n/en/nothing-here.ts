/** Words for an address that leads nowhere. */

export const nothingHere = {
  title: 'There is nothing at this address',
  hint: 'The link may be old, or a letter of it may be missing.',
  toStart: 'Home',
} as const;
