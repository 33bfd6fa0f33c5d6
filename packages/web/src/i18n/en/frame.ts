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
} as const;
