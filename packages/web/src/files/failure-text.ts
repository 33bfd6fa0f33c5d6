/** What is wrong with a game of a file, in words and with its place (F2). */
import type { PdnTableReplay } from '@crownhead/match';
import { moveCount, type PdnFailure, quotable } from '@crownhead/rules';
import type { FilesWords } from '../i18n/en/files.ts';

export const failureText = ({ game, ply, line, token, reason }: PdnFailure, words: FilesWords): string =>
  words.failure(game, moveCount(ply), line, quotable(token), words.failures[reason]);

/** What was put right while reading it. */
export const warningText = (
  { code, line, token }: PdnTableReplay['warnings'][number],
  words: FilesWords,
): string => words.warning(line, quotable(token), words.warnings[code]);
