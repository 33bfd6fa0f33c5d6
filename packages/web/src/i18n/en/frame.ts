/** Words of the bars above and below every screen. */

export const frame = {
  skip: 'Skip to the content',
  sections: 'Sections',
  to: { play: 'Play', watch: 'Watch', games: 'Games', learn: 'Learn' },
  settings: 'Settings',
  language: 'Language',
  yourTurn: 'your turn',
  noName: 'Choose a name',
  you: (name: string) => `Playing as ${name}`,
  nothing: 'There is nothing at this address',
  nothingHint: 'The link may be old, or a letter of it may be missing.',
  toStart: 'To the first page',
} as const;
