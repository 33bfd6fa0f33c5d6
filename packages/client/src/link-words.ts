/** The English sentences for what goes wrong between a client and its server. */
import { NO_LONGER_OPEN } from './closed.ts';
import type { LinkError, Refused } from './table.ts';

const LINK_WORDS: Readonly<Record<LinkError, string>> = {
  'not-connected': 'There is no connection to the server.',
  'no-answer': 'The server did not answer: this may not have been done.',
  outdated: 'The server has a newer version: please update this program.',
  moved: 'You are now playing on another device.',
  removed: 'You have been removed from this server.',
  ended: 'The host has ended the game.',
  closed: NO_LONGER_OPEN.message,
};

export const linkRefusal = (error: LinkError): Refused => ({ error, message: LINK_WORDS[error] });

/** After the last try to reach a server (N11): where it is, where that needs to be told, and what it said itself. */
export const unreachable = (
  place: string | null,
  attempts: number,
  problem: Refused | null = null,
): Refused => ({
  error: problem?.error ?? 'not-connected',
  message: `The server${place === null ? '' : ` at ${place}`} could not be reached in ${attempts} ${
    attempts === 1 ? 'attempt' : 'attempts'
  }.${problem ? ` It said: ${problem.message}` : ''}`,
});
