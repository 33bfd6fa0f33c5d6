/** Words used on many screens. */
export const common = {
  appName: 'Crownhead',
  back: 'Back',
  cancel: 'Cancel',
  ok: 'OK',
  close: 'Close',
  notLoaded: 'This could not be loaded. Check your connection.',
  tryAgain: 'Try again',
} as const;
