/** `crownhead check-move`: is a move legal, and what does the board look like after it? */
import { answerCheck, type Failure, formatMove, type RuleSet, readPosition } from '@crownhead/rules';
import { type Answer, answerLines, failed } from './answer-lines.ts';
import { EXIT, type ExitCode } from './exit-code.ts';
import { badUsage, print, printJson } from './output.ts';
import { readRules } from './read-rules.ts';

export interface CheckMoveOptions {
  readonly fen: string;
  readonly move?: string;
  readonly rules?: string;
  readonly json?: true;
}

const NO_MOVE: Failure = {
  error: 'no-move',
  message: 'A line is a position, a tab and a move.',
};

function answerLine(line: string, rules: RuleSet): Answer {
  const tab = line.indexOf('\t');
  if (tab < 0) return failed(NO_MOVE);
  const position = readPosition(line.slice(0, tab), rules);
  if (!position.ok) return failed(position.error);
  const { answer } = answerCheck(position.value, rules, line.slice(tab + 1));
  return { json: answer, fine: answer.legal };
}

export async function checkMoveCommand(options: CheckMoveOptions): Promise<ExitCode> {
  const rules = readRules(options.rules);
  if (!rules.ok) return badUsage(rules.error.message);

  if (options.fen === '-') {
    if (options.move !== undefined)
      return badUsage('With --fen - the moves come from standard input as well.');
    return answerLines((line) => answerLine(line, rules.value));
  }
  if (options.move === undefined) return badUsage('Name the move with --move, like --move 11-15.');
  const position = readPosition(options.fen, rules.value);
  if (!position.ok) return badUsage(position.error.message);
  const { answer, move } = answerCheck(position.value, rules.value, options.move);
  const text = move ? formatMove(move) : options.move.trim();
  if (options.json) await printJson(answer);
  else if (answer.legal) await print(`${text} is legal. After it: ${answer.fen}\n`);
  else await print(`${text} is not legal. ${answer.message}\n`);
  return answer.legal ? EXIT.fine : EXIT.no;
}
