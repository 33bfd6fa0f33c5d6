/** Words used on many screens. */
export const common = {
  appName: 'Crownhead',
  back: 'Back',
  cancel: 'Cancel',
  ok: 'OK',
  close: 'Close',
  notLoaded: 'This part could not be loaded. Are you online?',
  tryAgain: 'Try again',
} as const;
