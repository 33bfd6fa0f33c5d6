/** Why a game on this device could not be started. Forms find what is wrong before: this is for what they do not know of. */
import type { Refused } from '@crownhead/client';
import { TABLE_WORDS } from '@crownhead/match';

const WORDS: Readonly<Record<string, string>> = TABLE_WORDS;

export const startRefusal = ({ error, message }: Refused): string => WORDS[error] ?? message;
