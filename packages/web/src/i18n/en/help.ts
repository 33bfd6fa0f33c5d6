/** Words of the small help buttons. */
export const help = {
  what: (about: string) => `What is this? ${about}`,
  more: 'More in “How to play”',
} as const;
