/** Prints results to standard output, and errors to standard error in one sentence. */
import { once } from 'node:events';
import { EXIT, type ExitCode } from './exit-code.ts';

/** Waits when the reader is slower than we are, so that a long answer never piles up in memory. */
export async function print(text: string): Promise<void> {
  if (!process.stdout.write(text)) await once(process.stdout, 'drain');
}

/** Beyond those that JSON escapes by itself: some terminals obey these as well. */
const MORE_CONTROLS = /[\u007f-\u009f]/g;
const escaped = (sign: string): string => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;

export const printJson = (value: object): Promise<void> =>
  print(`${JSON.stringify(value).replace(MORE_CONTROLS, escaped)}\n`);

/** What a terminal would obey; a line may still end. */
const UNSAFE = /(?!\n)[\p{Cc}\p{Cf}]/gu;
/** Words of others, such as those of a server, can be printed as this leaves them. */
export const withoutControls = (text: string): string => text.replace(UNSAFE, ' ');

export function printError(message: string): void {
  process.stderr.write(`crownhead: ${withoutControls(message)}\n`);
}

/** For a question that cannot be answered as it was put. */
export function badUsage(message: string): ExitCode {
  printError(message);
  return EXIT.usage;
}

/** For what cannot be done, with the code that says whose fault it is. */
export function refuse({ message, code }: { readonly message: string; readonly code: ExitCode }): ExitCode {
  printError(message);
  return code;
}

/** A reader that has seen enough (`| head`) closes the pipe: that is no error of ours. A full disk is one. */
export function watchOutput(): void {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EPIPE') process.exit(EXIT.fine);
      if (stream === process.stdout) printError(`The answer cannot be written: ${error.message}.`);
      process.exit(EXIT.no);
    });
  }
}
