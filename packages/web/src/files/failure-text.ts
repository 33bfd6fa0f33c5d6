/** What is wrong with a game of a file, in words and with its place (F2). */
import { type PdnFailure, quotable } from '@crownhead/rules';
import type { FilesWords } from '../i18n/en/files.ts';

export const failureText = ({ game, ply, line, token, reason }: PdnFailure, words: FilesWords): string =>
  words.failure(game, ply, line, quotable(token), words.failures[reason]);
