/** Words for the training log as a file. */
import { plural } from '../plural.ts';
import type { Widen } from '../words.ts';

export const logFile = {
  title: 'Your progress as a file',
  about:
    'Rating, history, cards and puzzles of your games. A file from another device is put together with what is here.',
  save: 'Save as a file',
  open: 'Open a file',
  opened: (count: number) =>
    count === 0
      ? 'Everything in this file was here already.'
      : plural('en', count, { one: '# new entry.', other: '# new entries.' }),
  faults: {
    'not-a-log': () => 'This is not a file of training progress.',
    'other-version': () => 'This file comes from a newer version of the app.',
    'bad-line': (line: number) => `Line ${line} of this file cannot be read. Nothing was changed.`,
  },
};

export type LogFileWords = Widen<typeof logFile>;
