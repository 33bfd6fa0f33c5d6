/** `crownhead moves`: every legal move of a position, or how the game has ended. */
import { SIDE_NAMES } from '@crownhead/match';
import {
  answerMoves,
  boardText,
  describeOutcome,
  type MovesAnswer,
  type Position,
  type RuleSet,
  readPosition,
} from '@crownhead/rules';
import { type Answer, answerLines, failed } from './answer-lines.ts';
import { EXIT, type ExitCode } from './exit-code.ts';
import { badUsage, print, printError, printJson } from './output.ts';
import { readRules, rulesWords } from './read-rules.ts';
import { plural, table } from './words.ts';

export interface MovesOptions {
  readonly fen?: string;
  readonly rules?: string;
  readonly json?: true;
}

const NAMES = SIDE_NAMES['black-white'];

function situation(position: Position, { moves, result }: MovesAnswer): string {
  if (result) return describeOutcome(result, NAMES);
  const mover = NAMES[position.turn];
  return moves.length > 0 ? `${mover} has ${plural(moves.length, 'legal move')}:` : `${mover} must pass.`;
}

function describe(position: Position, rules: RuleSet, listed: MovesAnswer): string {
  const rows = listed.moves.map(({ text, captured, crowned }) => [
    text,
    captured.length > 0 ? `takes ${captured.join(', ')}` : '',
    crowned ? 'crowned' : '',
  ]);
  return [
    `${NAMES[position.turn]} to move, ${rulesWords(rules)}`,
    '',
    boardText(position),
    '',
    situation(position, listed),
    ...(rows.length > 0 ? ['', table(rows)] : []),
    '',
  ].join('\n');
}

export async function movesCommand(options: MovesOptions): Promise<ExitCode> {
  const rules = readRules(options.rules);
  if (!rules.ok) return badUsage(rules.error.message);

  if (options.fen === '-') {
    return answerLines((line): Answer => {
      const position = readPosition(line, rules.value);
      if (!position.ok) return failed(position.error);
      const listed = answerMoves(position.value, rules.value);
      return listed.ok ? { json: listed.value, fine: true } : failed(listed.error);
    });
  }
  const position = readPosition(options.fen, rules.value);
  if (!position.ok) return badUsage(position.error.message);
  const listed = answerMoves(position.value, rules.value);
  if (!listed.ok) {
    if (options.json) await printJson(listed.error);
    else printError(listed.error.message);
    return EXIT.no;
  }
  await (options.json ? printJson(listed.value) : print(describe(position.value, rules.value, listed.value)));
  return EXIT.fine;
}
