/** The files that a command line names. What cannot be read or written is thrown as one sentence, with which the program ends. */
import { accessSync, appendFileSync, constants, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { FILE_FAULT_WORDS } from '@crownhead/client/files';
import { FILE_FAULTS } from '@crownhead/terminal/file-faults';

const REASONS: Readonly<Record<string, string>> = {
  ...FILE_FAULTS,
  Z_DATA_ERROR: FILE_FAULT_WORDS.damaged,
  Z_BUF_ERROR: FILE_FAULT_WORDS.damaged,
  ERR_TRAILING_JUNK_AFTER_STREAM_END: FILE_FAULT_WORDS.damaged,
};

const why = (error: unknown): string => {
  const { code = '', message } = error as NodeJS.ErrnoException;
  return REASONS[code] ?? message;
};

/** A file as sentences name it: “-” is standard input. */
export const nameOf = (file: string): string => (file === '-' ? 'Standard input' : file);

export const whyUnreadable = (file: string, error: unknown): string =>
  `${nameOf(file)} cannot be read: ${why(error)}.`;
const whyUnwritable = (file: string, error: unknown): string => `${file} cannot be written: ${why(error)}.`;

/** “-” is standard input. */
export function readBytes(file: string): Buffer {
  try {
    return readFileSync(file === '-' ? 0 : file);
  } catch (error) {
    throw new Error(whyUnreadable(file, error));
  }
}

export const readText = (file: string): string => readBytes(file).toString('utf8');

function writing(file: string, write: () => void): void {
  try {
    write();
  } catch (error) {
    throw new Error(whyUnwritable(file, error));
  }
}

export const writeTo = (file: string, data: string | Uint8Array): void =>
  writing(file, () => writeFileSync(file, data));

export const appendTo = (file: string, text: string): void => writing(file, () => appendFileSync(file, text));

/** Called before a long search, whose result would be lost to a mistyped folder. Nothing is written yet. */
export function expectWritable(file: string): void {
  writing(file, () => {
    const found = statSync(file, { throwIfNoEntry: false });
    if (found?.isDirectory()) throw Object.assign(new Error(), { code: 'EISDIR' });
    accessSync(found ? file : dirname(file), constants.W_OK);
  });
}
