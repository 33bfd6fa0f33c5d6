/** Every "no" that can come back over the wire, with its sentence: the table's own and those of the gateway before it. */
import { TABLE_REFUSALS, TABLE_WORDS, type TableRefusal } from '@crownhead/match';

/** What is refused before a table is asked. */
export const GATEWAY_ERRORS = [
  'bad-message',
  'too-large',
  'too-fast',
  'other-version',
  'server-full',
  'table-full',
  'too-many-tables',
  'too-many-tables-here',
  'too-many-seats',
  'table-worn-out',
  'saved-game-too-long',
  'draining',
  'unavailable',
  'no-session',
  'foreign-origin',
  'name-in-use',
  'name-mixes-scripts',
  'name-looks-latin',
  'name-reserved',
  'bad-return-code',
  'session-exists',
  'password-needed',
  'wrong-password',
  'too-many-attempts',
  'bad-invitation',
  'busy',
  'bad-password',
  'no-spectators',
  'not-open-here',
  'banned',
  'muted',
  'bad-request',
  'not-found',
  'internal',
] as const;
export type GatewayError = (typeof GATEWAY_ERRORS)[number];
/** Everything that can be refused. */
export type ErrorCode = GatewayError | TableRefusal;

const GATEWAY_WORDS: Readonly<Record<GatewayError, string>> = {
  'bad-message': 'This message cannot be read.',
  'too-large': 'This message is too long.',
  'too-fast': 'Too many messages: please wait a moment.',
  'other-version': 'This program and the server speak different versions: please update.',
  'server-full': 'Server is full',
  'table-full': 'This table is full.',
  'too-many-tables': 'You have reached the limit of open tables.',
  'too-many-tables-here': 'Too many tables are open from your network: join one of them, or close one first.',
  'too-many-seats':
    'You, or others on your network, hold too many seats where no game has started: play there, or leave one first.',
  'table-worn-out': 'This table has been in use for very long: finish this game, then open a new table.',
  'saved-game-too-long': 'This saved game is too long to be continued at a table.',
  draining: 'The server is about to restart: please reconnect.',
  unavailable: 'The server cannot save anything right now: please try again in a moment.',
  'no-session': 'Please enter your name first.',
  'foreign-origin': 'This page does not belong to this server.',
  'name-in-use': 'That name, or one that looks like it, is already in use.',
  'name-mixes-scripts': 'A name must use one alphabet.',
  'name-looks-latin':
    'Every letter of this name looks like a Latin one: write it in Latin letters, or add an initial that does not.',
  'name-reserved': 'That name is reserved: please choose another one.',
  'bad-return-code': 'This link is no longer valid.',
  'session-exists': 'You are here as another player: continuing with this link replaces them.',
  'password-needed': 'This table requires a password.',
  'wrong-password': 'That is not the password of this table.',
  'too-many-attempts': 'Too many wrong passwords: please try again later.',
  'bad-invitation': 'This invitation is no longer valid: ask for a new one, or enter the password.',
  busy: 'The server is busy: please try again in a moment.',
  'bad-password': 'A password has 1 to 100 characters.',
  'no-spectators': 'This table has no spectators.',
  'not-open-here': 'Open the table before acting at it.',
  banned: 'You cannot use this server at present.',
  muted: 'You cannot chat or change your name at present.',
  'bad-request': 'This request cannot be understood.',
  'not-found': 'This address does not exist.',
  internal: 'Something went wrong on our side.',
};

/** A sentence for each code. */
export const ERROR_WORDS: Readonly<Record<ErrorCode, string>> = { ...TABLE_WORDS, ...GATEWAY_WORDS };

/** A code as it came over the wire; one from a newer server is still an error. */
export const isErrorCode = (text: string): text is ErrorCode => Object.hasOwn(ERROR_WORDS, text);

/** Refusals that are about the table rather than about the move itself. */
export const isTableRefusal = (code: string): boolean => (TABLE_REFUSALS as readonly string[]).includes(code);
