/** Words of the bars above and below every screen. */

export const frame = {
  skip: 'Skip to content',
  sections: 'Sections',
  to: { play: 'Play', watch: 'Watch', games: 'My games', learn: 'Learn' },
  settings: 'Settings',
  language: 'Language',
  yourTurn: 'Your turn',
  noName: 'Choose a name',
  you: (name: string) => `Playing as ${name}`,
} as const;
