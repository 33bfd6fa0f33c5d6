/** `crownhead moves`: every legal move of a position, or how the game has ended. */
import {
  boardOutcome,
  describeOutcome,
  formatMove,
  formatRules,
  listMoves,
  MOVE_CAP,
  type Move,
  no,
  type Outcome,
  ok,
  type Position,
  type Result,
  type RuleSet,
  SIDE_NAMES,
} from '@crownhead/rules';
import { type Answer, answerLines, failed } from './answer-lines.ts';
import { boardText } from './board-text.ts';
import { EXIT, type ExitCode } from './exit-code.ts';
import { badUsage, complain, print, printJson } from './output.ts';
import { type Failure, readPosition, readRules } from './question.ts';
import { plural, table, thousands } from './words.ts';

export interface MovesOptions {
  readonly fen?: string;
  readonly rules?: string;
  readonly json?: true;
}

interface Listed {
  readonly moves: readonly (Move & { readonly text: string })[];
  readonly result: Outcome | null;
}

const TOO_MANY: Failure = {
  error: 'too-many-moves',
  message: `There are more than ${thousands(MOVE_CAP)} ways to jump here, too many to list.`,
};

const NAMES = SIDE_NAMES['black-white'];

function list(position: Position, rules: RuleSet): Result<Listed, Failure> {
  const result = boardOutcome(position, rules);
  if (result) return ok({ moves: [], result });
  const moves = listMoves(position, rules);
  if (!moves.ok) return no(TOO_MANY);
  // The keys are a contract, their order included: written out, not spread.
  const described = moves.value.map((move) => {
    const { from, path, captured, crowned } = move;
    return { text: formatMove(move), from, path, captured, crowned };
  });
  return ok({ moves: described, result: null });
}

function situation(position: Position, { moves, result }: Listed): string {
  if (result) return describeOutcome(result, NAMES);
  const mover = NAMES[position.turn];
  return moves.length > 0 ? `${mover} has ${plural(moves.length, 'legal move')}:` : `${mover} must pass.`;
}

function describe(position: Position, rules: RuleSet, listed: Listed): string {
  const rows = listed.moves.map(({ text, captured, crowned }) => [
    text,
    captured.length > 0 ? `takes ${captured.join(', ')}` : '',
    crowned ? 'crowned' : '',
  ]);
  return [
    `${NAMES[position.turn]} to move, ${formatRules(rules)} rules`,
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
      const listed = list(position.value, rules.value);
      return listed.ok ? { json: listed.value, fine: true } : failed(listed.error);
    });
  }
  const position = readPosition(options.fen, rules.value);
  if (!position.ok) return badUsage(position.error.message);
  const listed = list(position.value, rules.value);
  if (!listed.ok) {
    if (options.json) await printJson(listed.error);
    else complain(listed.error.message);
    return EXIT.no;
  }
  await (options.json ? printJson(listed.value) : print(describe(position.value, rules.value, listed.value)));
  return EXIT.fine;
}
