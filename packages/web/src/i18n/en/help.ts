/** Words of the small help buttons. */
export const help = {
  open: 'Help',
  what: (about: string) => `What is this? ${about}`,
  more: 'More in “Learn”',
} as const;
