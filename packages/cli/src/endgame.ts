/** `crownhead endgame`: what the endgame tables say of a position. */

import { type EndgameTables, type EndgameVerdict, endgameAnswer } from '@crownhead/engine';
import { openTables } from '@crownhead/engine/node';
import { SIDE_NAMES } from '@crownhead/match';
import {
  boardText,
  movesAreOfficial,
  opposite,
  type Position,
  type RuleSet,
  readPosition,
  size,
} from '@crownhead/rules';
import { type Answer, answerLines, failed } from './answer-lines.ts';
import { EXIT, type ExitCode } from './exit-code.ts';
import { badUsage, print, printError, printJson } from './output.ts';
import { readRules, rulesWords } from './read-rules.ts';
import { plural } from './words.ts';

export interface EndgameOptions {
  readonly fen?: string;
  readonly rules?: string;
  readonly json?: true;
}

const NAMES = SIDE_NAMES['black-white'];

function sentence(
  position: Position,
  rules: RuleSet,
  { verdict, plies }: EndgameVerdict,
  most: number,
): string {
  const { turn } = position;
  if (verdict === 'draw') return 'A draw: with best play neither side wins.';
  if (verdict === 'unknown') {
    if (!movesAreOfficial(rules)) return 'Unknown: the endgame tables are made for the official rules.';
    const pieces = size(position.black) + size(position.white);
    return `Unknown: the endgame tables cover up to ${plural(most, 'piece')}, and this position has ${pieces}.`;
  }
  const winner = NAMES[verdict === 'win' ? turn : opposite(turn)];
  const loser = NAMES[verdict === 'win' ? opposite(turn) : turn];
  if (plies === 0) return `${winner} has won: ${loser} cannot move.`;
  return plies === null
    ? `${winner} wins with best play.`
    : `${winner} wins with best play, ${plural(plies, 'ply', 'plies')} from now.`;
}

function describe(
  position: Position,
  rules: RuleSet,
  verdict: EndgameVerdict,
  tables: EndgameTables,
): string {
  return [
    `${NAMES[position.turn]} to move, ${rulesWords(rules)}`,
    '',
    boardText(position),
    '',
    sentence(position, rules, verdict, tables.pieces),
    '',
  ].join('\n');
}

/** Null when they cannot be used, which has been said then. */
function tablesOrComplaint(): EndgameTables | null {
  try {
    return openTables();
  } catch (error) {
    printError(`The endgame tables cannot be used: ${(error as Error).message}.`);
    return null;
  }
}

export async function endgameCommand(options: EndgameOptions): Promise<ExitCode> {
  const rules = readRules(options.rules);
  if (!rules.ok) return badUsage(rules.error.message);
  const single = options.fen === '-' ? null : readPosition(options.fen, rules.value, 'said');
  if (single !== null && !single.ok) return badUsage(single.error.message);
  const tables = tablesOrComplaint();
  if (tables === null) return EXIT.no;

  if (single === null) {
    return answerLines((line): Answer => {
      const position = readPosition(line, rules.value, 'said');
      if (!position.ok) return failed(position.error);
      return { json: endgameAnswer(tables.verdict(position.value, rules.value)), fine: true };
    });
  }
  const verdict = tables.verdict(single.value, rules.value);
  await (options.json
    ? printJson(endgameAnswer(verdict))
    : print(describe(single.value, rules.value, verdict, tables)));
  return EXIT.fine;
}
