/** Words for calling a player who looks elsewhere. */
export const attention = {
  turn: 'Your move',
  time: 'Your time is running out',
  notify: 'Notifications',
  notifyHint: 'While you look elsewhere: your turn, a question, time that runs out.',
  refused: 'Your browser does not allow them. Its settings for this page can change that.',
} as const;
