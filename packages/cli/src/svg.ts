/** `crownhead svg`: a position as a picture. */
import {
  applyMove,
  positionSvg,
  REFUSAL_WORDS,
  readMove,
  readPosition,
  type SvgOptions,
} from '@crownhead/rules';
import { EXIT, type ExitCode } from './exit-code.ts';
import { badUsage, print, printError } from './output.ts';
import { readRules } from './read-rules.ts';

export interface SvgCommandOptions extends Pick<SvgOptions, 'flip' | 'labels' | 'size' | 'title'> {
  readonly fen?: string;
  readonly rules?: string;
  readonly move?: string;
}

export async function svgCommand({
  fen,
  rules: named,
  move: text,
  ...look
}: SvgCommandOptions): Promise<ExitCode> {
  const rules = readRules(named);
  if (!rules.ok) return badUsage(rules.error.message);
  const position = readPosition(fen, rules.value);
  if (!position.ok) return badUsage(position.error.message);
  if (text === undefined) {
    await print(`${positionSvg(position.value, look)}\n`);
    return EXIT.fine;
  }
  const move = readMove(position.value, rules.value, text);
  if (!move.ok) {
    printError(`${text.trim()} is not legal. ${REFUSAL_WORDS[move.error]}`);
    return EXIT.no;
  }
  const after = applyMove(position.value, move.value);
  await print(`${positionSvg(after, { ...look, lastMove: move.value })}\n`);
  return EXIT.fine;
}
