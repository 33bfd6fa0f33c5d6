/** Words for a player whose tab is in the background. */
export const attention = {
  turn: 'Your move',
  time: 'Your time is running out',
  notify: 'Notifications',
  notifyHint: 'When this tab is in the background: your turn, offers, low time.',
  refused: 'Your browser blocks notifications. You can allow them in its settings for this page.',
} as const;
