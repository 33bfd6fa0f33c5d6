/** What is wrong with the options of a table, in English. */
import type { OptionFault } from './table-options.ts';

/** Which number of a table is out of its bounds. */
export const OPTION_WORDS: Readonly<Record<OptionFault, string>> = {
  'move-limit-out-of-range': 'The move limit must be between 10 seconds and 5 minutes.',
  'warning-limit-out-of-range': 'The warning limit must be between 10 seconds and 5 minutes.',
  'clock-out-of-range': 'The clock must be between 10 seconds and 24 hours.',
  'increment-out-of-range': 'Increment and delay must be between 0 and 5 minutes.',
  'idle-limit-out-of-range': 'The idle limit must be between 30 seconds and 24 hours.',
  'grace-out-of-range': 'The time for a lost connection must be between 10 seconds and 10 minutes.',
};
