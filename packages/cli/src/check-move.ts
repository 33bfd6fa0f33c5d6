/** `crownhead check-move`: is a move legal, and what stands on the board after it? */
import {
  applyMove,
  boardOutcome,
  formatFen,
  formatMove,
  type Position,
  REFUSAL_WORDS,
  type RefusalReason,
  type RuleSet,
  readMove,
} from '@crownhead/rules';
import { type Answer, answerLines, failed } from './answer-lines.ts';
import { EXIT, type ExitCode } from './exit-code.ts';
import { badUsage, print, printJson } from './output.ts';
import { type Failure, readPosition, readRules } from './question.ts';

export interface CheckMoveOptions {
  readonly fen: string;
  readonly move?: string;
  readonly rules?: string;
  readonly json?: true;
}

type Verdict =
  | { readonly legal: true; readonly fen: string }
  | { readonly legal: false; readonly reason: RefusalReason | 'ambiguous'; readonly message: string };

const NO_MOVE: Failure = {
  error: 'no-move',
  message: 'A line is a position, a tab and a move.',
};

function judge(position: Position, rules: RuleSet, text: string): { verdict: Verdict; full: string } {
  const move = readMove(position, rules, text, { outcome: boardOutcome(position, rules) });
  if (move.ok) {
    const fen = formatFen(applyMove(position, move.value));
    return { verdict: { legal: true, fen }, full: formatMove(move.value) };
  }
  return {
    verdict: { legal: false, reason: move.error, message: REFUSAL_WORDS[move.error] },
    full: text.trim(),
  };
}

function answerLine(line: string, rules: RuleSet): Answer {
  const tab = line.indexOf('\t');
  if (tab < 0) return failed(NO_MOVE);
  const position = readPosition(line.slice(0, tab), rules);
  if (!position.ok) return failed(position.error);
  const { verdict } = judge(position.value, rules, line.slice(tab + 1));
  return { json: verdict, fine: verdict.legal };
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
  const { verdict, full } = judge(position.value, rules.value, options.move);
  if (options.json) await printJson(verdict);
  else if (verdict.legal) await print(`${full} is legal. After it: ${verdict.fen}\n`);
  else await print(`${full} is not legal. ${verdict.message}\n`);
  return verdict.legal ? EXIT.fine : EXIT.no;
}
