/** The `--fen -` mode: reads one question per line from standard input and prints one JSON line for each, in order. */
import type { Failure } from '@crownhead/rules';
import { EXIT, type ExitCode } from './exit-code.ts';
import { LONGEST_LINE, lineBatches } from './lines.ts';
import { print } from './output.ts';

export interface Answer {
  readonly json: object;
  /** False when the answer is "no", "illegal" or "failed". */
  readonly fine: boolean;
}

export const failed = ({ error, message }: Failure): Answer => ({ json: { error, message }, fine: false });

/** Answers are written together for speed, but none waits long for a slow one behind it. */
const FLUSH_CHARACTERS = 16_384;
const FLUSH_MS = 20;

const TOO_LONG: Failure = {
  error: 'line-too-long',
  message: `A line has at most ${LONGEST_LINE} characters.`,
};

/** The exit code is 1 when any line was. */
export async function answerLines(answer: (line: string) => Answer): Promise<ExitCode> {
  let code: ExitCode = EXIT.fine;
  process.stdin.setEncoding('utf8');
  for await (const lines of lineBatches(process.stdin)) {
    let text = '';
    let flushed = performance.now();
    for (const line of lines) {
      if (line.trim() === '') continue;
      const { json, fine } = line.length > LONGEST_LINE ? failed(TOO_LONG) : answer(line);
      if (!fine) code = EXIT.no;
      text += `${JSON.stringify(json)}\n`;
      if (text.length < FLUSH_CHARACTERS && performance.now() - flushed < FLUSH_MS) continue;
      await print(text);
      text = '';
      flushed = performance.now();
    }
    if (text !== '') await print(text);
  }
  return code;
}
