/** Says in one sentence why a file could not be read. */

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EACCES: 'that is not allowed',
  EISDIR: 'it is a folder',
};

export function whyUnreadable(file: string, error: unknown): string {
  const { code = '', message } = error as NodeJS.ErrnoException;
  return `${file} cannot be read: ${REASONS[code] ?? message}.`;
}
