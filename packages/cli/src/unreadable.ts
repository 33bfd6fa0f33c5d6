/** Says in one sentence why a file could not be read or written. */
import { FILE_FAULT_WORDS } from '@crownhead/client/files';

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  ENOTDIR: 'part of its path is not a folder',
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EROFS: 'nothing can be written there',
  EISDIR: 'it is a folder',
  ENOSPC: 'the disk is full',
  Z_DATA_ERROR: FILE_FAULT_WORDS.damaged,
  Z_BUF_ERROR: FILE_FAULT_WORDS.damaged,
  ERR_TRAILING_JUNK_AFTER_STREAM_END: FILE_FAULT_WORDS.damaged,
};

const why = (error: unknown): string => {
  const { code = '', message } = error as NodeJS.ErrnoException;
  return REASONS[code] ?? message;
};

export const whyUnreadable = (file: string, error: unknown): string =>
  `${file} cannot be read: ${why(error)}.`;
export const whyUnwritable = (file: string, error: unknown): string =>
  `${file} cannot be written: ${why(error)}.`;
