/** What an error of SQLite or of the file system means for the operator. */
import { StoreFault } from '../fault.ts';

/** Result codes of SQLite, without their extensions. */
const BUSY = 5;
const READONLY = 8;
const IOERR = 10;
const CORRUPT = 11;
const FULL = 13;
const CANTOPEN = 14;
const NOTADB = 26;

/** What the file system says, in words. */
const FILE_WORDS: Readonly<Record<string, string>> = {
  EACCES: 'this user is not allowed to',
  EPERM: 'this user is not allowed to',
  EROFS: 'that file system is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk space of this user is used up',
  EISDIR: 'it is a folder',
  ENOTDIR: 'part of its path is not a folder',
  ENOENT: 'its folder cannot be made',
};

/** The fault behind an error, or null where the error is a bug of ours. */
export function faultOf(error: unknown, file: string): StoreFault | null {
  if (error instanceof StoreFault) return error;
  if (!(error instanceof Error)) return null;
  const { errcode, code, message } = error as Error & { errcode?: number; code?: string };
  const unwritable = (why: string) => new StoreFault('unwritable', `Cannot write to ${file}: ${why}.`);
  if (errcode === undefined) {
    const fromFileSystem = code !== undefined && /^E[A-Z]+$/.test(code);
    return fromFileSystem ? unwritable(FILE_WORDS[code] ?? message) : null;
  }
  switch (errcode & 0xff) {
    case BUSY:
      return new StoreFault('in-use', `${file} is in use by another server.`);
    case CORRUPT:
    case NOTADB:
      return damaged(file, message);
    case FULL:
      return unwritable('the disk is full');
    case READONLY:
      return unwritable('it is read-only');
    case IOERR:
    case CANTOPEN:
      return unwritable(`the system says “${message}”`);
    default:
      return null;
  }
}

export const damaged = (file: string, why: string): StoreFault =>
  new StoreFault('damaged', `${file} is damaged, or not a Crownhead database: ${why}.`);
