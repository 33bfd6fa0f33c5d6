/** Words used on many screens. */
export const common = {
  appName: 'Crownhead',
  back: 'Back',
  cancel: 'Cancel',
  ok: 'OK',
  close: 'Close',
} as const;
