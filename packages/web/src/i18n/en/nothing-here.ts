/** Words for an address that leads nowhere. */

export const nothingHere = {
  title: 'Page not found',
  hint: 'The link may be old or mistyped.',
  toStart: 'Home',
} as const;
