/** What is said where a game cannot be kept on this device. */
import type { Widen } from '../words.ts';

export const notKept = {
  playing: 'This game cannot be saved on this device. Save it as a file before you leave.',
  finished: 'The game could not be added to “My games”. Save it as a file to keep it.',
} as const;

export type NotKeptWords = Widen<typeof notKept>;
