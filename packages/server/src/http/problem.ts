/** Everything that can be refused over HTTP: a code for programs, a sentence for people and a fitting status. */
import { ERROR_WORDS, type ErrorReply, isErrorCode, type Restricted } from '@crownhead/protocol';

const HTTP_WORDS = {
  'wrong-method': 'This address does not take that method.',
  'wrong-type': 'A body must be JSON, with the content type application/json.',
  'not-ready': 'The server is not ready yet.',
  'not-allowed': 'Your role does not allow this.',
  'has-role': 'This person has a role here: an owner takes it away first.',
  'no-person': 'There is no such person.',
  'no-record': 'There is nothing with this id.',
  'no-node': 'There is no such node.',
  'bad-network': 'That is no address or network, or too wide a one: 192.0.2.7, 192.0.2.0/24, 2001:db8::/48.',
  'no-backup': 'Only an SQLite database is backed up this way: PostgreSQL has its own.',
} as const;
type HttpCode = keyof typeof HTTP_WORDS;

const isHttpCode = (code: string): code is HttpCode => Object.hasOwn(HTTP_WORDS, code);

const wordsFor = (code: string): string => {
  if (isHttpCode(code)) return HTTP_WORDS[code];
  return isErrorCode(code) ? ERROR_WORDS[code] : ERROR_WORDS['bad-request'];
};

export const problem = (
  code: string,
  message: string = wordsFor(code),
  restriction?: Restricted,
): ErrorReply => ({
  error: code,
  message,
  ...(restriction && { restriction: { reason: restriction.reason, until: restriction.until } }),
});

const CODE_OF_STATUS: Readonly<Record<number, string>> = {
  404: 'not-found',
  405: 'wrong-method',
  413: 'too-large',
  414: 'too-large',
  415: 'wrong-type',
  429: 'too-fast',
  431: 'too-large',
  503: 'unavailable',
};

/** The code for what the web framework itself refused. */
export const codeOfStatus = (status: number): string =>
  CODE_OF_STATUS[status] ?? (status >= 500 ? 'internal' : 'bad-request');
