/** Why a file cannot be read or written, by the code of Node's error: the end of a sentence. */
export const FILE_FAULTS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  ENOTDIR: 'part of its path is not a folder',
  // Where a folder was to be made.
  EEXIST: 'part of its path is not a folder',
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EISDIR: 'it is a folder',
  ENAMETOOLONG: 'its name is too long',
  ENOSPC: 'the disk is full',
  EROFS: 'nothing can be written there',
};

/** The end of a sentence, for anything that can be thrown. */
export const faultWords = (error: unknown): string =>
  FILE_FAULTS[(error as NodeJS.ErrnoException).code ?? ''] ?? String(error);
